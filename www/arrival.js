// When the program takes the place of what was painted before it, nothing is lost: what somebody has typed, chosen, opened and pressed meanwhile is done
// again, and the keyboard and the place on the page stay. It stands at the end of the page, so it also keeps the program waiting for the style.
(() => {
  const root = document.documentElement;

  // Everything that can have the keyboard, in the order of the page.
  const controls = () => [
    ...document.querySelectorAll("body :is(a[href], button, input, select, summary, [tabindex]):not(#start *)"),
  ];
  // Whether something is still there: what another case has in its place is something else.
  const isSame = (a, b) =>
    a && b && a.tagName === b.tagName && a.id === b.id && a.getAttribute("aria-label") === b.getAttribute("aria-label");
  const tell = (element, kind) => element.dispatchEvent(new Event(kind, { bubbles: true }));

  root.classList.remove("incoming");
  const main = document.querySelector("main");
  if (!main) {
    return;
  }
  const painted = controls();
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
      if (!isSame(before, after)) {
        return;
      }
      if (before.tagName === "SUMMARY") {
        after.parentElement.open = before.parentElement.open;
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
      if (isSame(painted[at], now[at])) {
        now[at].click();
      }
    }
  };

  const arrival = new MutationObserver(() => {
    if (main.isConnected || !document.querySelector("main")) {
      return;
    }
    arrival.disconnect();
    listeners.forEach(([kind, listener]) => document.removeEventListener(kind, listener));
    root.classList.remove("linked", "elsewhere");
    delete root.dataset.painted;
    const now = controls();
    if (top > 0) {
      scrollTo(0, top);
    }
    if (isSame(painted[focused], now[focused])) {
      now[focused].focus({ preventScroll: true });
    }
    doAgain(now);
    if (now[focused]?.type === "text" && selection?.[0] != null) {
      now[focused].setSelectionRange(...selection);
    }
  });
  arrival.observe(document.body, { childList: true });
})();
