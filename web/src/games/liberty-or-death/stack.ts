/** What stands in a space, as tokens in a grid. */
import type { Box } from "../../map/geometry";
import { textWidth, wrapped } from "../../map/labels";
import type { Point } from "../../map/projection";
import { PIECES, type Faction, type Piece } from "./facts";
import { inSpace, leadersAt, piecesOf, type View } from "./view";

/** The units of the sheet across which a stack stands. */
const ACROSS = 120;
/** Name, Population, level and Control stand above the pieces. */
export const HEAD = 52;
/** The side of the cell for which a token is drawn. */
export const TOKEN = 30;
/** All that can ever stand in one space: two kinds of base, eight kinds of unit, four Leaders, two kinds of marker. */
export const MOST_TOKENS = 16;

/** The room of a stack at its fullest. */
export const BOX = { width: ACROSS, height: HEAD + ACROSS } as const;

/** A few tokens are drawn large, many small: three or four beside each other. */
export function grid(tokens: number): { columns: number; cell: number } {
  const columns = tokens > 9 ? 4 : 3;
  return { columns, cell: ACROSS / columns };
}

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
  const { columns, cell } = grid(of);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  const indent = ((columns - inRow) * cell) / 2;
  return [indent + ((index % columns) + 0.5) * cell, HEAD + (row + 0.5) * cell];
}

/** How high a stack of this many tokens is, its head included. */
export function heightOf(tokens: number): number {
  const { columns, cell } = grid(tokens);
  return HEAD + Math.ceil(tokens / columns) * cell;
}

/** The size of the letters of a name. */
export const NAME = 18;

/** The name of a space in the lines over its stack. */
export const nameLines = (name: string): string[] => wrapped(name, NAME, BOX.width + 32);

/** What a stack of this many tokens covers, with its name: a second line rises above the box. */
export function plateOf(box: Box, lines: readonly string[], tokens: number): Box {
  const above = lines.length > 1 ? 18 : 6;
  const width = Math.max(BOX.width + 10, ...lines.map((line) => textWidth(line, NAME) + 12));
  return {
    x: box.x + (BOX.width - width) / 2,
    y: box.y - above,
    width,
    height: heightOf(tokens) + above + 4,
  };
}
