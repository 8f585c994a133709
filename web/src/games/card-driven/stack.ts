/** What stands in a space, as tokens in rows under its name, in pixels. */
import { PAD, rowsExtent } from "../../kit/board/rows";
import type { Box } from "../../kit/map/geometry";
import { measured, wrapped } from "../../kit/map/labels";
import { rimmed } from "../../kit/map/viewport";
import { placeBlocks, type Block, type Placed } from "../../kit/map/placing";
import type { Point } from "../../kit/map/projection";
import type { Facts, Nation, Side } from "./facts";
import type { Sheet } from "./sheet";
import { generalsAt, navyPlace, unitsAt, type View } from "./view";

/** The breadth of a token: a general has his name and ratings on it. */
export const tokenWidth = (token: Token): number => (token.kind === "general" ? 38 : 25);
/** The size of the letters of a name, and the height of a line of it. */
export const NAME = 12;
export const LINE = 13;
const NAME_WIDTH = 100;
/** How far a town reaches for the pointer. */
export const REACH = 13;

export type Token =
  | { kind: "general"; general: string; side: Side; nation: Nation }
  | { kind: "units"; nation: Nation; count: number }
  | { kind: "congress" }
  | { kind: "pc"; side: Side }
  | { kind: "navy" };

/** A name for a token that is the same before and after a change. */
export function tokenKey(token: Token): string {
  switch (token.kind) {
    case "general":
      return token.general;
    case "units":
      return `${token.nation}-units`;
    case "pc":
      return `${token.side}-pc`;
    case "congress":
    case "navy":
      return token.kind;
  }
}

/** What a side has in a space: its generals before its units. */
export function forceIn(facts: Facts, view: View, space: string, side: Side): Token[] {
  return [
    ...generalsAt(facts, view, space)
      .filter((general) => general.side === side)
      .map(({ id, nation }): Token => ({ kind: "general", general: id, side, nation })),
    ...unitsAt(view, space)
      .filter(({ nation }) => (nation === "british") === (side === "british"))
      .map((it): Token => ({ kind: "units", ...it })),
  ];
}

/** The tokens of a space: each side's force, Congress and the French Navy with the Americans. */
export function tokensIn(facts: Facts, view: View, space: string): Token[] {
  const congress: Token[] = view.open.congress === space ? [{ kind: "congress" }] : [];
  const navy: Token[] = navyPlace(view) === space ? [{ kind: "navy" }] : [];
  return [...forceIn(facts, view, space, "american"), ...congress, ...navy, ...forceIn(facts, view, space, "british")];
}

/** A name as it stands on the map, where the colony is seen: without the letters that tell two towns apart in lists. */
export const nameLines = (name: string): string[] => wrapped(name.replace(/ [A-Z]{2}$/, ""), NAME, NAME_WIDTH);

/** How much room a name and these tokens take. */
export function extent(lines: readonly string[], tokens: readonly Token[]): { width: number; height: number } {
  const rows = rowsExtent(tokens, tokenWidth);
  const rim = tokens.length > 0 ? 2 * PAD : 0;
  return {
    width: Math.max(rows.width, ...lines.map((line) => measured(line, NAME, "italic 600"))) + rim,
    height: lines.length * LINE + rows.height + rim,
  };
}

/** What the sign of a town covers, in pixels: its marker, the roof of winter quarters above it, the anchor of a port at its foot. */
export function signOf({ port, winterQuarters }: { port: boolean; winterQuarters: boolean }, [x, y]: Point): Box {
  const [above, aside] = [winterQuarters ? 15 : 11, port ? 14 : 11];
  return { x: x - 11, y: y - above, width: 11 + aside, height: above + aside };
}

/** The size of a blockade zone's box, and of its letters. */
export const ZONE = { width: 112, height: 34 } as const;

/** Where the names and stacks stand at a scale. */
export function platesAt(
  { facts, sheet }: { facts: Facts; sheet: Sheet },
  scale: number,
  contents: (space: string) => { lines: readonly string[]; tokens: readonly Token[] },
  before?: ReadonlyMap<string, Box>,
): Map<string, Placed> {
  const at = ([x, y]: Point): Point => [x * scale, y * scale];
  const blocks = sheet.places.map((place): Block => {
    const { lines, tokens } = contents(place.id);
    const light = tokens.length === 0;
    return { id: place.id, at: at(place.at), sign: signOf(facts.space.get(place.id)!, at(place.at)), light, ...extent(lines, tokens) };
  });
  const zones = sheet.zones.map((zone): Block => {
    const [x, y] = at(zone.at);
    const wanted: Point = [x - ZONE.width / 2, y - ZONE.height / 2];
    return { id: zone.id, at: [x, y], sign: { x, y, width: 0, height: 0 }, ...ZONE, wanted };
  });
  const bounds = rimmed(sheet.size, scale);
  return placeBlocks([...blocks, ...zones], [], bounds, before);
}
