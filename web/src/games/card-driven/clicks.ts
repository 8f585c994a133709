/** The choices that point at the board. A port may be reached by land and by sea, so the two stand apart. */
import { sorted } from "../../kit/board/clicks";
import type { Clickable } from "../contract";
import { spaceOf, type View } from "./view";

export interface BoardClicks {
  /** Spaces and zones. */
  spaces: Map<string, Clickable>;
  /** Tokens, by space and key: a general is chosen where he stands. */
  tokens: Map<string, Map<string, Clickable>>;
  /** Ports that can be reached by land and also by sea: the second choice. */
  sea: Map<string, Clickable>;
  /** Spaces whose PC marker can be removed. */
  markers: Map<string, Clickable>;
  cards: Map<number, Clickable>;
  /** Choices that point at no place, by their notation. */
  buttons: Map<string, Clickable>;
}

const BY_SEA = "by-sea:";

export function boardClicks(view: View | null, clickables: readonly Clickable[]): BoardClicks {
  const bySea = clickables.filter(({ choice }) => choice.startsWith(BY_SEA));
  const { spaces, pieces, cards } = sorted(clickables.filter((it) => !bySea.includes(it)));
  const sea = new Map<string, Clickable>();
  for (const [space, click] of sorted(bySea).spaces) (spaces.has(space) ? sea : spaces).set(space, click);
  const markers = new Map([...pieces].flatMap(([space, byPiece]) => [...byPiece.values()].map((click) => [space, click] as const)));
  const buttons = new Map(clickables.filter(({ target }) => target.kind === "button" || target.kind === "unit").map((click) => [click.choice, click]));
  const tokens: BoardClicks["tokens"] = new Map();
  for (const click of buttons.values()) {
    const space = view ? spaceOf(view, click.choice) : undefined;
    if (space !== undefined) tokens.set(space, (tokens.get(space) ?? new Map<string, Clickable>()).set(click.choice, click));
  }
  return { spaces, tokens, sea, markers, cards, buttons };
}
