// Finds an element by the name that a user reads. The `arguments` are the root (or null), the kind and the name.
const KINDS = {
  field: "input:not([type=radio]):not([type=checkbox]), textarea, select",
  button: "button, summary, [role=button]",
  link: "a[href]",
  choice: "input[type=radio], input[type=checkbox]",
  region: "section, aside, nav, [role=region]",
  group: "[role=group], fieldset",
  status: "[role=status]",
  table: "table",
  picture: "[role=img]",
};

function words(element) {
  if (!element || element.getAttribute("aria-hidden") === "true") return "";
  const said = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : node.nodeType === Node.ELEMENT_NODE ? words(node) : ""));
  return said.join("").replace(/\s+/g, " ");
}

function nameOf(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by) return by.split(/\s+/).map((id) => words(document.getElementById(id)).trim()).join(" ");
  if (element.hasAttribute("aria-label")) return element.getAttribute("aria-label");
  if (element.labels && element.labels.length) return words(element.labels[0]).trim();
  if (element.localName === "table") return element.caption ? words(element.caption).trim() : "";
  return words(element).trim();
}

function isShown(element) {
  return element.getClientRects().length > 0 && (!element.checkVisibility || element.checkVisibility());
}

function find(root, kind, name) {
  const all = [...(root || document).querySelectorAll(KINDS[kind])].filter(isShown);
  // "Step 5" is enough for "Step 5 Was the result a surprise?".
  return all.find((element) => nameOf(element) === name) || all.find((element) => nameOf(element).startsWith(name + " ")) || null;
}
