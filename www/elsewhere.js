// Redirects to another page of the site: to the page in another language, if the link asks for it, or the reader chose
// it on this device before, or it is the language of the device; and from `?embed` to the small page. Runs before
// anything is painted. The build fills in the values for the page's own language: see xtask/src/page.rs.
(() => {
  const HERE = "{here}";
  // The paths to the pages in the other languages.
  const WAYS = "{ways}";
  // Only the page in the root folder follows the device's language, and only if it is not embedded. A reader who opens
  // the folder of a language has chosen it.
  const DECIDES = "{decides}";
  const KEY = "glicko2-language";

  const root = document.documentElement;
  const isSmall = "embed" in root.dataset;
  const isOwn = self === top && !isSmall;
  // In a sandboxed frame, access to the storage throws an error. If storage is switched off, its value may be null. The
  // tab's own storage comes first.
  const stores = () => {
    try {
      return isOwn ? [sessionStorage, localStorage].filter(Boolean) : [];
    } catch {
      return [];
    }
  };
  const keep = (language, stores) => {
    try {
      stores.forEach((store) => (store[KEY] = language));
    } catch {}
  };
  const knows = (language) => language === HERE || Object.hasOwn(WAYS, language);
  // The page in the other language could not be reached, so this one is shown instead: see www/sw.js.
  const stays = location.search === "?stay";
  if (stays) {
    keep(HERE, stores().slice(0, 1));
    history.replaceState(history.state, "", location.pathname + location.hash);
  }

  const wantedLanguage = () => {
    const wanted = /[#&]lang=(\w+)/.exec(location.hash)?.[1];
    if (knows(wanted)) {
      // The program will replace the link in the address, and the tab may be reloaded after that.
      keep(wanted, stores().slice(0, 1));
      return wanted;
    }
    if (DECIDES && isOwn) {
      return [...stores().map((store) => store[KEY]), ...navigator.languages.map((one) => one.slice(0, 2))].find(knows);
    }
  };

  const go = () => {
    const wanted = wantedLanguage();
    // Without a network, the service worker of another language's folder cannot serve the root folder: see www/sw.js.
    const isCutOff = !DECIDES && navigator.onLine === false;
    const way = stays || isCutOff ? undefined : WAYS[wanted];
    const asksForSmall = !isSmall && new URLSearchParams(location.search).has("embed");
    if (way || asksForSmall) {
      // Nothing of this page is shown or started: see www/start.js.
      root.hidden = true;
      const page = asksForSmall ? "embed.html" : location.pathname.split("/").pop();
      const leave = () => location.replace((way ?? "./") + page + location.search + location.hash);
      // In a sandboxed frame, Chromium may never lay out a page that it is redirected to before its first page has
      // been loaded and drawn. A frame out of view is not drawn, so the wait has an end.
      const drawn = () => Promise.race([new Promise(requestAnimationFrame), new Promise((end) => setTimeout(end, 500))]);
      if (self === top || document.readyState === "complete") {
        leave();
      } else {
        addEventListener("load", () => drawn().then(() => setTimeout(leave)));
      }
    }
  };
  go();
  addEventListener("hashchange", go);

  // A change of the language keeps the case.
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[lang]");
    if (link) {
      keep(link.lang, stores());
      link.hash = location.hash;
    }
  });
})();
