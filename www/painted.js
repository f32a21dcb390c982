// Runs before anything is painted. The page holds the paper's example, rendered while the site was built, so that it is seen before the program
// comes. Where another case is to be shown, its numbers and curves stay unseen until the program has put the right ones there: see www/arrival.js.
(() => {
  const root = document.documentElement;
  // Slashes part periods, and no more than 10,000 of these are taken (MOST_PERIODS in src/case/mod.rs). With tens of thousands of slashes in the
  // address Chromium takes seconds, and then minutes, for an import in a script of the page. One part too many stays, so that the program says so.
  const parts = location.hash.split("/", 10_002);
  if (parts.length > 10_001) {
    history.replaceState(history.state, "", parts.slice(0, 10_001).join("/"));
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
