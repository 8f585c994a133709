/** What stands in a space, as tokens in rows, and where name and tokens are drawn. */
import type { Box } from "../../map/geometry";
import { textWidth, wrapped } from "../../map/labels";
import type { Point } from "../../map/projection";
import type { Facts, Nation, Side } from "./facts";
import type { Place } from "./sheet";
import { generalsAt, navyPlace, unitsAt, type View } from "./view";

/** The side of the cell for which a token is drawn. */
export const TOKEN = 22;
/** How many stand beside each other, and how many where two rows of so many are not enough. */
export const COLUMNS = 4;
const MORE_COLUMNS = 5;
const columnsOf = (tokens: number): number => (tokens > 2 * COLUMNS ? MORE_COLUMNS : COLUMNS);
/** The side of a cell in a stack: one row is drawn large, two are drawn small. */
export const LARGE = 19;
const SMALL = 14;
export const cellOf = (tokens: number): number => (tokens > COLUMNS ? SMALL : LARGE);
/**
 * All that can stand in one space: on each side a general, and another who has just come; three nations' units; Congress;
 * the French Navy in a port.
 */
export const MOST_TOKENS = 9;
/** The size of the letters of a name, and the height of a line of it. */
export const NAME = 11.5;
export const LINE = 12;
const NAME_WIDTH = 110;

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

/** How much room a name and this many tokens take. */
export function extent(lines: readonly string[], tokens: number): { width: number; height: number } {
  const columns = Math.min(columnsOf(tokens), tokens);
  return {
    width: Math.max(columns * cellOf(tokens), ...lines.map((line) => textWidth(line, NAME))) + 2,
    height: lines.length * LINE + 3 + Math.ceil(tokens / columnsOf(tokens)) * cellOf(tokens),
  };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** What a name and this many tokens cover: as near to the town as the room that is kept for it allows. */
export function plateOf(place: Place, lines: readonly string[], tokens: number): Box {
  const { width, height } = extent(lines, tokens);
  const { box, at } = place;
  return {
    x: between(box.x, at[0] - width / 2, box.x + box.width - width),
    y: between(box.y, at[1] - height / 2, box.y + box.height - height),
    width,
    height,
  };
}

/** The middle of the n-th token on a plate. */
export function cellAt(plate: Box, lines: readonly string[], index: number, of: number): Point {
  const cell = cellOf(of);
  const columns = columnsOf(of);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  const left = plate.x + (plate.width - inRow * cell) / 2;
  return [left + ((index % columns) + 0.5) * cell, plate.y + lines.length * LINE + 2 + (row + 0.5) * cell];
}
