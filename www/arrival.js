// Until the program takes the place of what was painted before it, the fields of the painted form cannot be used. Afterwards buttons that were pressed
// meanwhile are pressed again, what was unfolded is unfolded, and the keyboard and the place on the page stay. It stands at the end of the page, so it
// also keeps the program waiting for the style.
(() => {
  const root = document.documentElement;

  // Everything that can have the keyboard, by its kind and name, and which of those that have these it is.
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
    // Where another case is shown, some of what was painted has nothing in its place.
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
