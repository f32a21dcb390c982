// The body of a function that counts what the window shows: words, controls, font sizes, the steps
// that are in view, and the width of the picture.
const root = document.documentElement;
const isUsed = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

// Whether a part of a box can be seen: within the window, and within every element that clips it.
// Text that only screen readers find is clipped to one pixel.
const seen = (box, element) => {
  let { left, top, right, bottom } = box;
  const cut = (by) => {
    [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
    [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
  };
  cut({ left: 0, top: 0, right: root.clientWidth, bottom: innerHeight });
  for (let around = element; around && around !== root; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible" && around !== document.body) cut(around.getBoundingClientRect());
  }
  return right - left > 1 && bottom - top > 1;
};
const isSeen = (element) => isUsed(element) && [...element.getClientRects()].some((box) => seen(box, element));

// A word has a letter or a digit. Other signs alone do not count.
const WORD = /\S*[\p{L}\p{N}]\S*/gu;
const words = [];
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode;
  const element = text.parentElement;
  if (element.closest("script, style, noscript, select, textarea, title, desc") || !isUsed(element)) continue;
  for (const { 0: word, index } of text.data.matchAll(WORD)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if ([...range.getClientRects()].some((box) => seen(box, element))) words.push({ word, element });
  }
}
// The text in fields and menus counts as well.
for (const field of document.querySelectorAll("input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea, select")) {
  const shown = field.selectedOptions?.[0]?.text ?? (field.value || field.placeholder || "");
  if (isSeen(field)) words.push(...[...shown.matchAll(WORD)].map(([word]) => ({ word, element: field })));
}

// A group of radio buttons counts once. A radio button may be hidden beneath its label. A number
// that can be dragged counts as a word.
const controls = new Set();
for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
  const isChoice = control.type === "radio" || control.type === "checkbox";
  if (isSeen(control) || (isChoice && [...control.labels].some(isSeen))) controls.add(control.type === "radio" ? control.name : control);
}

// The font sizes, column by column. A subscript belongs to the letter beside it, and a drawing has its own sizes.
const sizes = [...document.querySelectorAll("main .column")].map((column) => {
  const running = words.filter(({ element }) => column.contains(element) && !element.closest("h1, h2, h3, .headline, sub, sup, math, svg"));
  const found = {};
  for (const { word, element } of running) (found[Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1)] ??= []).push(word);
  return Object.fromEntries(Object.entries(found).map(([size, of]) => [size, `${of.length}: ${of.slice(0, 5).join(" ")}`]));
});

const isWhole = (box) => box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
const steps = [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => isWhole(document.getElementById(`step-${n}`)?.getBoundingClientRect()));
const drawings = [...document.querySelectorAll("main [role=img] svg")].filter(isSeen);
const picture = Math.max(0, ...drawings.map((svg) => svg.getBoundingClientRect().width)) / document.documentElement.clientWidth;

return { words: words.length, controls: controls.size, steps, picture, sizes, text: words.map(({ word }) => word).join(" ") };
