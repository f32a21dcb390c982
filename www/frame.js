// The page inside somebody else's: takes the colours that were asked for, and tells how high it is. See www/embed.js.
{
  const root = document.documentElement;
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
    // Before the page stands there is nothing worth telling.
    const isUp = () => document.querySelector("main");
    new ResizeObserver(() => isUp() && tell()).observe(root);
    // Who comes late asks.
    addEventListener("message", (event) => {
      if (event.source === parent && event.data?.type === "glicko2-ask" && isUp()) {
        tell();
      }
    });
  }
}
