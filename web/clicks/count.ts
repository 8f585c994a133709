/** How many clicks answers take, by the rules of the client: what answers itself costs nothing. */
import { afterAnswer, answerOfGrip, byItself, type Grip, type Habit, habitOf, type QuestionReader } from "../src/lib/hands";
import type { Question } from "../src/lib/wire";

export interface Asked {
  question: Question;
  chosen: string;
}

/** An older client: every answer is a click. */
export const clicksOfOld = (turn: readonly Asked[]): number => turn.length;

const targetOf = ({ question, chosen }: Asked) => question.choices.find((it) => it.choice === chosen)?.target;
const isNumber = (asked: Asked): boolean => targetOf(asked)?.kind === "number";

/** The pieces that a player would take up who knows how many will go: those of the numbers that follow a space. */
function gripFor(turn: readonly Asked[], at: number, reader: QuestionReader): { grip: Grip; clicks: number } | null {
  const target = targetOf(turn[at]!);
  if (target?.kind !== "space") return null;
  const numbers = [];
  for (const asked of turn.slice(at + 1)) {
    if (!isNumber(asked)) break;
    numbers.push(asked);
  }
  if (numbers.length === 0) return null;
  let clicks = 0;
  const pieces = numbers.flatMap((asked) => {
    const number = targetOf(asked);
    const value = number?.kind === "number" ? number.number : 0;
    const most = Math.max(...asked.question.choices.flatMap((it) => (it.target.kind === "number" ? [it.target.number] : [])));
    if (value === 0) return [];
    // One click takes up all of a kind; fewer take a turn of the wheel.
    clicks += value === most ? 1 : 2;
    return [{ piece: reader.pieceAsked(asked.question) ?? "", count: value === most ? null : value }];
  });
  if (pieces.length === 0) return null;
  const grip: Grip = { space: target.space, pieces, placed: true };
  const right = numbers.every((asked) => answerOfGrip(grip, asked.question, reader) === asked.chosen);
  return right ? { grip, clicks } : null;
}

/** The clicks of a turn with this client. */
export function clicksOf(turn: readonly Asked[], reader: QuestionReader | undefined): number {
  let clicks = 0;
  let grip: Grip | null = null;
  let habits = new Map<string, Habit>();
  turn.forEach((asked, at) => {
    const { question, chosen } = asked;
    // Pieces taken up and sent to a place that is asked for next: what was being done is done by the way.
    const goal = at + 2 < turn.length && chosen === "done" && targetOf(turn[at + 1]!)?.kind === "space" && reader ? gripFor(turn, at + 2, reader) : null;
    if (goal) return;
    const itself = byItself(question, reader, grip, habits, undefined, true);
    if (itself?.choice !== chosen) {
      const held = reader ? gripFor(turn, at, reader) : null;
      if (held) ({ grip } = held);
      // An answer that came by itself and is not wanted is taken back and given.
      clicks += (held ? held.clicks : 1) + (itself ? 1 : 0);
    }
    if (grip) grip = afterAnswer(grip, question, chosen);
    const name = reader?.habit(question, undefined) ?? null;
    const habit = name === null ? null : habitOf(question, chosen);
    if (name !== null && habit !== null) habits = new Map([...habits, [name, habit]]);
  });
  return clicks;
}
