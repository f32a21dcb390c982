// Writes each new result of the calculator into the table.
const cells = document.querySelectorAll("#follows [data-of]");
const inWords = (value) => value?.toLocaleString(document.documentElement.lang, { maximumSignificantDigits: 6, useGrouping: false });
document.querySelector("#followed").addEventListener("change", ({ detail: { result } }) => {
  cells.forEach((cell) => (cell.textContent = inWords(result?.[cell.dataset.of]) ?? "?"));
});
