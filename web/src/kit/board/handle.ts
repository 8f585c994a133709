/** Hands on a piece: a click takes it up, with shift beside others; wheel, + and − say how many; a mouse drags it to a space. */

const TREMBLE = 6;

export interface Handle {
  /** Takes it up, or puts it down; `by` changes how many. */
  take: (add: boolean, by?: 1 | -1) => void;
  /** Takes it up to be dragged, beside what is held already. */
  lift: () => void;
  drop: (space: string) => void;
}

/** The space that lies at a point of the window. */
const spaceAt = (x: number, y: number): string | undefined =>
  document.elementsFromPoint(x, y).map((it) => it.closest("[data-space]")?.getAttribute("data-space")).find((space) => space != null) ?? undefined;

/** What follows the pointer: a picture of the piece. */
function ghostOf(node: Element): HTMLElement | SVGSVGElement {
  const { width, height } = node.getBoundingClientRect();
  const place = { position: "fixed", width: `${width}px`, height: `${height}px`, zIndex: "20", pointerEvents: "none", opacity: "0.85" };
  if (node instanceof HTMLElement) {
    const copy = node.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, place);
    document.body.append(copy);
    return copy;
  }
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", `${-width / 2} ${-height / 2} ${width} ${height}`);
  ghost.setAttribute("aria-hidden", "true");
  const copy = node.cloneNode(true) as Element;
  copy.removeAttribute("transform");
  ghost.append(copy);
  Object.assign(ghost.style, place);
  // Within the map, whose colours it has.
  (node.closest(".frame") ?? document.body).append(ghost);
  return ghost;
}

export const handle = ({ take, lift, drop }: Handle) => (node: Element): (() => void) => {
  let dragged = false;
  let stop = (): void => {};
  const click = (event: Event) => {
    event.stopPropagation();
    if (dragged) return;
    take((event as MouseEvent).shiftKey);
  };
  const wheel = (event: Event) => {
    if (!node.querySelector(".held")) return;
    event.preventDefault();
    event.stopPropagation();
    take(false, (event as WheelEvent).deltaY < 0 ? 1 : -1);
  };
  const down = (event: Event) => {
    const { pointerType, button, clientX, clientY } = event as PointerEvent;
    dragged = false;
    // A finger moves the map.
    if (pointerType === "touch" || button !== 0) return;
    event.stopPropagation();
    let ghost: ReturnType<typeof ghostOf> | undefined;
    const move = (to: PointerEvent) => {
      if (!ghost && Math.hypot(to.clientX - clientX, to.clientY - clientY) < TREMBLE) return;
      if (!ghost) {
        dragged = true;
        ghost = ghostOf(node);
        lift();
      }
      ghost.style.left = `${to.clientX - ghost.clientWidth / 2}px`;
      ghost.style.top = `${to.clientY - ghost.clientHeight / 2}px`;
    };
    const up = (to: PointerEvent) => {
      stop();
      const space = dragged ? spaceAt(to.clientX, to.clientY) : undefined;
      if (space !== undefined) drop(space);
    };
    stop = () => {
      ghost?.remove();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  };
  node.addEventListener("click", click);
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("pointerdown", down);
  return () => {
    stop();
    node.removeEventListener("click", click);
    node.removeEventListener("wheel", wheel);
    node.removeEventListener("pointerdown", down);
  };
};
