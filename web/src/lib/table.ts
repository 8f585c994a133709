// How a table stands for a viewer, put together from the messages of its socket.

import type { Answer, GameView, Note, Outcome, Question, Span, StateMessage, Status } from "./wire";

export interface TableState {
  version: number;
  status: Status;
  viewer: string;
  total: Span;
  answers: Answer[];
  journal: Note[];
  questions: Question[];
  outcome: Outcome | null;
  undoAsked: { seat: string; to: number } | null;
  view: GameView;
}

/** What a message makes of what was known: `from` says how much of that still holds. */
export function merge(known: TableState | null, message: StateMessage): TableState {
  const { from } = message;
  return {
    version: message.version,
    status: message.status,
    viewer: message.viewer,
    total: message.total,
    answers: [...(known?.answers ?? []).filter((answer) => answer.n <= from.answers), ...message.answers],
    journal: [...(known?.journal ?? []).filter((note) => note.n < from.journal), ...message.journal],
    questions: message.questions,
    outcome: message.outcome,
    undoAsked: message.undo_asked,
    view: message.view,
  };
}

/** Whether a message can be joined to what is known, or some messages between them were lost. */
export function fits(known: TableState | null, message: StateMessage): boolean {
  const held = known?.total ?? { answers: 0, journal: 0 };
  return message.from.answers <= held.answers && message.from.journal <= held.journal;
}

/** The question to show: of one's own seats that of the present viewer first, else whoever is asked. */
export function questionFor(state: TableState, own: readonly string[]): Question | null {
  const mine = state.questions.filter((question) => own.includes(question.seat));
  return mine.find((question) => question.seat === state.viewer) ?? mine[0] ?? state.questions[0] ?? null;
}

/** One line of the journal: something that happened, or a bot's choice with its reasons. */
export type Line = { kind: "note"; note: Note } | { kind: "choice"; answer: Answer };

/** A run of the journal in which one seat acts. */
export interface Passage {
  /** Its first step. */
  at: number;
  /** Who acts; none before the first answer and after a draw. */
  seat: string | null;
  lines: Line[];
}

/** The journal in passages. Reasons stand before what came of the choice; where nothing came of it, there is nothing to tell. */
export function passages(answers: readonly Answer[], journal: readonly Note[]): Passage[] {
  const found: Passage[] = [];
  const actors = actorsOf(answers);
  const add = (step: number, line: Line): void => {
    const seat = actors[step] ?? null;
    const last = found.at(-1);
    if (last?.seat === seat) last.lines.push(line);
    else found.push({ at: step, seat, lines: [line] });
  };
  let next = 0;
  const reasonsUpTo = (step: number): void => {
    for (; next < answers.length && (answers[next]?.n ?? 0) <= step; next++) {
      const answer = answers[next];
      if (answer?.reasons?.length) add(answer.n, { kind: "choice", answer });
    }
  };
  for (const note of journal) {
    reasonsUpTo(note.at);
    add(note.at, { kind: "note", note });
  }
  reasonsUpTo(Number.MAX_SAFE_INTEGER);
  const eventful = found.filter(({ lines }) => lines.some(({ kind }) => kind === "note"));
  return eventful.reduce<Passage[]>((joined, passage) => {
    const last = joined.at(-1);
    if (last && last.seat === passage.seat) last.lines.push(...passage.lines);
    else joined.push(passage);
    return joined;
  }, []);
}

/** Whether chance gave a card or a marker: a die shows a number. */
const isDraw = ({ seat, choice }: Answer): boolean => seat === "chance" && !/^\d+$/.test(choice);

/** Who acts at each step. A die belongs to whoever acted last; a draw is nobody's, and neither is what follows until somebody answers. */
export function actorsOf(answers: readonly Answer[]): (string | null)[] {
  const actors: (string | null)[] = [null];
  for (const answer of answers) {
    if (answer.seat !== "chance") actors.push(answer.seat);
    else actors.push(isDraw(answer) ? null : (actors.at(-1) ?? null));
  }
  return actors;
}

/** Who acts at a step. */
export function actorAt(answers: readonly Answer[], step: number): string | null {
  return actorsOf(answers.slice(0, step)).at(-1) ?? null;
}

/** Where to go back to take back a seat's last answer; none where it has given none. */
export function lastAnswerOf(state: TableState, seats: readonly string[]): { seat: string; to: number } | null {
  const answer = state.answers.findLast((it) => seats.includes(it.seat));
  return answer ? { seat: answer.seat, to: answer.n - 1 } : null;
}
