// When the program takes the place of what was painted before it, nothing is lost: what somebody has typed, chosen, opened and pressed meanwhile is done
// again, and the keyboard and the place on the page stay. It stands at the end of the page, so it also keeps the program waiting for the style.
(() => {
  const root = document.documentElement;

  // Everything that can have the keyboard, in the order of the page.
  const controls = () => [
    ...document.querySelectorAll("body :is(a[href], button, input, select, summary, [tabindex]):not(#start *)"),
  ];
  // What tells one of them from the others: its kind and name, and which of those that have these it is.
  const keys = (elements) => {
    const counts = new Map();
    return elements.map((element) => {
      const key = [element.tagName, element.id, element.name, element.getAttribute("aria-label")].join("|");
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return `${key}|${counts.get(key)}`;
    });
  };
  const tell = (element, kind) => element.dispatchEvent(new Event(kind, { bubbles: true }));

  root.classList.remove("incoming");
  const main = document.querySelector("main");
  if (!main) {
    return;
  }
  const painted = controls();
  const paintedKeys = keys(painted);
  const pressed = [];
  let focused, selection, top;

  const press = (event) => {
    const at = painted.indexOf(event.target.closest("button"));
    if (at >= 0) {
      pressed.push(at);
    }
  };
  const focus = ({ target }) => (focused = painted.indexOf(target));
  const select = () => {
    const { selectionStart, selectionEnd } = document.activeElement ?? {};
    selection = [selectionStart, selectionEnd];
  };
  const scroll = () => (top = scrollY);
  const listeners = [["click", press], ["focusin", focus], ["selectionchange", select], ["scroll", scroll]];
  listeners.forEach(([kind, listener]) => document.addEventListener(kind, listener));

  // In one field after the other, and what was pressed last.
  const doAgain = (now) => {
    painted.forEach((before, at) => {
      const after = now[at];
      if (!after) {
        return;
      }
      if (before.tagName === "SUMMARY") {
        // What is open by itself, as a link asks, stays so.
        after.parentElement.open ||= before.parentElement.open;
      } else if (before.tagName === "SELECT" && [...before.options].some((option) => option.selected !== option.defaultSelected)) {
        after.value = before.value;
        tell(after, "change");
      } else if (before.type === "text" && before.value !== before.defaultValue) {
        after.value = before.value;
        tell(after, "input");
      } else if (before.checked !== before.defaultChecked && (before.checked || before.type === "checkbox")) {
        after.click();
      }
    });
    for (const at of pressed) {
      now[at]?.click();
    }
  };

  const arrival = new MutationObserver(() => {
    if (main.isConnected || !document.querySelector("main")) {
      return;
    }
    arrival.disconnect();
    listeners.forEach(([kind, listener]) => document.removeEventListener(kind, listener));
    root.classList.remove("linked", "other-room");
    delete root.dataset.painted;
    // What stands there now in the place of each; nothing where another case has something else.
    const found = controls();
    const at = new Map(keys(found).map((key, i) => [key, found[i]]));
    const now = paintedKeys.map((key) => at.get(key));
    if (top > 0) {
      scrollTo(0, top);
    }
    now[focused]?.focus({ preventScroll: true });
    doAgain(now);
    if (now[focused]?.type === "text" && selection?.[0] != null) {
      now[focused].setSelectionRange(...selection);
    }
  });
  arrival.observe(document.body, { childList: true });
})();
