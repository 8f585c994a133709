/** The view of the game as the server sends it (crates/games/washingtons-war/src/view.rs), and what follows from it. */
import { GENERALS, NATIONS, type General, type Nation, type Side } from "./facts";

export type Where = "reinforcements" | "france" | "captured" | "out" | { at: string };
export type Both<T> = Record<Side, T>;

export interface InSpace {
  pc?: Side;
  american?: number;
  french?: number;
  british?: number;
}

export interface Hand {
  size: number;
  /** Only for those who may know them. */
  cards?: number[];
}

export interface View {
  open: {
    year: number;
    phase: string;
    to_play: Side;
    spaces: Record<string, InSpace | undefined>;
    generals: Record<string, Where | undefined>;
    congress: string | null;
    british_reinforcements: number;
    french_reinforcements: number;
    french_alliance: number;
    allied_in: number | null;
    french_navy: "france" | "away" | { zone: string };
    regulars: boolean;
    reshuffle: boolean;
    blocked: Both<{ ops: boolean; discard: boolean }>;
    discards: number[];
    removed: number[];
    held_out: number[];
    queue: Both<number[]>;
    reinforcement_cards: Both<number[]>;
    war_ends: number | null;
    ending?: { winner: Side; automatic: boolean };
  };
  hands: Both<Hand>;
  deck: number;
  control: Record<string, Side | undefined>;
  colonies: Both<number>;
  blockaded: string[];
  european_war: boolean;
  queued: Both<number>;
  activation?: { general: string; moved: number; battle_from: string | null };
}

/** What arrived, as a view; nothing if it is not one. */
export function asView(value: unknown): View | null {
  const view = value as View | null | undefined;
  return view && typeof view === "object" && "open" in view && "hands" in view ? view : null;
}

export const inSpace = (view: View, space: string): InSpace => view.open.spaces[space] ?? {};

/** The space where a general stands. */
export function spaceOf(view: View, general: string): string | undefined {
  const where = view.open.generals[general];
  return typeof where === "object" ? where.at : undefined;
}

export const generalsAt = (view: View, space: string): General[] => GENERALS.filter(({ id }) => spaceOf(view, id) === space);

/** The generals in a box of the board. */
export const generalsIn = (view: View, box: Exclude<Where, object>): General[] =>
  GENERALS.filter(({ id }) => view.open.generals[id] === box);

/** The combat units of a space, by nation, where there are any. */
export const unitsAt = (view: View, space: string): { nation: Nation; count: number }[] =>
  NATIONS.flatMap((nation) => {
    const count = inSpace(view, space)[nation] ?? 0;
    return count > 0 ? [{ nation, count }] : [];
  });

/** The zone where the French Navy lies. */
export const navyZone = (view: View): string | undefined =>
  typeof view.open.french_navy === "object" ? view.open.french_navy.zone : undefined;
