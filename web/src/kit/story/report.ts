/** What the boards tell of decisive moments, made from the notes of the journal. */
import type { Component } from "svelte";

import type { Answer, GameView, Note } from "../../lib/wire";

/** One line of a sum. */
export interface Line {
  text: string;
  value: string;
  rule: string;
}

export interface BattleSide {
  /** The side's name for programs. */
  id: string;
  /** Whose mark it bears. */
  seat: string;
  name: string;
  attacks: boolean;
  /** How strong it came, in words, where the notes say. */
  strength: string | null;
  lines: Line[];
  /** Dice that fell, each with what it was rolled for. */
  dice: { text: string; faces: number[]; sum: number | null }[];
  total: { text: string; value: string } | null;
  losses: string[];
  /** That it lost nothing, where the notes say so. */
  spared?: string;
}

export interface BattleReport {
  /** The number of its first note: its name. */
  id: number;
  /** How many answers had been given when it began, and at its last note. */
  from: number;
  to: number;
  space: string;
  title: string;
  sides: [BattleSide, BattleSide];
  /** Who won, once that is known. */
  verdict: string | null;
  /** What followed. */
  follows: Line[];
}

export interface Announcement {
  /** The number of its note. */
  id: number;
  kind: "captured" | "entry" | "winter" | "check" | "stroke" | "congress" | "end" | "year";
  title: string;
  texts: string[];
  rule: string;
  /** Phases of a round, of which one is going on. */
  strip?: { text: string; now: boolean }[];
}

/** Something that sides do, counted by the notes of the journal. */
export interface Deed {
  name: () => string;
  /** Which seat a note counts for; none if it tells something else. */
  by: (note: Note) => string | undefined;
  /** How much it counts; 1 otherwise. */
  count?: (note: Note) => number;
}

/** How a game tells its decisive moments. */
export interface Reports {
  /** The answers tell the dice that the notes do not. */
  battles: (notes: readonly Note[], answers?: readonly Answer[]) => BattleReport[];
  /** What of these notes is announced, after what was told before. */
  announcements: (notes: readonly Note[], before: readonly Note[]) => Announcement[];
  /** What the page at the end of a game says that each side did. */
  deeds: readonly Deed[];
  /** The numbers that the course of the war is drawn by, by seat, and what they are. */
  scores: (view: GameView) => Record<string, number>;
  scoreName: () => string;
  /** Draws what a side has in a space, as counters. */
  Force: Component<{ view: GameView | undefined; space: string; side: string }>;
}

/** The argument of a note, as text. */
export const argOf = (note: Note, name: string): string => String(note.args?.[name] ?? "");
export const numberOf = (note: Note, name: string): number => Number(note.args?.[name] ?? 0);

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
