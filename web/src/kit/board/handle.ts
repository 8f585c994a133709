/** Hands on a piece: a click takes it up, with shift beside others; wheel, + and − say how many. */
export const handle = (take: (add: boolean, by?: 1 | -1) => void) => (node: Element): (() => void) => {
  const click = (event: Event) => {
    event.stopPropagation();
    take((event as MouseEvent).shiftKey);
  };
  const wheel = (event: Event) => {
    if (!node.querySelector(".held")) return;
    event.preventDefault();
    event.stopPropagation();
    take(false, (event as WheelEvent).deltaY < 0 ? 1 : -1);
  };
  node.addEventListener("click", click);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("click", click);
    node.removeEventListener("wheel", wheel);
  };
};
