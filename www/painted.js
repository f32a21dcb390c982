// Runs before anything is painted. The page holds the paper's example, rendered while the site was built, so that it is seen before the program
// comes. Where another case is to be shown, its numbers and curves stay unseen until the program has put the right ones there: see www/arrival.js.
(() => {
  const root = document.documentElement;
  // Slashes part periods, and no more than 10,000 of these are taken (MOST_PERIODS in src/case/mod.rs). With tens of thousands of slashes in the
  // address Chromium takes seconds, and then minutes, for an import in a script of the page. A link has room for its periods and what is beside them;
  // what is cut off leaves dots, which the program does not understand, and says so.
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
  // A room of its own, several periods, or a place that is not the paper’s system: nothing of the example's layout holds there. See src/case/link.rs.
  const OTHER_ROOM = /(^|[#&\n])(s=|r=(?!player\b)|y=(?!glicko2(&|$)))/;

  // What is kept. In a frame that is sandboxed even asking for it throws; and what is embedded shows its own case.
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
  // What stands higher may come later than what stands below it.
  root.classList.add("incoming");
  addEventListener("hashchange", () => "painted" in root.dataset && mark());

  const [, theme] = all.find(([key]) => key === THEME) ?? [];
  if (theme) {
    root.dataset.theme = theme;
  }
})();
