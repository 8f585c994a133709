// Hands on the map: pieces that were taken up answer the small questions of their move, and an answer that was given once
// for a whole move is not asked for again. No rule is known here: only what is offered is ever chosen.

import type { Choice, GameView, Question } from "./wire";

/** Pieces of one space that were taken up; without a number all of them. */
export interface Grip {
  space: string;
  pieces: readonly { piece: string; count: number | null }[];
  /** Whether their space has been answered already. */
  placed: boolean;
  /** Whether more are being taken up: nothing is answered before it is said where they go. */
  gathering?: boolean;
}

/** An answer that is held back until its question comes. */
export interface Prepared {
  /** The name of the question. */
  prompt: string;
  choice: string;
}

/** What was prepared for a question; nothing if another question came, or it offers something else. */
export function answerOfPrepared([next]: readonly Prepared[], question: Question): string | null {
  if (!next || next.prompt !== question.prompt.name) return null;
  return question.choices.some(({ choice }) => choice === next.choice) ? next.choice : null;
}

/** What a game's board knows of its questions; one module per game. */
export interface QuestionReader {
  /** Which piece a question for a number is about, by its name on the board. */
  pieceAsked: (question: Question) => string | null;
  /** The spaces that a question is about. */
  about: (question: Question) => string[];
  /** What the pieces in the hand answer, where the game knows better than their names and numbers say. */
  ofHand?: (grip: Grip, question: Question, view: GameView | undefined) => string | null;
  /** Whether the hand holds on through a question, whatever is answered; otherwise a button lets go. */
  keeps?: (question: Question) => boolean;
  /** Where a question sends what it asks for: pieces in the hand that go elsewhere end it first. */
  leadsTo?: (question: Question) => string | null;
  /** Whether pieces of a space can be taken up for a question, some or all of them. */
  takes?: (question: Question, piece: string, space: string) => boolean;
  /** The spaces of a move from where it begins to a place farther off, as the map has them; none where there is no way. */
  way?: (question: Question, goal: string, view: GameView | undefined) => readonly string[];
  /** What a click on a piece that is no choice says to this question and to the next. */
  shortcut?: (question: Question, piece: string) => readonly Prepared[];
  /** How a question is answered where nothing was settled yet. */
  usually?: (question: Question) => Habit | null;
  /** Whether a question asks where a move begins: with pieces in the hand any other place is where they are to go. */
  starts?: (question: Question) => boolean;
  /** An answer that may be given once and for all, and its name; none for others. */
  standing?: (question: Question) => { name: string; choice: string } | null;
  /** A name for questions that one answer settles for a whole move; none for others. */
  habit: (question: Question, view: GameView | undefined) => string | null;
}

/** How the number was answered that settles a habit: all, none, or so many. */
export type Habit = "all" | "none" | number;

const numbers = (choices: readonly Choice[]): number[] => choices.flatMap(({ target }) => (target.kind === "number" ? [target.number] : []));
const numbered = (choices: readonly Choice[], number: number): string | null =>
  choices.find(({ target }) => target.kind === "number" && target.number === number)?.choice ?? null;

/** The number that is offered nearest to one that is wanted; all where none is named. */
export function numberNear(choices: readonly Choice[], wanted: number | null): string | null {
  const offered = numbers(choices);
  if (offered.length === 0) return null;
  const [least, most] = [Math.min(...offered), Math.max(...offered)];
  return numbered(choices, Math.max(least, Math.min(most, wanted ?? most)));
}

/** What pieces in the hand answer to a question; nothing if it is not about them. */
export function answerOfGrip(grip: Grip, question: Question, reader: QuestionReader): string | null {
  if (grip.gathering) return null;
  const { choices } = question;
  const offered = numbers(choices);
  if (offered.length > 0 && offered.length === choices.length) {
    if (!grip.placed) return null;
    const asked = reader.pieceAsked(question);
    const held = asked === null ? grip.pieces[0] : grip.pieces.find(({ piece }) => piece === asked);
    return numberNear(choices, held ? held.count : 0);
  }
  const piece = choices.find(({ target }) => target.kind === "piece" && target.space === grip.space && grip.pieces.some((it) => it.piece === target.piece));
  if (piece) return piece.choice;
  if (grip.placed) return null;
  return choices.find(({ target }) => target.kind === "space" && target.space === grip.space)?.choice ?? null;
}

/** The pieces in the hand after an answer: their space is answered, or they have gone. */
export function afterAnswer(held: Grip, question: Question, choice: string, reader?: QuestionReader): Grip | null {
  const grip = held.gathering ? { ...held, gathering: false } : held;
  const target = question.choices.find((it) => it.choice === choice)?.target;
  if (reader?.keeps && !reader.keeps(question)) return null;
  if (reader?.keeps && target?.kind === "button" && target.role !== "done") return grip;
  if (!target || target.kind === "button") return null;
  if (target.kind === "space" && target.space === grip.space) return { ...grip, placed: true };
  // Their move has been made, and this is the next.
  if (target.kind === "space" && grip.placed && !reader?.keeps) return null;
  return grip;
}

/** A piece taken up once more: with `add` beside the others, otherwise in their place; the same again is put down. */
export function takenUp(grip: Grip | null, space: string, piece: string, add: boolean, count: number | null = null): Grip | null {
  if (grip?.space !== space) return { space, pieces: [{ piece, count }], placed: false, gathering: add };
  const held = grip.pieces.find((it) => it.piece === piece);
  const others = grip.pieces.filter((it) => it.piece !== piece);
  if (held && held.count === count) return others.length > 0 && add ? { ...grip, pieces: others } : null;
  return { ...grip, pieces: add || held ? [...others, { piece, count }] : [{ piece, count }], gathering: add };
}

/** So many more or fewer of a piece in the hand, of those that there are. */
export function counted(grip: Grip, piece: string, by: number, of: number): Grip {
  return {
    ...grip,
    pieces: grip.pieces.map((it) => (it.piece === piece ? { piece, count: Math.max(1, Math.min(of, (it.count ?? of) + by)) } : it)),
  };
}

/** What a number says beyond this question. */
export function habitOf(question: Question, choice: string): Habit | null {
  const target = question.choices.find((it) => it.choice === choice)?.target;
  if (target?.kind !== "number") return null;
  const offered = numbers(question.choices);
  if (target.number === Math.max(...offered)) return "all";
  return target.number === 0 ? "none" : target.number;
}

/** The answer that a habit gives to a question. */
export function answerOfHabit(habit: Habit, question: Question): string | null {
  const offered = numbers(question.choices);
  if (offered.length === 0) return null;
  return numbered(question.choices, habit === "all" ? Math.max(...offered) : habit === "none" ? Math.min(...offered) : habit);
}

/** Whether a choice does nothing: a window in which there is nothing else to do passes by itself. */
const passes = ({ target }: Choice): boolean => target.kind === "button" && target.role === "pass";

/** What would be answered without asking: the only choice, what the hand holds, or what was settled for the move. */
export function byItself(
  question: Question,
  reader: QuestionReader | undefined,
  grip: Grip | null,
  habits: ReadonlyMap<string, Habit>,
  view: GameView | undefined,
  forced: boolean,
): { choice: string; why: "forced" | "grip" | "habit" } | null {
  const [first, ...others] = question.choices;
  if (forced && first && (others.length === 0 || question.choices.every(passes))) return { choice: first.choice, why: "forced" };
  if (!reader) return null;
  const held = grip && (reader.ofHand?.(grip, question, view) ?? answerOfGrip(grip, question, reader));
  if (held) return { choice: held, why: "grip" };
  const name = reader.habit(question, view);
  const habit = name === null ? undefined : (habits.get(name) ?? (forced ? reader.usually?.(question) : undefined) ?? undefined);
  const settled = habit === undefined ? null : answerOfHabit(habit, question);
  return settled === null ? null : { choice: settled, why: "habit" };
}
