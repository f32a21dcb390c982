// Runs before the page's own scripts. Records when words of the page are first painted, when the
// right answer is painted, how much moves, and which other answers were visible before it.
// `EXPECTED` is replaced by the answer, and `ANSWER` by the selector of its element.
(() => {
  const seen = (window.measured = { moved: 0, wrong: [] });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      seen.moved += shift.hadRecentInput ? 0 : shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });

  const visible = (selector) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  // A task started in a frame's callback runs after the frame is painted.
  const note = (name) => {
    seen[name] = 0;
    setTimeout(() => (seen[name] = performance.now()));
  };
  const look = () => {
    if (!("content" in seen) && visible("main h2, main button, nav.rooms a")) {
      note("content");
    }
    const said = visible(ANSWER)?.textContent;
    if (said === EXPECTED) {
      return note("answer");
    }
    if (said) {
      seen.wrong.push(said);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
