// Until the program replaces the painted page, the form fields are inert. Afterwards, buttons pressed in the meantime
// are pressed again, opened details are opened again, and the focus and the scroll position are restored. This script
// stands at the end of the page, so it also makes the program wait for the style.
(() => {
  const root = document.documentElement;

  // All focusable elements, each by its kind, its name, and its number among elements with the same kind and name.
  const controls = () => {
    const counts = {};
    const named = [...document.querySelectorAll("body :is(a[href], button, summary, [tabindex]):not(#start *)")].map((element) => {
      const key = [element.tagName, element.id, element.getAttribute("aria-label")].join();
      counts[key] = (counts[key] ?? 0) + 1;
      return [key + counts[key], element];
    });
    return new Map(named);
  };

  root.classList.remove("incoming");
  const main = document.querySelector("main");
  if (!main) {
    return;
  }
  const form = document.querySelector(".inputs");
  if (form) {
    form.inert = true;
  }
  const painted = controls();
  const pressed = [];
  let focused, top;

  const press = ({ target }) => pressed.push(target.closest("button"));
  const focus = ({ target }) => (focused = target);
  const scroll = () => (top = scrollY);
  const listeners = [["click", press], ["focusin", focus], ["scroll", scroll]];
  listeners.forEach(([kind, listener]) => document.addEventListener(kind, listener));

  const arrival = new MutationObserver(() => {
    if (main.isConnected || !document.querySelector("main")) {
      return;
    }
    arrival.disconnect();
    listeners.forEach(([kind, listener]) => document.removeEventListener(kind, listener));
    root.classList.remove("linked", "other-room");
    delete root.dataset.painted;
    if (top > 0) {
      scrollTo(0, top);
    }
    // If another case is shown, some painted elements have no counterpart.
    const now = controls();
    for (const [key, before] of painted) {
      const after = now.get(key);
      if (before === focused) {
        after?.focus({ preventScroll: true });
      }
      if (before.parentElement?.open && after) {
        after.parentElement.open = true;
      }
      if (pressed.includes(before)) {
        after?.click();
      }
    }
  });
  arrival.observe(document.body, { childList: true });
})();
