// A tutorial: a real game from a prepared start, with answers that are said beforehand for a while.

import type { Question } from "../../lib/wire";

/** One answer of the player. */
export interface TutorialStep {
  /** The name of the question that must come. */
  prompt: string;
  choice: string;
  /** Its text is the message `web-tutorial-SAY`. What has none is routine, and is answered for the player. */
  say?: string;
}

export interface Tutorial {
  /** What is said at the end is the message `web-tutorial-SAY`. */
  end: string;
  scenario: string;
  /** The options that are not as they would be by themselves. */
  options?: Readonly<Record<string, string>>;
  /** The seat of the player; the others are played by this bot. */
  seat: string;
  bot: string;
  /** The dice, and the first cards, so that the game is the same every time. */
  seed: number;
  deck?: readonly number[];
  /** The player's answers before the tutorial begins. */
  opening: readonly string[];
  steps: readonly TutorialStep[];
}

/** Where a player is in a tutorial. */
export type Lesson =
  | { at: "step"; step: TutorialStep; number: number }
  /** The others are at it. */
  | { at: "waiting" }
  | { at: "end" }
  /** The game took another course than the one that was prepared, or has left it behind. */
  | { at: "lost"; why: string };

/** The steps that say something. */
export const spokenSteps = ({ steps }: Tutorial): TutorialStep[] => steps.filter(({ say }) => say !== undefined);

/** Where the player is, by the answers that she has given and by what she is asked. */
export function lessonOf(tutorial: Tutorial, given: readonly string[], question: Question | null): Lesson {
  const { opening, steps } = tutorial;
  const expected = [...opening, ...steps.map(({ choice }) => choice)];
  const strayed = given.findIndex((choice, at) => at < expected.length && choice !== expected[at]);
  if (strayed >= 0) return { at: "lost", why: `answer ${strayed + 1} was ${given[strayed]}, not ${expected[strayed]}` };
  if (given.length < opening.length) return { at: "waiting" };
  if (given.length >= expected.length) return { at: "end" };
  const index = given.length - opening.length;
  const step = steps[index] as TutorialStep;
  if (question === null) return { at: "waiting" };
  if (question.prompt.name !== step.prompt) return { at: "lost", why: `${question.prompt.name} was asked, not ${step.prompt}` };
  if (!question.choices.some(({ choice }) => choice === step.choice)) return { at: "lost", why: `${step.prompt} does not offer ${step.choice}` };
  return { at: "step", step, number: steps.slice(0, index + 1).filter(({ say }) => say !== undefined).length };
}
