// Records the last events of the page, which a failed test prints.
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
