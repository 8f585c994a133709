// A guide through a first game: what to say at which moment.

import type { Thing } from "./coach";
import { keep, recall } from "./settings.svelte";
import type { TableState } from "./table";
import type { Question } from "./wire";

/** The moment that a step of a guide may fit. */
export interface GuideMoment {
  live: TableState;
  /** The pending question, if it is the reader's. */
  question: Question | null;
  /** The seat that the reader plays. */
  seat: string;
  /** How many answers she has given. */
  given: number;
}

export interface GuideStep {
  /** Its text is the message `web-guide-ID`. What is the same in several games bears the same name and is told once. */
  id: string;
  fits: (moment: GuideMoment) => boolean;
  /** What it speaks of; what may be chosen, where it says nothing else. */
  at?: Thing;
}

/** Whether the reader is asked a question whose name begins so. */
export const asked =
  (...names: string[]) =>
  ({ question }: GuideMoment): boolean =>
    question !== null && names.some((name) => question.prompt.name.startsWith(name));

const place = "tricorne-guide";

let read = $state.raw<ReadonlySet<string>>(new Set(recall<string[]>(place, [])));

/** The steps that were read. */
export function readSteps(): ReadonlySet<string> {
  return read;
}

export function setReadSteps(to: ReadonlySet<string>): void {
  read = to;
  keep(place, [...to]);
}

/** Whether a step is done with: it came with a question, and that has been answered. */
export const isDone = (step: GuideStep, shownAt: GuideMoment, now: GuideMoment): boolean =>
  shownAt.question !== null && now.given > shownAt.given && !step.fits({ ...now, question: null }) && !step.fits(now);

/** The first step that fits and was not read yet. */
export function stepFor(guide: readonly GuideStep[], moment: GuideMoment, read: ReadonlySet<string>): GuideStep | null {
  return guide.find((step) => !read.has(step.id) && step.fits(moment)) ?? null;
}
