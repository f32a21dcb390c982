// Runs on the embedded page: tightens its policy, applies the requested theme, and reports its height. See
// www/embed.js.
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

  // Any surrounding page may learn the height. Nothing else is sent.
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    parent.postMessage({ type: "glicko2-height", height }, "*");
  };
  if (parent !== window) {
    // The height is reported only when the whole page is there with its style (see www/arrival.js). A link to another
    // room is shown unchanged in a frame that scrolls.
    const isOn = (name) => root.classList.contains(name);
    const isUp = () => document.querySelector("main.embed, .framed") && !isOn("incoming") && !isOn("linked");
    const tellIfUp = () => isUp() && tell();
    new ResizeObserver(tellIfUp).observe(root);
    // A new case may be as high as its placeholder, and then the observer above does not fire.
    new MutationObserver(tellIfUp).observe(root, { attributeFilter: ["class"] });
    // A script that loads later asks for the height.
    addEventListener("message", (event) => {
      if (event.source === parent && event.data?.type === "glicko2-ask" && isUp()) {
        tell();
      }
    });
  }
}
