/** A finger that stays: what a mouse tells by hovering, a long press tells. */

const LONG = 450;
const TREMBLE = 8;
/** So long can be read what was shown, once the finger is gone. */
const LINGER = 4000;
/** What is still shown of the last finger; the next one clears it. */
let lingering: ReturnType<typeof setTimeout> | undefined;

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
      clearTimeout(lingering);
      begin();
    }, LONG);
  };
  const move = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (from && Math.hypot(clientX - from[0], clientY - from[1]) > TREMBLE) stop();
  };
  const up = () => {
    stop();
    if (held) lingering = setTimeout(end, LINGER);
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

/** A button that says what it would do: to a mouse that hovers, to the focus that keys bring, and to a finger that stays. */
export const hovers = (choice: string, onhover: (choice: string | null) => void) => (node: HTMLElement): (() => void) => {
  const begin = () => onhover(choice);
  const end = () => onhover(null);
  const unlessFinger = (act: () => void) => (event: Event) => (event as PointerEvent).pointerType !== "touch" && act();
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", unlessFinger(begin)], ["pointerleave", unlessFinger(end)], ["blur", end],
    ["focus", () => node.matches(":focus-visible") && begin()],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  const release = longPress(begin, end)(node);
  return () => {
    release();
    for (const [name, listener] of listeners) node.removeEventListener(name, listener);
  };
};
