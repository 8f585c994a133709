/** What stands in a space, as tokens in a grid. */
import type { Point } from "../../map/projection";
import { PIECES, type Faction, type Piece } from "./facts";
import { inSpace, leadersAt, piecesOf, type View } from "./view";

/** The side of a cell, and how many stand beside each other. */
export const CELL = 30;
export const COLUMNS = 4;
/** Name, Population, level and Control stand above the pieces. */
export const HEAD = 46;
/** All that can ever stand in one space: two kinds of base, eight kinds of unit, four Leaders, two kinds of marker. */
const ROWS = 4;

/** The room of a stack at its fullest. */
export const BOX = { width: CELL * COLUMNS, height: HEAD + CELL * ROWS } as const;

export type Marker = "propaganda" | "raid" | "blockade" | "squadron";

export type Token =
  | { kind: "piece"; piece: Piece; count: number }
  | { kind: "leader"; faction: Faction; leader: string; count: 1 }
  | { kind: "marker"; marker: Marker; count: number };

/** A name for a token that is the same before and after a change. */
export const tokenKey = (token: Token): string =>
  token.kind === "piece" ? token.piece : token.kind === "leader" ? `leader-${token.faction}` : token.marker;

const OWNER: Record<Piece, Faction> = {
  "british-regulars": "british",
  tories: "british",
  "british-forts": "british",
  "war-parties-underground": "indians",
  "war-parties-active": "indians",
  villages: "indians",
  continentals: "patriots",
  "militia-underground": "patriots",
  "militia-active": "patriots",
  "patriot-forts": "patriots",
  "french-regulars": "french",
};

export const ownerOf = (piece: Piece): Faction => OWNER[piece];

/** The tokens of a space: Royalists, then the Rebellion, each Leader before his pieces, markers last. */
export function tokensIn(view: View, space: string): Token[] {
  const here = inSpace(view, space);
  const pieces = piecesOf(here.pieces);
  const leaders = leadersAt(view, space);
  const order = [...new Set(PIECES.map(ownerOf))];
  const tokens: Token[] = order.flatMap((faction): Token[] => [
    ...leaders
      .filter((it) => it.faction === faction)
      .map(({ leader }): Token => ({ kind: "leader", faction, leader, count: 1 })),
    ...pieces.filter(({ piece }) => ownerOf(piece) === faction).map((it): Token => ({ kind: "piece", ...it })),
  ]);
  const markers: [Marker, number | undefined][] = [
    ["propaganda", here.propaganda],
    ["raid", here.raids],
    [space === "west-indies" ? "squadron" : "blockade", here.squadrons],
  ];
  return [
    ...tokens,
    ...markers.flatMap(([marker, count]): Token[] => (count ? [{ kind: "marker", marker, count }] : [])),
  ];
}

/** The middle of the n-th cell, from the upper left corner of the box, when this many stand there. */
export function cellAt(index: number, of: number): Point {
  const row = Math.floor(index / COLUMNS);
  const inRow = Math.min(COLUMNS, of - row * COLUMNS);
  const indent = ((COLUMNS - inRow) * CELL) / 2;
  return [indent + ((index % COLUMNS) + 0.5) * CELL, HEAD + (row + 0.5) * CELL];
}

/** How high a stack of this many tokens is, its head included. */
export const heightOf = (tokens: number): number => HEAD + Math.ceil(tokens / COLUMNS) * CELL;
