// Starts the program, and says so where it does not start. The build puts this script into the page itself, where the page's policy names it by
// its hash: so it is there whenever the page is, and nothing has to be loaded before something can be said. It stands in the head, before the style,
// so that the program does not wait for that. The build fills in the names of this version's files, too: see xtask/src/start.rs.
(() => {
  const PAGE = { script: "{page_script}", wasm: "{page_wasm}" };
  const FULL = { script: "{full_script}", wasm: "{full_wasm}", style: "{full_style}" };
  // Only the finished site has one.
  const WORKER = "{worker}";
  // The keys of a link that only the full program knows: see src/input/link.rs.
  const ASKS_FOR_FULL = /[#&](r|y|z)=/;
  // The parameter of a second try.
  const AGAIN = "again";

  const root = document.documentElement;
  const here = new URL(location);

  if (typeof WebAssembly === "undefined") {
    location.replace("./static.html");
    return;
  }
  // The small page, by its other address.
  if (here.searchParams.has("embed") && !("embed" in root.dataset)) {
    location.replace(`./embed.html${here.search}${here.hash}`);
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
        location.replace(again);
      });
      done();
    });
  });

  const start = async ({ script, wasm, style }, isAgain) => {
    // A second try has addresses of its own: browsers do not run a module again that has failed, and a cache may hold what was broken.
    const named = (name) => (isAgain ? `./${name}?${AGAIN}=${Date.now()}` : `./${name}`);
    const parts = [import(named(script)), fetch(named(wasm)), style && styled(named(style)), parsed];
    const [bindings, response] = await Promise.all(parts);
    await bindings.default({ module_or_path: response });
    // The engine, for scripts that use it on this page.
    window.wasmBindings = bindings;
  };

  // Without its style the program can be used all the same.
  const styled = (address) =>
    new Promise(async (done) => {
      // It comes after the page's own.
      await parsed;
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
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

  let wasAsked = isAgain;
  const startFull = async () => {
    const isAgain = wasAsked;
    wasAsked = true;
    await start(FULL, isAgain);
    withWorker((worker) => worker.ready.then(({ active }) => active.postMessage("full")));
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

  // The first program asks for the full one: see src/web/more.rs.
  document.addEventListener("glicko2-ask-full", () => {
    startFull().catch((error) => {
      if (document.querySelector("main")) {
        console.error(error);
        document.dispatchEvent(new Event("glicko2-full-failed"));
      } else {
        say(error);
      }
    });
  });

  const begin = async () => {
    if (ASKS_FOR_FULL.test(here.hash)) {
      try {
        return await startFull();
      } catch (error) {
        // Better one player than nothing. The first program says what is missing.
        console.error(error);
        delete root.dataset.fullRuns;
        root.dataset.fullFailed = "";
      }
    }
    await start(PAGE, isAgain);
    // A link of what was painted may have been followed meanwhile.
    if (!wasAsked && ASKS_FOR_FULL.test(location.hash)) {
      document.dispatchEvent(new Event("glicko2-ask-full"));
    }
  };
  begin().then(() => withWorker((worker) => worker.register(`./${WORKER}`)), say);
})();
