/** How many clicks answers take, by the rules of the client: what answers itself costs nothing. */
import { clickableAhead, extrasAhead, extrasOf, usual } from "../src/lib/ahead";
import { answerOfGrip, byItself, type Grip, type Habit, habitOf, type QuestionReader } from "../src/lib/hands";
import type { GameView, Question } from "../src/lib/wire";

export interface Asked {
  question: Question;
  chosen: string;
  /** What was seen then, where the reader of the game needs it. */
  view?: GameView | undefined;
  /** The questions that extras lead to, each by its button. */
  extras?: Record<string, Question | undefined> | undefined;
  /** Whether nothing else happened since the answer before: no die, and nobody else's answer. */
  follows: boolean;
}

/** An older client: every answer is a click. */
export const clicksOfOld = (turn: readonly Asked[]): number => turn.length;

const targetOf = ({ question, chosen }: Asked) => question.choices.find((it) => it.choice === chosen)?.target;
const spaceOf = (asked: Asked | undefined): string | undefined => {
  const target = asked && targetOf(asked);
  return target?.kind === "space" ? target.space : undefined;
};

/** Some answers that one gesture gives. */
interface Gesture {
  /** How many answers. */
  answers: number;
  clicks: number;
}

/** Pieces that go from one space to another: taken up with one click for each kind, the last of them dragged. */
function transfer(turn: readonly Asked[], at: number, reader: QuestionReader, drag: number): Gesture | null {
  const { leadsTo, pieceAsked, ofHand } = reader;
  const aim = (asked: Asked | undefined) => (asked ? (leadsTo?.(asked.question) ?? null) : null);
  let next = at;
  // What was being done is done by the way, and where they go is asked first.
  if (turn[next]?.chosen === "done" && aim(turn[next]) !== null) next += 1;
  const goal = spaceOf(turn[next]);
  const named = goal !== undefined && aim(turn[next]) === null && aim(turn[next + 1]) === goal;
  if (named) next += 1;
  else if (next > at) return null;
  const from = spaceOf(turn[next]);
  if (from === undefined || aim(turn[next]) === null) return null;
  next += 1;
  const numbers: Asked[] = [];
  for (; turn[next] && targetOf(turn[next]!)?.kind === "number"; next += 1) numbers.push(turn[next]!);
  const leader = turn[next]?.question.prompt.name === "leader-follows" ? turn[next] : undefined;
  const pieces = numbers.flatMap(({ question, chosen }) => {
    const most = Math.max(...question.choices.flatMap(({ target }) => (target.kind === "number" ? [target.number] : [])));
    const count = Number(chosen);
    // To take up all of a kind takes the Leader too: one by number does not.
    return count === 0 ? [] : [{ piece: pieceAsked(question) ?? "", count: count === most && leader?.chosen !== "no" ? null : count }];
  });
  const grip: Grip = { space: from, pieces: pieces.length > 0 ? pieces : [{ piece: "", count: null }], placed: true };
  if (!numbers.every(({ question, chosen }) => answerOfGrip(grip, question, reader) === chosen)) return null;
  const kinds = grip.pieces.length;
  let clicks = named || kinds > 1 ? kinds - 1 + drag : 1;
  if (leader) {
    next += 1;
    if (ofHand?.(grip, leader.question, undefined) !== leader.chosen) clicks += 1;
  }
  return { answers: next - at, clicks };
}

/** A drag from one space to another, that are asked for one after the other, and Done before them by the way. */
function dragged(turn: readonly Asked[], at: number, drag: number): Gesture | null {
  let first = at;
  while (first < at + 4 && turn[first]!.chosen === "done" && turn[first + 1]?.follows) first += 1;
  const [from, to] = [spaceOf(turn[first]), turn[first + 1]?.follows ? spaceOf(turn[first + 1]) : undefined];
  if (from === undefined || to === undefined) return null;
  const offers = ({ question }: Asked, space: string): boolean => question.choices.some(({ target }) => target.kind === "space" && target.space === space);
  const mistaken = offers(turn[first]!, to) || turn.slice(at, first).some((it) => offers(it, from));
  // Where pieces go that are in the first: two spaces that have nothing to do with each other are no drag.
  const together = Object.values(turn[first + 1]!.question.prompt.args ?? {}).includes(from);
  return mistaken || !together ? null : { answers: first + 2 - at, clicks: drag };
}

/** A march over several spaces: a click on its end, where the map knows the same way. */
function march(turn: readonly Asked[], at: number, reader: QuestionReader, habits: ReadonlyMap<string, Habit>): Gesture | null {
  const start = turn[at]!;
  let best = null as Gesture | null;
  const passed: string[] = [];
  for (let next = at; next < turn.length; next += 1) {
    const { question, chosen, view, follows } = turn[next]!;
    if (next > at && !follows) break;
    const space = spaceOf(turn[next]);
    if (space === undefined || !reader.way) {
      // What is taken along answers itself.
      if (byItself(question, reader, null, habits, view, true)?.choice !== chosen) break;
      if (best) best = { ...best, answers: next - at + 1 };
      continue;
    }
    passed.push(space);
    const way = reader.way(start.question, space, start.view).slice(1);
    if (passed.length > 1 && way.join(" ") === passed.join(" ")) best = { answers: next - at + 1, clicks: 1 };
  }
  return best;
}

/** A choice of a question that is still to come: what is usual is answered by the way. */
function ahead(turn: readonly Asked[], at: number): Gesture | null {
  for (let next = at; next + 1 < turn.length && next < at + 4; next += 1) {
    const answer = usual(turn[next]!.question);
    if (answer?.choice !== turn[next]!.chosen || !turn[next + 1]!.follows) return null;
    const { question, chosen } = turn[next + 1]!;
    const before = turn.slice(at, next + 1).map((it) => it.question);
    if (clickableAhead(before, question).some(({ choice }) => choice === chosen)) return { answers: next + 2 - at, clicks: 1 };
  }
  return null;
}

/** An extra with what it is asked about, after usual answers. */
function extra(turn: readonly Asked[], at: number): Gesture | null {
  for (let next = at; next + 1 < turn.length && next < at + 4; next += 1) {
    const { question, chosen, extras } = turn[next]!;
    const then = turn[next + 1]!;
    if (extras && then.follows && extrasOf(question).some(({ choice }) => choice === chosen)) {
      const before = turn.slice(at, next).map((it) => it.question);
      const offered = extrasAhead(before, question, extrasOf(question).map(({ choice }) => extras[choice]));
      const same = offered.some((it) => it.extra.choice === chosen && it.choice.choice === then.chosen);
      return same ? { answers: next + 2 - at, clicks: 1 } : null;
    }
    if (usual(question)?.choice !== chosen || !then.follows) return null;
  }
  return null;
}

/** Done until nothing else can be done. */
function finish(turn: readonly Asked[], at: number): Gesture | null {
  let next = at;
  while (next < at + 4 && turn[next]?.chosen === "done" && (next === at || turn[next]!.follows)) next += 1;
  // What is not Done, where it could have been, would have been done as well.
  const beyond = turn[next];
  if (next < at + 4 && beyond?.follows && usual(beyond.question)?.ends) return null;
  return next - at > 1 ? { answers: next - at, clicks: 1 } : null;
}

/** A click on a piece that says more than one answer. */
function shortcut(turn: readonly Asked[], at: number, reader: QuestionReader): Gesture | null {
  const [first, second] = [turn[at]!, turn[at + 1]];
  if (!second) return null;
  const given = reader.shortcut?.(first.question, second.chosen) ?? [];
  const same = given.length === 2 && given[0]!.choice === first.chosen && given[1]!.prompt === second.question.prompt.name;
  return same ? { answers: 2, clicks: 1 } : null;
}

/** The clicks of a turn with this client; `drag` says what pieces count that are dragged where they go. */
export function clicksOf(turn: readonly Asked[], reader: QuestionReader, open: boolean, drag: number): number {
  let clicks = 0;
  let habits = new Map<string, Habit>();
  const learn = ({ question, chosen }: Asked): void => {
    const name = reader.habit(question, undefined);
    const habit = name === null ? null : habitOf(question, chosen);
    if (name !== null && habit !== null) habits = new Map([...habits, [name, habit]]);
  };
  for (let at = 0; at < turn.length; ) {
    const { question, chosen, view } = turn[at]!;
    const itself = byItself(question, reader, null, habits, view, true);
    const free = itself?.choice === chosen;
    const gestures = free
      ? []
      : [transfer(turn, at, reader, drag), dragged(turn, at, drag), march(turn, at, reader, habits), shortcut(turn, at, reader), ...(open ? [finish(turn, at), ahead(turn, at), extra(turn, at)] : [])];
    const each = ({ answers, clicks: cost }: Gesture): number => cost / answers;
    const best = gestures.filter((it) => it !== null).reduce<Gesture>((one, it) => (each(it) < each(one) ? it : one), { answers: 1, clicks: 1 });
    // An answer that came by itself and is not wanted is taken back and given.
    if (!free) clicks += best.clicks + (itself ? 1 : 0);
    for (const asked of turn.slice(at, at + best.answers)) learn(asked);
    at += best.answers;
  }
  return clicks;
}
