// Shows the code of each embedded case below it: see demo.html.
const site = new URL(".", import.meta.url).href;
const { copy, copied } = document.querySelector("main").dataset;

/** Code to read, with a button that copies it. */
function shown(code) {
  const block = document.createElement("div");
  block.className = "code";
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  pre.append(Object.assign(document.createElement("code"), { textContent: code }));
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: copy });
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code);
      button.textContent = copied;
    } catch {
      // Without permission the code is selected, so that the reader can copy it.
      getSelection().selectAllChildren(pre);
    }
  });
  block.append(pre, button);
  return block;
}

/** The code of an element as an author would write it. */
function codeOf(element) {
  const copy = element.cloneNode();
  // Set by embed.js.
  copy.removeAttribute("style");
  if (copy.hasAttribute("src")) {
    copy.setAttribute("src", element.src);
  }
  return copy.outerHTML.replace(/ ([a-z]+=")/g, "\n  $1");
}

document.querySelector("[data-script]").parentElement.replaceWith(shown(`<script src="${site}embed.js"></script>`));
for (const example of document.querySelectorAll(".example")) {
  example.after(shown(codeOf(example.firstElementChild)));
}

// The table that follows the last calculator, with its script: see www/follow.js.
const follow = document.querySelector("[data-follow]");
const table = document.querySelector("#follows").outerHTML;
follow.parentElement.replaceWith(shown(`${table}\n<script type="module">\n${follow.textContent}</script>`));
