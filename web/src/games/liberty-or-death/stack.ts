/** What stands in a space, as tokens in a grid under its name, in pixels. */
import { centre, contains, type Box } from "../../kit/map/geometry";
import { measured, wrapped } from "../../kit/map/labels";
import { rimmed } from "../../kit/map/viewport";
import { placeBlocks, type Block, type Placed } from "../../kit/map/placing";
import type { Point } from "../../kit/map/projection";
import { PIECES, type Faction, type Piece } from "./facts";
import { PLACES, SIZE, type Place } from "./places";
import { inSpace, leadersAt, piecesOf, type View } from "./view";

/** The side of a cell of the grid, for which a token is drawn. */
export const CELL = 26;
/** Population, level and Control stand in a row under the name. */
export const STATE = 22;
/** The size of the letters of a name, and the height of a line of it. */
export const NAME = 15;
export const LINE = 16;
const NAME_WIDTH = 112;
const PAD = 4;
/** All that can ever stand in one space: two kinds of base, eight kinds of unit, four Leaders, two kinds of marker. */
export const MOST_TOKENS = 16;

/** How many stand beside each other. */
export const columnsOf = (tokens: number): number => (tokens > 9 ? 5 : tokens > 6 ? 4 : 3);

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
    ["squadron", here.squadrons],
    ["blockade", here.blockades],
  ];
  return [
    ...tokens,
    ...markers.flatMap(([marker, count]): Token[] => (count ? [{ kind: "marker", marker, count }] : [])),
  ];
}

/** The name of a space in the lines over its stack; those of Cities are written smaller. */
export const nameSize = ({ kind }: Pick<Place, "kind">): number => (kind === "city" ? 13 : NAME);
export const nameLines = (name: string, place: Pick<Place, "kind">): string[] => wrapped(name, nameSize(place), NAME_WIDTH);

/** How much room a name and this many tokens take. */
export function extent(lines: readonly string[], tokens: number, place: Pick<Place, "kind" | "population">): { width: number; height: number } {
  const columns = Math.min(columnsOf(tokens), tokens);
  return {
    width: Math.max(88, columns * CELL, ...lines.map((line) => measured(line, nameSize(place), "600") * 1.02)) + 2 * PAD,
    height: lines.length * LINE + STATE + Math.ceil(tokens / columnsOf(tokens)) * CELL + 2 * PAD,
  };
}

/** Where name and state end and tokens begin. */
export const headOf = (lines: readonly string[]): number => PAD + lines.length * LINE + STATE;

/** The middle of the n-th of so many tokens on a plate. */
export function cellAt(plate: Box, lines: readonly string[], index: number, of: number): Point {
  const columns = columnsOf(of);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  const left = plate.x + (plate.width - inRow * CELL) / 2;
  return [left + ((index % columns) + 0.5) * CELL, plate.y + headOf(lines) + (row + 0.5) * CELL];
}

/** Pixels about the best place of a stack that count as its region: some regions are smaller than their stacks. */
const NEAR = 24;

/** Whether a stack whose middle is there stands in its region. */
function atHome({ region, middle }: Place, [x, y]: Point, scale: number): boolean {
  return Math.hypot(x - middle[0] * scale, y - middle[1] * scale) < NEAR || contains(region, [x / scale, y / scale]);
}

/** Whether a line must join a stack to its region, because it stands beside it. */
export const isApart = (place: Place, plate: Box, scale: number): boolean => place.apart || !atHome(place, centre(plate), scale);

/** Where the stacks stand at a scale. */
export function platesAt(
  scale: number,
  contents: (place: Place) => { lines: readonly string[]; tokens: number },
  before?: ReadonlyMap<string, Box>,
): Map<string, Placed> {
  const blocks = PLACES.map((place): Block => {
    const { lines, tokens } = contents(place);
    const { width, height } = extent(lines, tokens, place);
    const [x, y] = [place.middle[0] * scale, place.middle[1] * scale];
    const home = place.apart ? {} : { home: (point: Point) => atHome(place, point, scale) };
    return { id: place.id, at: [x, y], sign: { x, y, width: 0, height: 0 }, width, height, wanted: [x - width / 2, y - height / 2], ...home };
  });
  const cities = PLACES.filter(({ kind }) => kind === "city").map(({ anchor: [x, y] }) => ({ x: x * scale - 5, y: y * scale - 8, width: 10, height: 13 }));
  return placeBlocks(blocks, cities, rimmed(SIZE, scale), before);
}
