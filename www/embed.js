// Glicko-2, step by step, inside your page:
//
//   <script src="https://…/embed.js"></script>
//   <glicko2-calculator player="1500,200,0.06" games="1400,30,1;1550,100,0"></glicko2-calculator>
//
// or a plain <iframe> with embed.html as its src, which this script makes as high as what it shows. It asks nothing of your page, and
// sets nothing but the heights of its own frames.
(() => {
  if (customElements.get("glicko2-calculator")) {
    return;
  }
  const script = document.currentScript ?? [...document.scripts].find(({ src }) => /\/embed\.js([?#]|$)/.test(src));
  // The folder of each language but the first, with what the page is called there.
  const LANGUAGES = { __proto__: null, ru: "Glicko-2 по шагам" };
  const pageIn = (language) => new URL(`${language in LANGUAGES ? `${language}/` : ""}embed.html`, script?.src ?? location.href);
  const page = pageIn();
  const small = [page, ...Object.keys(LANGUAGES).map(pageIn)].map(({ pathname }) => pathname);

  // Attribute by attribute: the key in the page's link.
  const KEYS = { player: "p", tau: "t", games: "g", idle: "i", step: "k", level: "l", decimals: "d", rounding: "o", hide: "h" };

  // Half of a pair of surrogates is no character, and cannot be encoded. Older browsers have no word for that.
  const wellFormed = (text) => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, "\ufffd");

  // What separates numbers stays; whatever else may not stand in a link is encoded.
  const encoded = (text) => encodeURIComponent(wellFormed(text.replace(/\s+/g, ""))).replace(/%2C/g, ",").replace(/%3B/g, ";");

  // What the frames of the elements are, which no search of the document finds.
  const own = new Set();

  class Calculator extends HTMLElement {
    static observedAttributes = [...Object.keys(KEYS), "link", "theme", "lang"];
    #frame;
    #isLoaded = false;

    connectedCallback() {
      this.style.display = "block";
      const frame = document.createElement("iframe");
      frame.title = this.getAttribute("label") ?? LANGUAGES[this.lang] ?? "Glicko-2, step by step";
      frame.loading = "lazy";
      frame.allow = "clipboard-write";
      Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: `${this.#likely()}px` });
      frame.src = this.#address();
      frame.addEventListener("load", () => (this.#isLoaded = true));
      this.#frame = frame;
      own.add(frame);
      // What the author wrote within the element is for those who have no scripts.
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(frame);
    }

    disconnectedCallback() {
      own.delete(this.#frame);
      this.#frame = undefined;
      this.#isLoaded = false;
    }

    attributeChangedCallback() {
      const address = this.#address();
      if (this.#isLoaded) {
        // So nothing is added to the history of the page around it, and another case of the same page needs no loading.
        this.#frame.contentWindow.location.replace(address);
      } else if (this.#frame) {
        this.#frame.src = address;
      }
    }

    #address() {
      const address = pageIn(this.lang);
      const theme = this.getAttribute("theme");
      if (theme) {
        address.searchParams.set("theme", theme);
      }
      const parts = Object.entries(KEYS)
        .filter(([name]) => this.hasAttribute(name))
        .map(([name, key]) => `${key}=${encoded(this.getAttribute(name))}`);
      // A whole link, or what follows its #.
      const link = (this.getAttribute("link") ?? "").replace(/^[^#]*#/, "");
      address.hash = [link, ...parts].filter(Boolean).join("&");
      return address.href;
    }

    // About how high the frame is going to be, so that nothing moves when it says so: `src/export/embed.rs` has the same numbers.
    #likely() {
      const address = this.#address();
      if (!/[#&]h=1/.test(address)) {
        return 420;
      }
      const games = /[#&]g=([^&]*)/.exec(address)?.[1].split(";").filter(Boolean).length ?? 3;
      return 184 + (games > 0 && games <= 5 ? 59 + 33 * games : 0);
    }
  }

  customElements.define("glicko2-calculator", Calculator);

  // How often each frame has loaded a page since it has its address.
  const loads = new WeakMap();
  document.addEventListener("load", ({ target }) => {
    const { src, localName } = target;
    if (localName !== "iframe") {
      return;
    }
    const before = loads.get(target);
    loads.set(target, { src, count: before?.src === src ? before.count + 1 : 1 });
  }, true);
  // A frame with a sandbox has no origin, so this alone tells our page from one that the frame has gone on to. Our own goes on once, to its
  // language or to its small page.
  const hasGoneOn = (frame) => loads.get(frame)?.count > (/[#?&](lang=|embed\b)/.test(frame.src) ? 2 : 1);

  // A second try of ours, after a failed start, says so before it loads the page again: that load is none more.
  const isAgain = (frame, { data }) => data?.type === "glicko2-again" && !hasGoneOn(frame);

  const MOST = 10_000;
  const heightOf = (frame, { data, origin }) => {
    const isOurs = origin === page.origin || (origin === "null" && frame.hasAttribute("sandbox") && !hasGoneOn(frame));
    const isHeight = (height) => Number.isFinite(height) && height > 0;
    return isOurs && data?.type === "glicko2-height" && isHeight(data.height) ? Math.min(data.height, MOST) : undefined;
  };

  const isEmbedded = (frame) => {
    try {
      const { origin, pathname, search } = new URL(frame.src || "about:blank", location.href);
      const isSmall = small.includes(pathname) || (/[?&]embed\b/.test(search) && page.pathname.startsWith(pathname));
      return origin === page.origin && isSmall;
    } catch {
      // An address that cannot be read is the author's, not ours.
      return false;
    }
  };
  const frames = () => [...own, ...[...document.querySelectorAll("iframe")].filter(isEmbedded)];

  addEventListener("message", (event) => {
    const frame = frames().find((frame) => frame.contentWindow === event.source);
    if (frame && loads.has(frame) && isAgain(frame, event)) {
      loads.get(frame).count -= 1;
    }
    const height = frame && heightOf(frame, event);
    // A strip that stays empty disturbs less than a page that moves.
    const strip = frame?.clientHeight - height;
    if (height && (strip < 0 || strip > 24)) {
      Object.assign(frame.style, { boxSizing: "content-box", height: `${height}px` });
    }
  });

  const ask = () => frames().forEach((frame) => frame.contentWindow?.postMessage({ type: "glicko2-ask" }, "*"));
  ask();
  // Frames further down are not there yet.
  addEventListener("DOMContentLoaded", ask);
})();
