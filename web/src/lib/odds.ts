// Odds as they are shown: how a share is written, and which dice lead to what.

import type { Odds, OddsReply } from "./wire";

export type Tally = Odds["tallies"][number];

/** What is less likely is left out of the odds by those who work them out. */
const NOTHING = 1e-6;

/** A share as a percentage that never claims to be certain, unless it is. */
export function percent(share: number): string {
  if (share > NOTHING && share < 0.005) return "<1%";
  if (share < 1 - NOTHING && share > 0.995) return ">99%";
  return `${Math.round(100 * share)}%`;
}

/** Dice that lead to the same, such as "1–3, 5". */
export function diceOf(outcomes: readonly string[]): string {
  const numbers = outcomes.map(Number);
  if (numbers.some((number) => !Number.isInteger(number))) return outcomes.join(", ");
  const runs: [number, number][] = [];
  for (const number of numbers.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

/** How far an estimate from so many battles may be off, in percentage points: two standard errors at most. */
export function errorOf(fought: number): number {
  return Math.ceil(100 / Math.sqrt(fought));
}

/** So many outcomes are those of dice; more are a deck that a card is drawn from, which nobody weighs. */
const DICE = 12;

/** What is worth showing of a reply. */
export function worthShowing(reply: OddsReply | null): OddsReply | null {
  if (!reply?.odds) return null;
  if (!reply.odds.roll) return reply;
  // Dice that change nothing are none either.
  const { length } = reply.odds.results;
  return length > 1 && length <= DICE ? reply : null;
}

/** What is told of a tally: who wins as a bar, numbers as columns; the rest, and what is certain, as a line. */
export function kindOf({ values, mean }: Tally, first: boolean): "bar" | "columns" | "line" {
  if (values.length < 2) return "line";
  if (mean != null) return "columns";
  return first ? "bar" : "line";
}

/** What is worth a word in a line: that nothing happens follows from the rest. */
export function saidOf({ values }: Tally): Tally["values"] {
  return values.filter(({ value }) => values.length < 2 || !["tricorne-odds-none", "tricorne-odds-no"].includes(value.key));
}
