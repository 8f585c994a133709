/** A finger that stays: what a mouse tells by hovering, a long press tells. */

const LONG = 450;
const TREMBLE = 8;

/** Calls `begin` when a finger has rested here, and `end` when it leaves. The click that would follow is swallowed. */
export const longPress = (begin: () => void, end: () => void) => (node: Element): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: [number, number] | undefined;
  let held = false;
  const stop = () => {
    clearTimeout(timer);
    from = undefined;
  };
  const down = (event: Event) => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    if (pointerType !== "touch") return;
    held = false;
    from = [clientX, clientY];
    timer = setTimeout(() => {
      held = true;
      begin();
    }, LONG);
  };
  const move = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (from && Math.hypot(clientX - from[0], clientY - from[1]) > TREMBLE) stop();
  };
  const up = () => {
    stop();
    if (held) setTimeout(end, 1600);
  };
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => held && event.preventDefault();
  const listeners: [string, (event: Event) => void, boolean?][] = [
    ["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", stop], ["click", click, true], ["contextmenu", menu],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
  return () => {
    stop();
    for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
  };
};
