// Runs on the embedded page: tightens its policy, applies the requested theme, and reports its height and its result. See
// www/embed.js and docs/embedding.md.
{
  const root = document.documentElement;
  // In a sandboxed frame WebKit does not support 'self', so the page's policy allows any origin at first. It is
  // restricted to the page's own origin before anything is loaded.
  const policy = document.querySelector("meta[http-equiv=Content-Security-Policy]").cloneNode();
  policy.content = policy.content.replaceAll("http: https:", new URL(location.href).origin);
  document.head.append(policy);

  const theme = new URLSearchParams(location.search).get("theme");
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
  }

  // Any surrounding page may learn the height and, from the small view, the link and the result. Nothing else is sent:
  // the small view shows neither saved data nor anything else about the reader.
  const page = Math.random();
  const send = (message) => parent.postMessage({ ...message, page }, "*");
  const tell = () => send({ type: "glicko2-height", height: Math.ceil(root.getBoundingClientRect().height) });
  if (parent !== window) {
    // The height is reported only when the whole page is there with its style (see www/arrival.js). A link to another
    // room is shown unchanged in a frame that scrolls.
    const isOn = (name) => root.classList.contains(name);
    const isUp = () => document.querySelector("main.embed, .framed") && !isOn("incoming") && !isOn("linked");
    const tellIfUp = () => isUp() && tell();
    new ResizeObserver(tellIfUp).observe(root);
    // A new case may be as high as its placeholder, and then the observer above does not fire.
    new MutationObserver(tellIfUp).observe(root, { attributeFilter: ["class"] });

    // Returns the link and the result of the small view, whose numbers have all digits in the document. Undefined until
    // the program has replaced the painted page, and while the input cannot be rated.
    const found = () => {
      const page = document.querySelector("main.embed");
      const answer = page?.querySelector(".answer");
      if (!answer || !isUp() || "painted" in root.dataset) {
        return;
      }
      const { link } = page.dataset;
      const value = (name) => [name, Number(answer.querySelector(`[data-quantity="player.${name}"]`)?.value)];
      // While the reader guesses, the document does not contain the result.
      const isHidden = answer.classList.contains("covered");
      return { link, result: isHidden ? null : Object.fromEntries(["rating", "deviation", "volatility"].map(value)) };
    };
    let last, isAwaited = false;
    const tellResult = () => {
      isAwaited = false;
      const now = found();
      const text = JSON.stringify(now);
      if (now && text !== last) {
        send({ type: "glicko2", event: last ? "change" : "ready", ...now });
        last = text;
      }
    };
    const changes = new MutationObserver(() => {
      if (!isAwaited) {
        isAwaited = true;
        requestAnimationFrame(tellResult);
      }
    });
    const attributeFilter = ["class", "data-link", "data-painted", "value"];
    changes.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });

    // The surrounding page accepts only messages from pages that it recognises as ours. The page is loaded again after
    // this press.
    addEventListener("click", ({ target }) => target.closest?.("#start-again") && send({ type: "glicko2-again" }), true);

    addEventListener("message", ({ source, data }) => {
      if (source !== parent) {
        return;
      }
      // A script that loads later asks for the height.
      if (data?.type === "glicko2-ask") {
        tellIfUp();
      }
      // A case is opened as a link is. The surrounding page could also have put it into the address of the frame.
      const { set } = data?.type === "glicko2" ? data : {};
      if (typeof set === "string" && set !== "" && set.length <= "{longest}") {
        location.replace(`#${set.replace(/^#/, "")}`);
      }
    });
  }
}
