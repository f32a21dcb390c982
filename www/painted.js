// Runs before anything is painted. The page contains the paper's example, rendered while the site was built, so that it
// is visible before the program starts. If another case is to be shown, the numbers and curves stay hidden until the
// program replaces them: see www/arrival.js.
(() => {
  const root = document.documentElement;
  // A slash separates periods, and at most 10,000 periods are read (MOST_PERIODS in crates/explain/src/case/mod.rs). With tens of
  // thousands of slashes in the address, Chromium takes seconds to minutes for an import in a script of the page. The
  // limit leaves room for other slashes in the link. A cut part ends with dots, which the program reports as
  // unreadable.
  let slashes = 10_100;
  const cut = (part) => {
    const pieces = part.split("/", slashes + 2);
    const isLong = pieces.length > slashes + 1;
    slashes = Math.max(slashes + 1 - pieces.length, 0);
    return isLong ? [...pieces.slice(0, -1), "..."].join("/") : part;
  };
  const short = location.hash.split("&").map(cut).join("&");
  if (short !== location.hash) {
    history.replaceState(history.state, "", short);
  }
  const OWN = "glicko2-steps.";
  const THEME = `${OWN}theme`;
  // Another room, several periods, or another system than the paper's: the layout of the example does not fit. See
  // crates/explain/src/case/link.rs.
  const OTHER_ROOM = /(^|[#&\n])(s=|r=(?!player\b)|y=(?!glicko2(&|$)))/;

  // The saved state. In a sandboxed frame, access to the storage throws an error. An embedded page shows its own case.
  const kept = (storage) => {
    try {
      return "embed" in root.dataset ? [] : Object.entries(self[storage]).filter(([key, value]) => key.startsWith(OWN) && value);
    } catch {
      return [];
    }
  };
  const all = [...kept("localStorage"), ...kept("sessionStorage")];
  const mark = () => {
    const cases = all.filter(([key]) => key !== THEME).map(([, value]) => value);
    const shown = location.hash.slice(1) || cases.join("\n");
    root.classList.toggle("linked", shown !== "");
    root.classList.toggle("other-room", OTHER_ROOM.test(shown));
  };
  mark();
  // Elements that are displayed higher may come later in the HTML, so the content is hidden until all of it is there.
  root.classList.add("incoming");
  addEventListener("hashchange", () => "painted" in root.dataset && mark());

  const [, theme] = all.find(([key]) => key === THEME) ?? [];
  if (theme) {
    root.dataset.theme = theme;
  }
})();
