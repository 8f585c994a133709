/** What stands in a place, as counters in rows under its name, in pixels. An enemy stack shows its top and its height. */
import { PAD, rowsExtent } from "../../kit/board/rows";
import type { Box } from "../../kit/map/geometry";
import { measured, wrapped } from "../../kit/map/labels";
import { rimmed } from "../../kit/map/viewport";
import { placeBlocks, type Block, type Placed } from "../../kit/map/placing";
import type { Point } from "../../kit/map/projection";
import { aboardOf, leaderOf, placeOf, SIDES, UNITS, type Leader, type Side } from "./facts";
import { SIZE, SPOTS } from "./sheet";
import { inPlace, stackOf, type Force, type View } from "./view";

/** The size of the letters of a name, and the height of a line of it. */
export const NAME = 12;
export const LINE = 13;
const NAME_WIDTH = 96;
/** How far a town reaches for the pointer. */
export const REACH = 13;
/** The least size of a sea or a box. */
const WATER = { width: 84, height: 22 } as const;
/** More counters than this are drawn as leaders and a sum: the card of the place shows them all. */
const MOST = 6;

export type Mark = "fortress" | "partisan" | "siege" | "massacre" | "ship";

export type Token =
  | { kind: "leader"; leader: Leader }
  | { kind: "units"; unit: string; count: number; side: Side }
  | { kind: "hidden"; side: Side; top: string | null; height: number }
  | { kind: "sum"; side: Side; count: number }
  | { kind: "mark"; mark: Mark; side: Side | null };

/** A name for a counter that is the same before and after a change. */
export function tokenKey(token: Token): string {
  switch (token.kind) {
    case "leader":
      return token.leader.id;
    case "units":
      return token.unit;
    case "hidden":
      return `${token.side}-stack`;
    case "sum":
      return `${token.side}-sum`;
    case "mark":
      return `${token.side ?? "no"}-${token.mark}`;
  }
}

export const tokenWidth = (token: Token): number => {
  switch (token.kind) {
    case "leader":
      return 42;
    case "hidden":
      return 46;
    case "units":
    case "sum":
      return 34;
    case "mark":
      return 25;
  }
};

/** The counters of a force: leaders before units, these in the order of the counter mix. */
export function tokensOf(force: Force, side: Side): Token[] {
  return [
    ...force.leaders.map((id): Token => ({ kind: "leader", leader: leaderOf(id, side) })),
    ...UNITS.flatMap(({ id }): Token[] => {
      const count = force.units[id] ?? 0;
      return count > 0 ? [{ kind: "units", unit: id, count, side }] : [];
    }),
  ];
}

/** The counters of a side in a place, as far as the reader may know them. */
export function sideTokens(view: View, place: string, side: Side): Token[] {
  const stack = stackOf(view, place, side);
  if (!stack) return [];
  if (stack.force) return tokensOf(stack.force, side);
  return [{ kind: "hidden", side, top: stack.top, height: stack.height }];
}

/** All counters of a place, and aboard ships in its port. */
export function tokensIn(view: View, place: string): Token[] {
  const seen = inPlace(view, place);
  const aboard = SIDES.flatMap((side) => sideTokens(view, aboardOf(place), side));
  return [
    ...SIDES.flatMap((side) => sideTokens(view, place, side)),
    ...(aboard.length > 0 ? [{ kind: "mark" as const, mark: "ship" as const, side: null }, ...aboard] : []),
    ...(seen.fortress ? [{ kind: "mark" as const, mark: "fortress" as const, side: seen.fortress }] : []),
    ...(seen.partisan ? [{ kind: "mark" as const, mark: "partisan" as const, side: seen.partisan }] : []),
    ...(seen.siege ? [{ kind: "mark" as const, mark: "siege" as const, side: seen.siege }] : []),
    ...(seen.massacre ? [{ kind: "mark" as const, mark: "massacre" as const, side: null }] : []),
  ];
}

/** As many counters as the map has room for: of a large force its leaders and the sum of its units. */
export function tokensOnMap(view: View, place: string, all = false): Token[] {
  const tokens = tokensIn(view, place);
  if (all || tokens.length <= MOST) return tokens;
  const summed = new Set<Side>();
  return tokens.flatMap((token): Token[] => {
    if (token.kind !== "units") return [token];
    if (summed.has(token.side)) return [];
    summed.add(token.side);
    const count = tokens.reduce((sum, it) => sum + (it.kind === "units" && it.side === token.side ? it.count : 0), 0);
    return [{ kind: "sum", side: token.side, count }];
  });
}

export const nameLines = (name: string): string[] => wrapped(name, NAME, NAME_WIDTH);

/** How much room these counters take. */
export function extent(tokens: readonly Token[]): { width: number; height: number } {
  const rows = rowsExtent(tokens, tokenWidth);
  return { width: rows.width + 2 * PAD, height: rows.height + 2 * PAD };
}

/** How much room a name takes. */
const nameExtent = (lines: readonly string[]) => ({
  width: Math.max(0, ...lines.map((line) => measured(line, NAME, "italic 600"))),
  height: lines.length * LINE,
});

/** What the sign of a locale covers. */
export function signOf(id: string, [x, y]: Point): Box {
  const aside = placeOf.get(id)?.port ? 15 : 11;
  return { x: x - 11, y: y - 11, width: 11 + aside, height: 11 + aside };
}

export interface Plates {
  /** Stacks, seas and boxes: a stack lies on its locale, as on a table. */
  stacks: Map<string, Placed>;
  /** The names of locales beside them. */
  names: Map<string, Placed>;
}

/** Where the stacks and names stand at a scale: first the stacks, then the names where there is room. */
export function platesAt(
  scale: number,
  contents: (place: string) => { lines: readonly string[]; tokens: readonly Token[] },
  before?: Plates,
): Plates {
  const bounds = rimmed(SIZE, scale);
  const spots = SPOTS.map(({ id, what, at: [x, y] }) => ({ id, what, at: [x * scale, y * scale] as Point, ...contents(id) }));
  const bare = spots.filter(({ what, tokens }) => what === "locale" && tokens.length === 0);
  const filled = spots.filter((spot) => !bare.includes(spot));
  const blocks = filled.map(({ id, what, at, lines, tokens }): Block => {
    const room = tokens.length > 0 ? extent(tokens) : { width: 0, height: 0 };
    const name = nameExtent(lines);
    const size =
      what === "locale" ? room : { width: Math.max(WATER.width, name.width + 14, room.width), height: Math.max(WATER.height, name.height + 6 + room.height) };
    return { id, at, sign: { x: at[0], y: at[1], width: 0, height: 0 }, ...size, wanted: [at[0] - size.width / 2, at[1] - size.height / 2] };
  });
  const signs = bare.map(({ id, at }) => signOf(id, at));
  const stacks = placeBlocks(blocks, signs, bounds, before?.stacks);
  const names = placeBlocks(
    spots
      .filter(({ what }) => what === "locale")
      .map(({ id, at, lines }): Block => ({ id, at, sign: stacks.get(id) ?? signOf(id, at), light: true, ...nameExtent(lines) })),
    [...stacks.values()],
    bounds,
    before?.names,
  );
  return { stacks, names };
}
