// Leads to this page in another language: where its link asks for one, or one was chosen on this device before, or the device itself speaks it. It
// runs before anything is painted. The build fills in what belongs to the page's own language: see xtask/src/page.rs.
(() => {
  const HERE = "{here}";
  // Where the pages of the other languages are.
  const WAYS = "{ways}";
  // Only the page in the first folder asks the device. Who goes to another language's folder has chosen that.
  const DECIDES = "{decides}";
  const KEY = "glicko2-language";
  const ASKED = /[#&]lang=(\w+)/;

  const root = document.documentElement;
  // In a frame that is sandboxed even asking for the storage throws.
  const ofStore = (storage, work) => {
    try {
      return work(self[storage]);
    } catch {}
  };
  const keep = (language, storage) => ofStore(storage, (store) => store.setItem(KEY, language));
  const kept = (storage) => ofStore(storage, (store) => store.getItem(KEY));
  const knows = (language) => language === HERE || language in WAYS;
  const ofDevice = () => navigator.languages?.map((language) => language.slice(0, 2)).find(knows);

  const go = () => {
    const [, asked] = ASKED.exec(location.hash) ?? [];
    // In other people's pages the link alone decides.
    const isOwn = self === top && !("embed" in root.dataset);
    if (knows(asked)) {
      // The program puts a link of its own into the address, and the tab may be loaded anew then.
      isOwn && keep(asked, "sessionStorage");
    }
    const wanted = knows(asked) ? asked : isOwn && DECIDES ? kept("sessionStorage") ?? kept("localStorage") ?? ofDevice() : HERE;
    const { pathname, search, hash } = location;
    if (wanted in WAYS) {
      // Nothing of this page is shown, or started: see www/start.js.
      root.hidden = true;
      location.replace(WAYS[wanted] + pathname.slice(pathname.lastIndexOf("/") + 1) + search + hash);
    }
  };
  go();
  addEventListener("hashchange", go);

  // Whoever chooses a language takes the case along.
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[hreflang]");
    if (link) {
      keep(link.hreflang, "localStorage");
      keep(link.hreflang, "sessionStorage");
      link.hash = location.hash;
    }
  });
})();
