// The page inside somebody else's: makes its policy strict, takes the colours that were asked for, and tells how high it is. See www/embed.js.
{
  const root = document.documentElement;
  // In a sandboxed frame WebKit knows no 'self', so the page itself allows any origin. Before it loads anything, that becomes its own.
  const policy = document.querySelector("meta[http-equiv=Content-Security-Policy]").cloneNode();
  policy.content = policy.content.replaceAll("http: https:", new URL(location.href).origin);
  document.head.append(policy);

  const theme = new URLSearchParams(location.search).get("theme");
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
  }

  // Whoever frames the page may know how high it is; it says nothing else.
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    parent.postMessage({ type: "glicko2-height", height }, "*");
  };
  if (parent !== window) {
    // Before the whole page is there and styled there is nothing worth telling (see www/arrival.js); and a link to another room shows that as it
    // is, in a frame that scrolls.
    const isOn = (name) => root.classList.contains(name);
    const isUp = () => document.querySelector("main.embed, .framed") && !isOn("incoming") && !isOn("linked");
    const tellIfUp = () => isUp() && tell();
    new ResizeObserver(tellIfUp).observe(root);
    // A case that was awaited may be as high as its blanks were.
    new MutationObserver(tellIfUp).observe(root, { attributeFilter: ["class"] });
    // Who comes late asks.
    addEventListener("message", (event) => {
      if (event.source === parent && event.data?.type === "glicko2-ask" && isUp()) {
        tell();
      }
    });
  }
}
