// Starts the program, and says so where it does not start. The build puts this script into the page itself, where the page's policy names it by
// its hash: so it is there whenever the page is, and nothing has to be loaded before something can be said. It stands in the head, before the style,
// so that the program does not wait for that. The build fills in the names of this version's files, too: see xtask/src/start.rs.
(() => {
  const PROGRAM = { script: "{script}", wasm: "{wasm}" };
  // What the rooms beyond the first are made of. A program that is not divided has them from the start, but for their style.
  const ROOMS = { wasm: "{rooms_wasm}", style: "{rooms_style}" };
  // The way to these files, which the pages of all languages share.
  const BASE = "{base}";
  // Only the finished site has one.
  const WORKER = "{worker}";
  // The keys of a link that only those rooms know: see src/case/link.rs.
  const ASKS_FOR_ROOMS = /[#&](r|s|y|z)=/;
  // The parameter of a second try.
  const AGAIN = "again";

  const root = document.documentElement;
  const here = new URL(location);

  // On the way to another page: see www/elsewhere.js.
  if (root.hidden) {
    return;
  }
  if (typeof WebAssembly === "undefined") {
    location.replace("./static.html");
    return;
  }

  const isAgain = here.searchParams.has(AGAIN);
  if (isAgain) {
    // The address is for others as well, so it does not keep this.
    here.searchParams.delete(AGAIN);
    try {
      history.replaceState(history.state, "", here);
    } catch {}
  }

  // A second try has addresses of its own: browsers do not run a module again that has failed, and a cache may hold what was broken.
  const address = (name, isAgain) => BASE + (isAgain ? `${name}?${AGAIN}=${Date.now()}` : name);

  // What the body holds until the program takes its place. Nothing may take it before all of it is there, and the style, which widths depend on: a
  // script at the end of the body waits for that.
  let before = [];
  const parsed = new Promise((done) => {
    addEventListener("DOMContentLoaded", () => {
      before = [...document.body.children];
      document.getElementById("start-again").addEventListener("click", (event) => {
        event.preventDefault();
        const again = new URL(location);
        again.searchParams.set(AGAIN, Date.now());
        // The page around a frame hears only what it knows to be ours: see www/embed.js.
        if (self !== top) parent.postMessage({ type: "glicko2-again" }, "*");
        location.replace(again);
      });
      done();
    });
  });

  // Gives what the program has for its other part.
  const start = async () => {
    const parts = [import(address(PROGRAM.script, isAgain)), fetch(address(PROGRAM.wasm, isAgain)), parsed];
    const [script, response] = await Promise.all(parts);
    return script.default({ module_or_path: response });
  };

  // Without its style the program can be used all the same.
  const styled = (href) =>
    new Promise(async (done) => {
      // It comes after the page's own.
      await parsed;
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = link.onerror = done;
      document.head.append(link);
    });

  // Inside another page there is nothing to keep, and where a worker is refused the page works without.
  const withWorker = (work) => {
    if (WORKER && self === top) {
      try {
        work(navigator.serviceWorker).catch(() => {});
      } catch {}
    }
  };

  // As it comes in, unless the host calls it something else.
  const compiled = async (response) => {
    const isStreamed = WebAssembly.compileStreaming && response.headers.get("Content-Type") === "application/wasm";
    return isStreamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  };

  let wasAsked = isAgain;
  const fetchRooms = async () => {
    const isAgain = wasAsked;
    wasAsked = true;
    const style = styled(address(ROOMS.style, isAgain));
    // Formulas come with them: what is set in another font first would move. Without it they can be read all the same.
    const font = document.fonts.load('1em "Steps Math"').catch(() => {});
    const module = ROOMS.wasm && (await compiled(await fetch(address(ROOMS.wasm, isAgain))));
    await Promise.all([style, font]);
    return module;
  };

  const say = async (error) => {
    console.error(error);
    await parsed;
    // A program that ended half-way may have cleared the page.
    if (!document.getElementById("start")) {
      document.body.replaceChildren(...before);
    }
    root.dataset.start = "failed";
    document.getElementById("start-late").hidden = true;
    document.getElementById("start-failed").hidden = false;
  };

  // Where a link asks for a room, that need not wait for the program to ask.
  let coming = ASKS_FOR_ROOMS.test(here.hash) ? fetchRooms() : undefined;
  coming?.catch(() => {});
  const program = start();
  program.then(() => withWorker((worker) => worker.register(`./${WORKER}`)), say);

  // Loads the other part when the page is idle after its first answer. If it cannot be loaded then, nobody has missed it. In other people's pages,
  // and where the reader saves data, it is loaded at the first press or focus.
  const ASK = "glicko2-ask-rooms";
  // The tries that the program has asked for and that are under way; whether one has come through; and whether the other part is there.
  let tries = 0, isTaken = false, areThere = false;
  const prepare = async () => {
    await program;
    if (isTaken || tries || coming) return;
    const fetched = (coming = fetchRooms());
    const worked = await fetched.then(() => true, () => false);
    if (coming !== fetched) return;
    if (worked) document.dispatchEvent(new Event(ASK));
    else coming = undefined;
  };
  const prepareQuietly = () => prepare().catch(() => {});
  if (self !== top || "embed" in root.dataset || navigator.connection?.saveData) {
    for (const kind of ["pointerdown", "keydown", "focusin"]) addEventListener(kind, prepareQuietly, { once: true });
  } else {
    const whenIdle = self.requestIdleCallback ?? ((work) => setTimeout(work, 500));
    program.then(() => whenIdle(prepareQuietly), () => {});
  }

  // A press on a number that can be dragged or stepped, until the other part has come, which hears it (src/web/drag.rs). It is carried out then.
  let press = { events: [] };
  const NUMBER = "[data-scrub]";
  const wait = (event) => {
    const number = event.target.closest?.(NUMBER);
    const { events } = press;
    // An earlier try may have failed.
    if (number && /down$/.test(event.type)) prepareQuietly();
    if (event.type === "keydown") {
      if (number && /^(Arrow(Up|Down)|Page(Up|Down))$/.test(event.key)) {
        event.preventDefault();
        press = { number, events: [...events, event] };
      }
    } else if (event.type === "pointerdown") {
      // In a field a drag selects text.
      press = { number, events: number && number.tagName !== "INPUT" ? [event] : [] };
    } else if (event.pointerId === events[0]?.pointerId) {
      // The last of several moves says how far the drag has come.
      if (event.type === "pointermove" && events.at(-1).type === "pointermove") events.pop();
      events.push(event);
    }
  };
  const WAITED = ["keydown", "pointerdown", "pointermove", "pointerup", "pointercancel"];
  for (const kind of WAITED) document.addEventListener(kind, wait, true);
  document.addEventListener("glicko2-drags", () => {
    for (const kind of WAITED) document.removeEventListener(kind, wait, true);
    // The strip of the number that has the keyboard.
    document.activeElement?.closest(NUMBER)?.dispatchEvent(new Event("focusin", { bubbles: true }));
    const { number, events } = press;
    const now = !number || number.isConnected ? number : document.querySelector(`[data-scrub="${number.dataset.scrub}"]`);
    for (const event of events) now?.dispatchEvent(new event.constructor(event.type, event));
  }, { once: true });

  // The program asks for the other rooms: see src/web/load_rooms.rs. Of two tries the first that comes through is taken.
  document.addEventListener(ASK, async () => {
    const tell = (event) => document.dispatchEvent(new Event(event));
    tries += 1;
    try {
      const fetched = coming ?? fetchRooms();
      coming = undefined;
      const [module, exports] = await Promise.all([fetched, program]);
      if (isTaken) return;
      isTaken = true;
      if (module) {
        await WebAssembly.instantiate(module, { __wasm_split: exports }).catch((error) => {
          isTaken = false;
          throw error;
        });
      }
      areThere = true;
      tell("glicko2-rooms");
      withWorker((worker) => worker.ready.then(({ active }) => active.postMessage("rooms")));
    } catch (error) {
      console.error(error);
      if (!isTaken) tell("glicko2-rooms-failed");
    } finally {
      tries -= 1;
    }
  });

  // The whole derivation, which is what goes on paper, is in the other part too. It is waited for, but not without end. A print from the browser's
  // menu waits for nothing: it says so, and the next one is whole.
  addEventListener("beforeprint", prepareQuietly);
  addEventListener("keydown", async (event) => {
    const isPrint = event.code === "KeyP" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isPrint || areThere) return;
    event.preventDefault();
    const said = new Promise((done) => {
      for (const answer of ["glicko2-rooms", "glicko2-rooms-failed"]) document.addEventListener(answer, done, { once: true });
      setTimeout(done, 5000);
    });
    document.dispatchEvent(new Event(ASK));
    await said;
    // Until what has come is shown.
    requestAnimationFrame(() => setTimeout(print));
  });
})();
