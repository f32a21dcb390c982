// Records the last events of the page, because a failed test prints them. The page has its own listeners besides.
if (!window.lastEvents) {
  window.lastEvents = [];
  const kinds = "pointerover pointerdown pointerup pointercancel touchend focusin focusout click keydown scroll blur focus resize";
  for (const kind of kinds.split(" "))
    addEventListener(
      kind,
      ({ timeStamp, target, pointerType, clientX, clientY }) => {
        const at = target.cloneNode?.(false).outerHTML?.slice(0, 80) ?? target.constructor.name;
        lastEvents.push([Math.round(timeStamp), kind, pointerType, clientX, clientY, at].join(" "));
        if (lastEvents.length > 40) lastEvents.shift();
      },
      true,
    );
}
