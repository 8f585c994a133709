// What happened, told as a story of stops: one for each thing that a player would tell.

import { actorsOf } from "./table";
import type { Answer, Note } from "./wire";

/** One stop: the board after some answers, and what is told of the way there. */
export interface Stop {
  /** The step before the first whose notes belong to it. */
  after: number;
  step: number;
  /** Who acted; none before the first answer and after a draw. */
  actor: string | null;
  notes: Note[];
  /** Why a bot did so, if it said. */
  reason: string | null;
}

/** Words that a reader takes in a minute, and milliseconds that a stop stays at least. */
const WORDS_A_MINUTE = 240;
const LEAST = 1200;
/** Words after which a stop of a turn is full. */
const FULL = 32;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The stops after a step, up to another: each change, or each turn in pieces that can be read. */
export function storyOf(answers: readonly Answer[], journal: readonly Note[], after: number, upTo: number, each: "turns" | "steps"): Stop[] {
  const actors = actorsOf(answers);
  /** Why the last of these answers was given: reasons before it explain what was not done. */
  const reasonAt = (from: number, to: number): string | null =>
    answers.slice(from, to).findLast((answer) => (answer.reasons?.length ?? 0) > 0)?.reasons?.[0]?.text ?? null;
  const stops: Stop[] = [];
  let words = 0;
  for (const note of journal) {
    if (note.at <= after || note.at > upTo) continue;
    const actor = actors[note.at] ?? null;
    const last = stops.at(-1);
    const same = last !== undefined && last.step === note.at;
    const full = each === "steps" || words + wordsIn(note.text) > FULL;
    if (last && (same || (last.actor === actor && !full))) {
      last.notes.push(note);
      last.step = note.at;
      words += wordsIn(note.text);
    } else {
      stops.push({ after: last?.step ?? after, step: note.at, actor, notes: [note], reason: null });
      words = wordsIn(note.text);
    }
  }
  for (const stop of stops) stop.reason = reasonAt(stop.after, stop.step);
  return stops;
}

/** Milliseconds that a stop stays: as long as it takes to read. */
export function lasts({ notes, reason }: Stop, speed: number): number {
  const words = notes.reduce((sum, note) => sum + wordsIn(note.text), wordsIn(reason ?? ""));
  return Math.max(LEAST, (words / WORDS_A_MINUTE) * 60_000) / speed;
}
