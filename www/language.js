// Leads to this page in another language: where its link asks for one, or one was chosen on this device before, or the device itself speaks it. It
// runs before anything is painted. The build fills in what belongs to the page's own language: see xtask/src/page.rs.
(() => {
  const HERE = "{here}";
  // Where the pages of the other languages are.
  const WAYS = "{ways}";
  // Only the page in the first folder asks the device, and not in other people's pages. Who goes to another language's folder has chosen that.
  const DECIDES = "{decides}";
  const KEY = "glicko2-language";

  const root = document.documentElement;
  const isOwn = self === top && !("embed" in root.dataset);
  // In a frame that is sandboxed even asking for them throws. The tab's own comes first.
  const stores = () => {
    try {
      return isOwn ? [sessionStorage, localStorage] : [];
    } catch {
      return [];
    }
  };
  const keep = (language, stores) => {
    try {
      stores.forEach((store) => (store[KEY] = language));
    } catch {}
  };
  const knows = (language) => language === HERE || language in WAYS;

  const go = () => {
    let wanted = /[#&]lang=(\w+)/.exec(location.hash)?.[1];
    if (knows(wanted)) {
      // The program puts a link of its own into the address, and the tab may be loaded anew then.
      keep(wanted, stores().slice(0, 1));
    } else if (DECIDES && isOwn) {
      wanted = [...stores().map((store) => store[KEY]), ...navigator.languages.map((one) => one.slice(0, 2))].find(knows);
    }
    if (wanted in WAYS) {
      // Nothing of this page is shown, or started: see www/start.js.
      root.hidden = true;
      location.replace(WAYS[wanted] + location.pathname.split("/").pop() + location.search + location.hash);
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
