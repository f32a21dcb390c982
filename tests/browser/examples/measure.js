// Runs before the page's own scripts: notes when words of the page are painted first, when the right answer is, what moves, and whether another answer
// was seen before it. `EXPECTED` is the answer, and `ANSWER` selects what has it.
(() => {
  const seen = (window.measured = { moved: 0, wrong: [] });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      seen.moved += shift.hadRecentInput ? 0 : shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });

  const visible = (selector) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  // A task after a frame's callbacks comes after its painting.
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
