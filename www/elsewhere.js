// Leads to another page of the site: to this one in another language, where its link asks for that, or it was chosen on this device before, or the
// device itself speaks it; and from `?embed` to the small page. It runs before anything is painted. The build fills in what belongs to the page's own
// language: see xtask/src/page.rs.
(() => {
  const HERE = "{here}";
  // Where the pages of the other languages are.
  const WAYS = "{ways}";
  // Only the page in the first folder asks the device, and not in other people's pages. Who goes to another language's folder has chosen that.
  const DECIDES = "{decides}";
  const KEY = "glicko2-language";

  const root = document.documentElement;
  const isSmall = "embed" in root.dataset;
  const isOwn = self === top && !isSmall;
  // In a frame that is sandboxed even asking for them throws. The tab's own comes first.
  // Where storage is switched off, there may be null in its place.
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
  // The other language's page could not be reached, so this one is shown in its place: see www/sw.js.
  const stays = location.search === "?stay";
  if (stays) {
    keep(HERE, stores().slice(0, 1));
    history.replaceState(history.state, "", location.pathname + location.hash);
  }

  const wantedLanguage = () => {
    const wanted = /[#&]lang=(\w+)/.exec(location.hash)?.[1];
    if (knows(wanted)) {
      // The program puts a link of its own into the address, and the tab may be loaded anew then.
      keep(wanted, stores().slice(0, 1));
      return wanted;
    }
    if (DECIDES && isOwn) {
      return [...stores().map((store) => store[KEY]), ...navigator.languages.map((one) => one.slice(0, 2))].find(knows);
    }
  };

  const go = () => {
    const wanted = wantedLanguage();
    // The worker of another language's folder does not help out for the first folder: see www/sw.js.
    const isCutOff = !DECIDES && navigator.onLine === false;
    const way = stays || isCutOff ? undefined : WAYS[wanted];
    const asksForSmall = !isSmall && new URLSearchParams(location.search).has("embed");
    if (way || asksForSmall) {
      // Nothing of this page is shown, or started: see www/start.js.
      root.hidden = true;
      const page = asksForSmall ? "embed.html" : location.pathname.split("/").pop();
      const leave = () => location.replace((way ?? "./") + page + location.search + location.hash);
      // Chromium may never lay out what a frame with a sandbox goes on to before the first page has come.
      if (self === top || document.readyState === "complete") {
        leave();
      } else {
        addEventListener("load", leave);
      }
    }
  };
  go();
  addEventListener("hashchange", go);

  // Whoever chooses a language takes the case along.
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[lang]");
    if (link) {
      keep(link.lang, stores());
      link.hash = location.hash;
    }
  });
})();
