/** The choices that point at the board. A port may be reached by land and by sea, so the two stand apart. */
import { sorted } from "../board/clicks";
import type { Clickable } from "../contract";

export interface BoardClicks {
  spaces: Map<string, Clickable>;
  /** Ports that can be reached by land and also by sea: the second choice. */
  sea: Map<string, Clickable>;
  /** Spaces whose PC marker can be removed. */
  markers: Map<string, Clickable>;
  cards: Map<number, Clickable>;
}

const BY_SEA = "by-sea:";

export function boardClicks(clickables: readonly Clickable[]): BoardClicks {
  const bySea = clickables.filter(({ choice }) => choice.startsWith(BY_SEA));
  const { spaces, pieces, cards } = sorted(clickables.filter((it) => !bySea.includes(it)));
  const sea = new Map<string, Clickable>();
  for (const [space, click] of sorted(bySea).spaces) (spaces.has(space) ? sea : spaces).set(space, click);
  const markers = new Map([...pieces].flatMap(([space, byPiece]) => [...byPiece.values()].map((click) => [space, click] as const)));
  return { spaces, sea, markers, cards };
}
