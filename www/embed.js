// Glicko-2, step by step, inside your page:
//
//   <script src="https://…/embed.js"></script>
//   <glicko2-calculator player="1500,200,0.06" games="1400,30,1;1550,100,0"></glicko2-calculator>
//
// or a plain <iframe> with embed.html as its src. This script adapts its height to its content. It needs nothing from
// your page, and changes only the heights of its own frames. An element fires a `change` event with each new result.
(() => {
  if (customElements.get("glicko2-calculator")) {
    return;
  }
  const script = document.currentScript ?? [...document.scripts].find(({ src }) => /\/embed\.js([?#]|$)/.test(src));
  // The folder of each language except the first, with the title of the page in that language.
  const LANGUAGES = "{titles}";
  const pageIn = (language) => new URL(`${language in LANGUAGES ? `${language}/` : ""}embed.html`, script?.src ?? location.href);
  const page = pageIn();
  const small = [page, ...Object.keys(LANGUAGES).map(pageIn)].map(({ pathname }) => pathname);

  // For each attribute, the key in the page's link.
  const KEYS = "{attributes}";

  // Half of a surrogate pair is not a character and cannot be encoded. Older browsers lack `toWellFormed`.
  const wellFormed = (text) => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, "\ufffd");

  // The separators of numbers stay. All other characters that a link cannot contain are encoded.
  const encoded = (text) => encodeURIComponent(wellFormed(text.replace(/\s+/g, ""))).replace(/%2C/g, ",").replace(/%3B/g, ";");

  // The frames of the elements, which document.querySelectorAll does not find, each with the function that takes its
  // results.
  const own = new Map();

  class Calculator extends HTMLElement {
    static observedAttributes = [...Object.keys(KEYS), "link", "theme", "lang"];
    #frame;
    #isLoaded = false;
    #value = null;

    // The last result with its link. Null until the frame has one.
    get value() {
      return this.#value;
    }

    connectedCallback() {
      this.style.display = "block";
      const poster = this.getAttribute("poster");
      // The author's content of the element stays as a fallback for readers without scripts.
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(poster ? this.#button(poster) : this.#start());
    }

    get #title() {
      return this.getAttribute("label") ?? LANGUAGES[this.lang] ?? "Glicko-2, step by step";
    }

    // Returns a picture that the frame replaces when it is pressed.
    #button(poster) {
      const create = (name, properties, style) => {
        const element = Object.assign(document.createElement(name), properties);
        element.style.cssText = style;
        return element;
      };
      const plain = "display: block; position: relative; width: 100%; padding: 0; border: 0; background: none; cursor: pointer";
      const corner = "position: absolute; right: 8px; bottom: 8px; padding: 8px 16px; font: 20px/1 sans-serif";
      const button = create("button", { type: "button", ariaLabel: this.#title }, plain);
      const picture = create("img", { src: poster, alt: this.#title }, "display: block; width: 100%");
      button.append(picture, create("span", { textContent: "▶" }, `${corner}; color: #fff; background: #000`));
      button.addEventListener("click", () => {
        button.replaceWith(this.#start());
        this.#frame.focus();
      });
      return button;
    }

    // Returns a new frame.
    #start() {
      const frame = document.createElement("iframe");
      frame.title = this.#title;
      frame.loading = "lazy";
      frame.allow = "clipboard-write";
      Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: `${this.#likely()}px` });
      frame.src = this.#address();
      frame.addEventListener("load", () => (this.#isLoaded = true));
      this.#frame = frame;
      own.set(frame, (detail) => {
        this.#value = detail;
        this.dispatchEvent(new CustomEvent("change", { bubbles: true, detail }));
      });
      return frame;
    }

    disconnectedCallback() {
      own.delete(this.#frame);
      this.#frame = undefined;
      this.#isLoaded = false;
      this.#value = null;
    }

    attributeChangedCallback() {
      const address = this.#address();
      if (this.#isLoaded) {
        // Replacing the location adds no entry to the history of the surrounding page, and another case of the same
        // page needs no loading.
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
      // The author may give a whole link or only its fragment.
      const link = (this.getAttribute("link") ?? "").replace(/^[^#]*#/, "");
      address.hash = [link, ...parts].filter(Boolean).join("&");
      return address.href;
    }

    // Estimates the height of the frame, so that the page does not shift when the frame reports its height.
    #likely() {
      const address = this.#address();
      if (!/[#&]h=1/.test(address)) {
        return "{closed}";
      }
      const games = /[#&]g=([^&]*)/.exec(address)?.[1].split(";").filter(Boolean).length ?? 3;
      return "{guessed}" + (games > 0 && games <= "{few}" ? "{games}" + "{row}" * games : 0);
    }
  }

  customElements.define("glicko2-calculator", Calculator);

  // A sandboxed frame has no origin. Its pages are told apart by the random number that each of our pages sends with its
  // messages: another page that the frame goes on to does not know it. The numbers are forgotten with a new address.
  const pages = new WeakMap();
  const pagesOf = (frame) => {
    const { src } = frame;
    if (pages.get(frame)?.src !== src) {
      // Our own page may redirect once, to another language or to its small page.
      pages.set(frame, { src, numbers: new Set(), most: /[#?&](lang=|embed\b)/.test(src) ? 2 : 1 });
    }
    return pages.get(frame);
  };

  // Notes the number of a further page if the frame may show one. Returns whether the number is noted.
  const accepts = (frame, number) => {
    const { numbers, most } = pagesOf(frame);
    if (numbers.size < most) {
      numbers.add(number);
    }
    return numbers.has(number);
  };

  const isOurs = (frame, { origin, data }) =>
    origin === page.origin || (origin === "null" && frame.hasAttribute("sandbox") && accepts(frame, data?.page));

  const MOST = 10_000;
  const heightOf = ({ data }) => {
    const isHeight = (height) => Number.isFinite(height) && height > 0;
    return data?.type === "glicko2-height" && isHeight(data.height) ? Math.min(data.height, MOST) : undefined;
  };

  // Returns the result in a message: `ready` with the first one, `change` with each further one.
  const resultOf = ({ data }) => {
    const { type, event, link, result } = data ?? {};
    const isLink = typeof link === "string" && link.length <= "{longest}";
    const isNumber = (name) => Number.isFinite(result?.[name]);
    const isResult = result === null || ["rating", "deviation", "volatility"].every(isNumber);
    return type === "glicko2" && ["ready", "change"].includes(event) && isLink && isResult ? { event, link, result } : undefined;
  };

  const isEmbedded = (frame) => {
    try {
      const { origin, pathname, search } = new URL(frame.src || "about:blank", location.href);
      const isSmall = small.includes(pathname) || (/[?&]embed\b/.test(search) && page.pathname.startsWith(pathname));
      return origin === page.origin && isSmall;
    } catch {
      // An unreadable address is not one of ours.
      return false;
    }
  };
  const frames = () => [...own.keys(), ...[...document.querySelectorAll("iframe")].filter(isEmbedded)];

  addEventListener("message", (event) => {
    const frame = frames().find((frame) => frame.contentWindow === event.source);
    if (!frame || !isOurs(frame, event)) {
      return;
    }
    // Our page is about to reload after a failed start.
    if (event.data?.type === "glicko2-again") {
      pagesOf(frame).most += 1;
    }
    const result = resultOf(event);
    if (result) {
      own.get(frame)?.(result);
    }
    const height = heightOf(event);
    // A little empty space disturbs less than a shift of the page.
    const strip = frame.clientHeight - height;
    if (height && (strip < 0 || strip > 24)) {
      Object.assign(frame.style, { boxSizing: "content-box", height: `${height}px` });
    }
  });

  const ask = () => frames().forEach((frame) => frame.contentWindow?.postMessage({ type: "glicko2-ask" }, "*"));
  ask();
  // Frames further down are not parsed yet.
  addEventListener("DOMContentLoaded", ask);
})();
