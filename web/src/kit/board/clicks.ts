/** The choices that point at the board, sorted by what they point at. */
import type { Clickable } from "../../games/contract";

export interface Clicks {
  spaces: Map<string, Clickable>;
  /** By space, then by piece. */
  pieces: Map<string, Map<string, Clickable>>;
  cards: Map<number, Clickable>;
}

export function sorted(clickables: readonly Clickable[]): Clicks {
  const clicks: Clicks = { spaces: new Map(), pieces: new Map(), cards: new Map() };
  for (const clickable of clickables) {
    const { target } = clickable;
    switch (target.kind) {
      case "space":
        clicks.spaces.set(target.space, clickable);
        break;
      case "piece": {
        const here = clicks.pieces.get(target.space) ?? new Map<string, Clickable>();
        clicks.pieces.set(target.space, here.set(target.piece, clickable));
        break;
      }
      case "card":
        clicks.cards.set(target.card, clickable);
        break;
      case "number":
      case "button":
        break;
    }
  }
  return clicks;
}

/** Whether a key presses what has the focus. */
export function activates(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return true;
}
