// All visible things of a role and a name, within an element or in the whole page.
// The name is the one that a person sees and a screen reader says, near enough to the W3C's rules for our own page.
const [scope, role, wanted] = arguments;

const selectors = {
  button: "button, [role=button], input[type=button], input[type=submit], summary",
  checkbox: "input[type=checkbox], [role=checkbox], [role=switch]",
  dialog: "dialog, [role=dialog], [role=alertdialog]",
  field:
    "textarea, select, [role=textbox], [role=combobox], [role=spinbutton], [role=slider], " +
    "input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=reset], [type=hidden], [type=file])",
  group: "fieldset, [role=group], [role=radiogroup]",
  heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  image: "img, svg[role=img], [role=img], figure",
  link: "a[href], [role=link]",
  radio: "input[type=radio], [role=radio]",
  region: "section, [role=region], main, nav, aside, article, [role=article]",
  status: "[role=status], [role=alert], output",
  table: "table, [role=table], [role=grid]",
};

const tidy = (text) => text.replace(/\s+/g, " ").trim();

// The text without what a screen reader skips and without the controls that stand in a label.
const text = (element) => {
  const copy = element.cloneNode(true);
  for (const part of copy.querySelectorAll("[aria-hidden=true], [hidden], input, select, textarea")) part.remove();
  return copy.textContent;
};

const texts = (elements) => [...elements].filter(Boolean).map(text).join(" ");

const name = (element) => {
  const labelled = element.getAttribute("aria-labelledby");
  if (labelled) return texts(labelled.split(/\s+/).map((id) => document.getElementById(id)));
  const label = element.getAttribute("aria-label");
  if (label) return label;
  if (element.labels && element.labels.length > 0) return texts(element.labels);
  const caption = element.querySelector(":scope > legend, :scope > caption, :scope > figcaption, :scope > title");
  if (caption) return text(caption);
  if (["button", "heading", "link", "checkbox", "radio"].includes(role)) {
    const own = tidy(text(element));
    if (own) return own;
  }
  return element.alt || element.value || element.title || element.placeholder || "";
};

const shown = (element) =>
  element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : element.getClientRects().length > 0;

const found = [...(scope || document).querySelectorAll(selectors[role])]
  .filter(shown)
  .map((element) => ({ element, name: tidy(name(element)) }));

// "Rating" is the field of that name, though "Rating deviation" begins so; "Step 1" is "Step 1: …", not "Step 10".
const exact = found.filter((one) => one.name === wanted);
const begins = found.filter((one) => one.name.startsWith(wanted) && !/^[\p{L}\p{N}]/u.test(one.name.slice(wanted.length)));
const chosen = exact.length > 0 ? exact : begins;
return { elements: chosen.map((one) => one.element), others: found.map((one) => one.name) };
