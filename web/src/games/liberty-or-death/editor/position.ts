/** A position as the editor changes it: the document that the server reads, and nothing that follows from it. */
import { CARDS, FACTIONS, type Faction, type Piece } from "../facts";
import type { Counts, InSpace, Level, View } from "../view";

const FIELDS = [
  "scenario",
  "options",
  "spaces",
  "available",
  "unavailable",
  "casualties",
  "squadrons_unavailable",
  "leaders",
  "resources",
  "cbc",
  "crc",
  "treaty",
  "strokes",
  "treaty_card",
  "cards",
  "sequence",
] as const satisfies (keyof View)[];

export type Position = Pick<View, (typeof FIELDS)[number]>;
export type SpaceId = keyof View["spaces"];
export type Pool = "available" | "unavailable" | "casualties";
export type Marker = "propaganda" | "raids" | "squadrons" | "blockades";
export type Standing = "eligible" | "ineligible" | "acted" | "passed";

/** The kinds of piece; both faces of a kind count together. */
export const KINDS: readonly (readonly [Piece, ...Piece[]])[] = [
  ["british-regulars"],
  ["tories"],
  ["british-forts"],
  ["war-parties-underground", "war-parties-active"],
  ["villages"],
  ["continentals"],
  ["militia-underground", "militia-active"],
  ["patriot-forts"],
  ["french-regulars"],
];

/** The Leaders of each Faction, in their order. */
export const LEADERS: Record<Faction, readonly View["leaders"][Faction]["leader"][]> = {
  british: ["gage", "howe", "clinton"],
  patriots: ["washington"],
  indians: ["brant", "cornplanter", "dragging-canoe"],
  french: ["rochambeau", "lauzun"],
};

/** What of a view is the position itself. An ending, and a Command under way, are left behind. */
export const positionOf = (view: View): Position => Object.fromEntries(FIELDS.map((field) => [field, view[field]])) as unknown as Position;

/** The kind that a piece has off the map. */
const atHome = (piece: Piece): Piece =>
  piece === "militia-active" ? "militia-underground" : piece === "war-parties-active" ? "war-parties-underground" : piece;

const counted = (counts: Counts, piece: Piece, count: number): Counts => {
  const { [piece]: _, ...others } = counts;
  return count > 0 ? { ...others, [piece]: count } : others;
};

const spaceOf = (position: Position, space: SpaceId): InSpace => position.spaces[space] ?? {};
const withSpace = (position: Position, space: SpaceId, change: Partial<InSpace>): Position => ({
  ...position,
  spaces: { ...position.spaces, [space]: { ...spaceOf(position, space), ...change } },
});

export const countIn = (position: Position, space: SpaceId, piece: Piece): number => spaceOf(position, space).pieces?.[piece] ?? 0;

/** So many pieces in a space. The difference comes from Available or goes there, as far as there are any. */
export function placed(position: Position, space: SpaceId, piece: Piece, count: number): Position {
  const more = count - countIn(position, space, piece);
  const home = atHome(piece);
  const there = withSpace(position, space, { pieces: counted(spaceOf(position, space).pieces ?? {}, piece, count) });
  return { ...there, available: counted(position.available, home, Math.max(0, (position.available[home] ?? 0) - more)) };
}

/** All pieces of a kind from one space to another. */
export function moved(position: Position, from: SpaceId, to: SpaceId, piece: Piece): Position {
  const count = countIn(position, from, piece);
  if (from === to || count === 0) return position;
  return placed(placed(position, from, piece, 0), to, piece, countIn(position, to, piece) + count);
}

export const pooled = (position: Position, pool: Pool, piece: Piece, count: number): Position => ({
  ...position,
  [pool]: counted(position[pool], piece, count),
});

export const marked = (position: Position, space: SpaceId, marker: Marker, count: number): Position => withSpace(position, space, { [marker]: count });

export const levelled = (position: Position, space: SpaceId, support: Level): Position => withSpace(position, space, { support });

export const led = (position: Position, faction: Faction, change: Partial<View["leaders"][Faction]>): Position => ({
  ...position,
  leaders: { ...position.leaders, [faction]: { ...position.leaders[faction], ...change } },
});

/** Where a Leader is: a space, or Available. */
export const placeOf = ({ leaders }: Position, faction: Faction): string => {
  const { place } = leaders[faction];
  return place === "available" ? place : place.at;
};

export const leaderTo = (position: Position, faction: Faction, place: string): Position =>
  led(position, faction, { place: place === "available" ? "available" : { at: place as SpaceId } });

/** How many of a kind there are in all places together. */
export function totalOf(position: Position, pieces: readonly Piece[]): number {
  const boxes = [position.available, position.unavailable, position.casualties, ...Object.values(position.spaces).map((space) => space.pieces ?? {})];
  return boxes.reduce((sum, box) => sum + pieces.reduce((all, piece) => all + (box[piece] ?? 0), 0), 0);
}

/** Whoever acted or passed was Eligible for it. */
export function stood(position: Position, faction: Faction, standing: Standing): Position {
  const { sequence } = position;
  const set = (flags: Record<Faction, boolean>, to: boolean): Record<Faction, boolean> => ({ ...flags, [faction]: to });
  return {
    ...position,
    sequence: {
      ...sequence,
      eligible: set(sequence.eligible, standing !== "ineligible"),
      acted: set(sequence.acted, standing === "acted"),
      passed: set(sequence.passed, standing === "passed"),
    },
  };
}

/** Another card in play or on deck. What lies open has been seen and drawn, and the card in play says what comes next. */
export function dealt(position: Position, place: "current" | "on_deck", card: number | null): Position {
  const { cards, sequence } = position;
  const before = cards[place];
  const seen = [...cards.seen.filter((number) => number !== before), ...(card === null ? [] : [card])];
  const drawn = Math.max(0, cards.drawn + (card === null ? 0 : 1) - (before === null ? 0 : 1));
  const kind = card === null ? undefined : CARDS.get(card)?.kind;
  const phase = kind === undefined ? "next-card" : kind === "event" ? "eligible-faction" : "victory-check";
  return {
    ...position,
    cards: { ...cards, [place]: card, drawn, seen: [...new Set(seen)].sort((a, b) => a - b) },
    sequence: place === "current" ? { ...sequence, phase } : sequence,
  };
}

/** The same with everything off the map, so that a puzzle begins on an empty board. */
export function cleared(position: Position): Position {
  const leaders = Object.fromEntries(FACTIONS.map((faction) => [faction, { ...position.leaders[faction], place: "available" }]));
  const squadrons = Object.values(position.spaces).reduce((sum, space) => sum + (space.squadrons ?? 0) + (space.blockades ?? 0), 0);
  return {
    ...position,
    spaces: {},
    available: Object.fromEntries(KINDS.map((kind) => [kind[0], totalOf(position, kind)])),
    unavailable: {},
    casualties: {},
    squadrons_unavailable: position.squadrons_unavailable + squadrons,
    leaders: leaders as Position["leaders"],
  };
}
