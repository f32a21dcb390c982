// Starts the program, and shows a message if it does not start. The build inserts this script into the page itself, and
// the page's policy allows it by its hash. It is therefore available whenever the page is, and can show a message
// without loading anything. It stands in the head before the style, so that the program does not wait for the style.
// The build fills in the file names of this version: see xtask/src/start.rs.
(() => {
  const PROGRAM = { script: "{script}", wasm: "{wasm}" };
  // The files of the lazy part. A program that is not split contains that part, except for its style.
  const ROOMS = { wasm: "{rooms_wasm}", style: "{rooms_style}" };
  // The relative path to these files, which the pages of all languages share.
  const BASE = "{base}";
  // Empty in a development build, which has no service worker.
  const WORKER = "{worker}";
  // A key of a link that needs the lazy part.
  const ASKS_FOR_ROOMS = /[#&]({lazy_keys})=/;
  // The parameter of a second attempt.
  const AGAIN = "again";

  const root = document.documentElement;
  const here = new URL(location);

  // The page is being redirected: see www/elsewhere.js.
  if (root.hidden) {
    return;
  }
  if (typeof WebAssembly === "undefined") {
    location.replace("./static.html");
    return;
  }

  const isAgain = here.searchParams.has(AGAIN);
  if (isAgain) {
    // Readers may share the address, so the parameter is removed.
    here.searchParams.delete(AGAIN);
    try {
      history.replaceState(history.state, "", here);
    } catch {}
  }

  // A second attempt uses other addresses: browsers do not run a failed module again, and a cache may hold a broken
  // file.
  const address = (name, isAgain) => BASE + (isAgain ? `${name}?${AGAIN}=${Date.now()}` : name);

  // The content of the body before the program replaces it. The program waits until all of it is parsed and until the
  // style is loaded, because widths depend on the style: a script at the end of the body waits for that.
  let before = [];
  const parsed = new Promise((done) => {
    addEventListener("DOMContentLoaded", () => {
      before = [...document.body.children];
      document.getElementById("start-again").addEventListener("click", (event) => {
        event.preventDefault();
        const again = new URL(location);
        again.searchParams.set(AGAIN, Date.now());
        location.replace(again);
      });
      done();
    });
  });

  // Returns the exports of the program for its lazy part.
  const start = async () => {
    const parts = [import(address(PROGRAM.script, isAgain)), fetch(address(PROGRAM.wasm, isAgain)), parsed];
    const [script, response] = await Promise.all(parts);
    return script.default({ module_or_path: response });
  };

  // Loads a style, and returns its element. The page ignores the style at first, because a change of style keeps a slow
  // phone busy. The program is usable without its style, so errors are ignored.
  const loadStyle = (href) =>
    new Promise(async (done) => {
      // The style must come after the page's own.
      await parsed;
      const link = document.createElement("link");
      link.onload = link.onerror = () => done(link);
      document.head.append(Object.assign(link, { rel: "stylesheet", media: "not all", href }));
    });

  // An embedded page stores nothing. If the browser refuses a service worker, the page works without one.
  const withWorker = (work) => {
    if (WORKER && self === top) {
      try {
        work(navigator.serviceWorker).catch(() => {});
      } catch {}
    }
  };

  let wasAsked = isAgain;
  const fetchRooms = async () => {
    const isAgain = wasAsked;
    wasAsked = true;
    const style = loadStyle(address(ROOMS.style, isAgain));
    // The lazy part shows formulas. Loading their font first prevents a shift of the layout. Without the font they are
    // still legible.
    const font = document.fonts.load('1em "Steps Math"').catch(() => {});
    const response = ROOMS.wasm && (await fetch(address(ROOMS.wasm, isAgain)));
    if (response && !response.ok) throw new Error(`${response.status} ${response.url}`);
    const fetched = { rooms: response && (await response.arrayBuffer()), style: await style };
    await font;
    withWorker((worker) => worker.ready.then(({ active }) => active.postMessage("rooms")));
    return fetched;
  };

  const say = async (error) => {
    console.error(error);
    await parsed;
    // A program that failed half-way may have cleared the page.
    if (!document.getElementById("start")) {
      document.body.replaceChildren(...before);
    }
    root.dataset.start = "failed";
    document.getElementById("start-late").hidden = true;
    document.getElementById("start-failed").hidden = false;
  };

  // If the link needs the lazy part, load it at once instead of waiting for the program's request.
  let coming = ASKS_FOR_ROOMS.test(here.hash) ? fetchRooms() : undefined;
  coming?.catch(() => {});
  const program = start();
  program.then(() => withWorker((worker) => worker.register(`./${WORKER}`)), say);

  // Fetches the lazy part when the page is idle after its first answer. Starting it keeps a slow phone busy, so that
  // waits for the first sign of a reader. In embedded pages, and if the reader saves data, it is also fetched only at the
  // first press or focus. An error is ignored, because nothing has requested the part yet.
  const ASK = "glicko2-ask-rooms";
  // The number of running attempts that the program requested; whether one has loaded; and whether the lazy part is
  // ready.
  let tries = 0, isTaken = false, areThere = false;
  // Returns whether the lazy part was fetched and nothing else has taken it.
  const fetchAhead = async () => {
    await program;
    if (isTaken || tries) return false;
    const fetched = (coming ??= fetchRooms());
    const worked = await fetched.then(() => true, () => false);
    if (coming !== fetched) return false;
    if (!worked) coming = undefined;
    return worked;
  };
  const prepare = async () => {
    if (await fetchAhead()) document.dispatchEvent(new Event(ASK));
  };
  const prepareQuietly = () => prepare().catch(() => {});
  const whenIdle = self.requestIdleCallback ?? ((work) => setTimeout(work, 500));
  if (self !== top || "embed" in root.dataset || navigator.connection?.saveData) {
    for (const kind of ["pointerdown", "keydown", "focusin"]) addEventListener(kind, prepareQuietly, { once: true });
  } else {
    program.then(() => whenIdle(fetchAhead), () => {});
    // The end of a press, not its start, so that its click is handled first.
    const signs = ["pointermove", "pointerup", "pointercancel", "scroll", "keyup", "focusin"];
    const sign = new Promise((given) => {
      for (const kind of signs) addEventListener(kind, given, { once: true, passive: true });
    });
    sign.then(() => whenIdle(prepareQuietly));
  }

  // A file that is dropped on the page is for the lazy part (src/browser/file.rs). Until that takes files, the browser
  // must not leave the page to open it. The last file is dropped again then. The button of the dialog shows meanwhile
  // that the lazy part is loading.
  let dropped;
  const hold = (event) => {
    if ("embed" in root.dataset || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    prepareQuietly();
    if (event.type === "drop") {
      dropped = event.dataTransfer.files[0];
      document.getElementById("paste-results")?.click();
    }
  };
  const DRAGS = ["dragover", "drop"];
  for (const kind of DRAGS) addEventListener(kind, hold);
  document.addEventListener("glicko2-drops", () => {
    for (const kind of DRAGS) removeEventListener(kind, hold);
    if (!dropped) return;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(dropped);
    dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
  }, { once: true });

  // Records presses on a number that can be dragged or stepped until the lazy part handles them (src/program/drag.rs). They
  // are replayed then.
  let press = { events: [] };
  const NUMBER = "[data-scrub]";
  const wait = (event) => {
    const number = event.target.closest?.(NUMBER);
    const { events } = press;
    // An earlier attempt may have failed.
    if (number && /down$/.test(event.type)) prepareQuietly();
    if (event.type === "keydown") {
      if (number && /^(Arrow(Up|Down)|Page(Up|Down))$/.test(event.key)) {
        event.preventDefault();
        press = { number, events: [...events, event] };
      }
    } else if (event.type === "pointerdown") {
      // In a text field a drag selects text.
      press = { number, events: number && number.tagName !== "INPUT" ? [event] : [] };
    } else if (event.pointerId === events[0]?.pointerId) {
      // Of several moves only the last one matters.
      if (event.type === "pointermove" && events.at(-1).type === "pointermove") events.pop();
      events.push(event);
    }
  };
  const WAITED = ["keydown", "pointerdown", "pointermove", "pointerup", "pointercancel"];
  for (const kind of WAITED) document.addEventListener(kind, wait, true);
  document.addEventListener("glicko2-drags", () => {
    for (const kind of WAITED) document.removeEventListener(kind, wait, true);
    // Opens the sensitivity strip of the focused number.
    document.activeElement?.closest(NUMBER)?.dispatchEvent(new Event("focusin", { bubbles: true }));
    const { number, events } = press;
    const now = !number || number.isConnected ? number : document.querySelector(`[data-scrub="${number.dataset.scrub}"]`);
    for (const event of events) now?.dispatchEvent(new event.constructor(event.type, event));
  }, { once: true });

  // The program requests the lazy part: see src/program/load_rooms.rs. Of two attempts the first successful one is used.
  document.addEventListener(ASK, async () => {
    const tell = (event) => document.dispatchEvent(new Event(event));
    tries += 1;
    try {
      const fetched = coming ?? fetchRooms();
      coming = undefined;
      const [{ rooms, style }, exports] = await Promise.all([fetched, program]);
      if (isTaken) return;
      isTaken = true;
      style.media = "all";
      if (rooms) {
        await WebAssembly.instantiate(rooms, { __wasm_split: exports }).catch((error) => {
          isTaken = false;
          throw error;
        });
      }
      areThere = true;
      tell("glicko2-rooms");
    } catch (error) {
      console.error(error);
      if (!isTaken) tell("glicko2-rooms-failed");
    } finally {
      tries -= 1;
    }
  });

  // Printing shows the whole derivation, which needs the lazy part, so printing waits for it up to five seconds. The
  // browser's menu cannot be delayed: that print contains a note instead, and the next one is complete.
  addEventListener("beforeprint", prepareQuietly);
  addEventListener("keydown", async (event) => {
    const isPrint = event.code === "KeyP" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isPrint || areThere) return;
    event.preventDefault();
    const said = new Promise((done) => {
      for (const answer of ["glicko2-prints", "glicko2-rooms-failed"]) document.addEventListener(answer, done, { once: true });
      setTimeout(done, 5000);
    });
    document.dispatchEvent(new Event(ASK));
    await said;
    // Wait until the new content is painted.
    requestAnimationFrame(() => setTimeout(print));
  });
})();
