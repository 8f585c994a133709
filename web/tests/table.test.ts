import { expect, test } from "vitest";

import { fits, lastAnswerOf, merge, passages, questionFor, type TableState } from "../src/lib/table";
import { lasts, storyOf } from "../src/lib/story";
import type { Answer, Note, StateMessage } from "../src/lib/wire";
import { emptyView } from "./liberty-or-death-view";

const answer = (n: number, seat: string): Answer => ({ n, seat, choice: seat === "chance" ? "4" : `c${n}` });
const note = (n: number, at: number): Note => ({ n, at, rule: "1", key: "k", text: `note ${n}` });

function message(from: [number, number], total: [number, number], rest: Partial<StateMessage> = {}): StateMessage {
  const [answers, journal] = total;
  return {
    type: "state",
    table: "t",
    version: answers,
    status: "running",
    viewer: "north",
    from: { answers: from[0], journal: from[1] },
    total: { answers, journal },
    answers: Array.from({ length: answers - from[0] }, (_, index) => answer(from[0] + index + 1, "north")),
    journal: Array.from({ length: journal - from[1] }, (_, index) => note(from[1] + index, from[1] + index + 1)),
    questions: [],
    clocks: [],
    outcome: null,
    undo_asked: null,
    resigned: [],
    view: emptyView(),
    ...rest,
  };
}

const numbers = (state: TableState): number[][] => [state.answers.map((it) => it.n), state.journal.map((it) => it.n)];

test("a later message adds to what is known", () => {
  const first = merge(null, message([0, 0], [2, 1]));
  const second = merge(first, message([2, 1], [3, 3]));
  expect(numbers(second)).toEqual([
    [1, 2, 3],
    [0, 1, 2],
  ]);
  expect(second.total).toEqual({ answers: 3, journal: 3 });
});

test("what was taken back disappears", () => {
  const first = merge(null, message([0, 0], [5, 5]));
  expect(numbers(merge(first, message([2, 3], [2, 3])))).toEqual([
    [1, 2],
    [0, 1, 2],
  ]);
});

test("after a resumption the same message counts once", () => {
  const first = merge(null, message([0, 0], [2, 2]));
  const again = message([1, 1], [3, 3]);
  expect(numbers(merge(merge(first, again), again))).toEqual([
    [1, 2, 3],
    [0, 1, 2],
  ]);
});

test("a gap is noticed", () => {
  const first = merge(null, message([0, 0], [2, 2]));
  expect(fits(first, message([2, 2], [3, 3]))).toBe(true);
  expect(fits(first, message([3, 2], [4, 3]))).toBe(false);
  expect(fits(null, message([0, 0], [4, 3]))).toBe(true);
  expect(fits(null, message([1, 0], [4, 3]))).toBe(false);
});

const question = (seat: string): StateMessage["questions"][number] => ({
  seat,
  prompt: { name: "p", key: "p", text: "p" },
  rule: "1",
  choices: [],
  since: 1,
  hidden: false,
});

test("one's own question comes first, that of the present viewer before", () => {
  const state = merge(null, message([0, 0], [0, 0], { viewer: "west", questions: ["east", "north", "west"].map(question) }));
  expect(questionFor(state, ["north", "west"])?.seat).toBe("west");
  expect(questionFor(state, ["north"])?.seat).toBe("north");
  expect(questionFor(state, [])?.seat).toBe("east");
  expect(questionFor({ ...state, questions: [] }, ["north"])).toBeNull();
});

test("a choice that nothing came of is not told", () => {
  const idle = { ...answer(2, "east"), reasons: [{ key: "why", text: "why" }] } as unknown as TableState["answers"][number];
  const found = passages([answer(1, "north"), idle, answer(3, "north")], [note(0, 1), note(1, 3)]);
  expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([["north", 2]]);
});

test("the journal is told in passages, with reasons before what came of them", () => {
  const reasoned: Answer = { ...answer(2, "east"), reasons: [{ rule: "8", key: "r", text: "because" }] };
  const found = passages([answer(1, "north"), reasoned, answer(3, "chance")], [note(0, 0), note(1, 1), note(2, 2), note(3, 3)]);
  expect(found.map((passage) => passage.seat)).toEqual([null, "north", "east"]);
  expect(found[2]?.lines.map((line) => line.kind)).toEqual(["choice", "note", "note"]);
});

test("a draw is told on its own, and a die under whoever acted last", () => {
  const answers = [answer(1, "north"), answer(2, "chance"), { ...answer(3, "chance"), choice: "card-8" }, answer(4, "north")];
  const journal = [note(0, 1), note(1, 2), note(2, 3), note(3, 4)];
  expect(passages(answers, journal).map(({ seat, lines }) => [seat, lines.length])).toEqual([["north", 2], [null, 1], ["north", 1]]);
  expect(storyOf(answers, journal, 0, 4, "turns").map(({ actor, step }) => [actor, step])).toEqual([["north", 2], [null, 3], ["north", 4]]);
});

test("a stop says why its last answer was given", () => {
  const why = (text: string): Answer["reasons"] => [{ rule: "8", key: "r", text }];
  const answers: Answer[] = [{ ...answer(1, "north"), reasons: why("no Brilliant Stroke") }, { ...answer(2, "north"), reasons: why("the enemy is weak") }, answer(3, "chance")];
  expect(storyOf(answers, [note(0, 2), note(1, 3)], 0, 3, "turns").map(({ reason }) => reason)).toEqual(["the enemy is weak"]);
});

test("a story has a stop for each turn in pieces that can be read, or for each step; all that was noted is told", () => {
  const answers = ["north", "north", "east", "chance", "east", "west"].map((seat, index) => answer(index + 1, seat));
  const journal = [note(0, 1), note(1, 2), note(2, 3), note(3, 4), note(4, 5), note(5, 6)];
  const turns = storyOf(answers, journal, 0, 6, "turns");
  expect(turns.map(({ after, step, actor }) => [after, step, actor])).toEqual([[0, 2, "north"], [2, 5, "east"], [5, 6, "west"]]);
  expect(turns.flatMap(({ notes }) => notes)).toEqual(journal);
  expect(storyOf(answers, journal, 1, 6, "steps").map(({ step }) => step)).toEqual([2, 3, 4, 5, 6]);
  expect(storyOf(answers, journal, 6, 6, "turns")).toEqual([]);
  const long = journal.map((it) => ({ ...it, text: "one two three four five six seven eight nine ten eleven twelve" }));
  expect(storyOf(answers, long, 2, 5, "turns").map(({ step }) => step)).toEqual([4, 5]);
  expect(lasts(turns[0]!, 1)).toBeGreaterThanOrEqual(1200);
  expect(lasts(storyOf(answers, long, 2, 5, "turns")[0]!, 1)).toBeCloseTo(6000, -2);
});

test("the last answer of one's own seats is the one to take back", () => {
  const answers = [answer(1, "north"), answer(2, "east"), answer(3, "west")];
  const state = merge(null, message([0, 0], [3, 0], { answers }));
  expect(lastAnswerOf(state, ["north", "east"])).toEqual({ seat: "east", to: 1 });
  expect(lastAnswerOf(state, ["south"])).toBeNull();
});
