import { expect, test } from "vitest";

import { afterAnswer, answerOfGrip, byItself, counted, type Grip, habitOf, type QuestionReader, takenUp } from "../src/lib/hands";
import type { Choice, Question } from "../src/lib/wire";

const reader: QuestionReader = {
  pieceAsked: ({ prompt }) => (prompt.name === "how-many-tories" ? "tories" : prompt.name === "how-many-regulars" ? "regulars" : null),
  about: () => [],
  habit: ({ prompt }) => (prompt.name === "take-along" ? "move" : null),
};
const choice = (name: string, target: Choice["target"]): Choice => ({ choice: name, label: { key: name, text: name }, target });
const question = (key: string, choices: Choice[]): Question => ({
  seat: "british", prompt: { name: key, key, text: key }, rule: "1", choices, since: 0, hidden: false,
});
const spaces = (...names: string[]) => names.map((space) => choice(space, { kind: "space", space }));
const numbers = (most: number) => Array.from({ length: most + 1 }, (_, number) => choice(String(number), { kind: "number", number }));
const none = new Map();

test("a garrison is three clicks: the city, the pieces, done; where from and how many answer themselves", () => {
  // The city was clicked. Now the Regulars in New York are: their space is a choice, so that is answered at once.
  let grip: Grip | null = takenUp(null, "new-york", "regulars", false);
  const from = question("from", spaces("new-york", "quebec"));
  expect(answerOfGrip(grip!, from, reader)).toBe("new-york");
  grip = afterAnswer(grip!, from, "new-york");
  const howMany = question("how-many-regulars", numbers(5));
  expect(byItself(howMany, reader, grip, none, undefined, true)).toEqual({ choice: "5", why: "grip" });
});

test("pieces first, then the place: nothing is answered before the place is, and their space only once", () => {
  const grip = takenUp(null, "new-york", "regulars", false)!;
  expect(answerOfGrip(grip, question("how-many-regulars", numbers(5)), reader)).toBeNull();
  const placed = afterAnswer(grip, question("to", spaces("boston", "new-york")), "new-york")!;
  expect(answerOfGrip(placed, question("to", spaces("boston", "new-york")), reader)).toBeNull();
});

test("as many as are held, of each kind; of kinds that are not held as few as may be", () => {
  const held = counted(takenUp(null, "new-york", "regulars", false)!, "regulars", -2, 5);
  const placed = { ...held, placed: true };
  expect(answerOfGrip(placed, question("how-many-regulars", numbers(5)), reader)).toBe("3");
  expect(answerOfGrip(placed, question("how-many-tories", numbers(4)), reader)).toBe("0");
  const both = { ...takenUp(held, "new-york", "tories", true)!, placed: true, gathering: false };
  expect(answerOfGrip(both, question("how-many-tories", numbers(4)), reader)).toBe("4");
});

test("while several are taken up nothing is answered; their place, or where they go, ends that", () => {
  const from = question("from", spaces("new-york", "quebec"));
  const several = takenUp(takenUp(null, "new-york", "regulars", true), "new-york", "tories", true)!;
  expect(byItself(from, reader, several, none, undefined, true)).toBeNull();
  const placed = afterAnswer(several, from, "new-york")!;
  expect(byItself(question("how-many-tories", numbers(4)), reader, placed, none, undefined, true)).toEqual({ choice: "4", why: "grip" });
});

test("the same piece again is put down; another space begins anew; a button lets go", () => {
  const grip = takenUp(null, "new-york", "regulars", false)!;
  expect(takenUp(grip, "new-york", "regulars", false)).toBeNull();
  expect(takenUp(grip, "boston", "tories", true)).toMatchObject({ space: "boston" });
  expect(afterAnswer(grip, question("q", [choice("done", { kind: "button", role: "done" })]), "done")).toBeNull();
});

test("what is taken along is settled once a move", () => {
  const first = question("take-along", numbers(5));
  const habits = new Map([["move", habitOf(first, "5")!]]);
  expect(byItself(question("take-along", numbers(4)), reader, null, habits, undefined, true)).toEqual({ choice: "4", why: "habit" });
  expect(habitOf(first, "0")).toBe("none");
  expect(habitOf(first, "2")).toBe(2);
});

test("the only choice is given, unless the player wants to be asked", () => {
  const only = question("q", spaces("boston"));
  expect(byItself(only, undefined, null, none, undefined, true)).toEqual({ choice: "boston", why: "forced" });
  expect(byItself(only, undefined, null, none, undefined, false)).toBeNull();
});

test("a window in which one can only pass passes by itself", () => {
  const button = (name: string, role: "pass" | "choose") => choice(name, { kind: "button", role });
  const empty = question("window", [button("pass", "pass"), button("pass-phase", "pass")]);
  expect(byItself(empty, undefined, null, none, undefined, true)).toEqual({ choice: "pass", why: "forced" });
  const marker = question("window", [button("master-plan", "choose"), button("pass", "pass")]);
  expect(byItself(marker, undefined, null, none, undefined, true)).toBeNull();
});

test("a hand that took up some of a kind says so in one click, and another number replaces it", () => {
  const some = takenUp(null, "new-york", "regulars", false, 2)!;
  expect(some.pieces).toEqual([{ piece: "regulars", count: 2 }]);
  expect(takenUp(some, "new-york", "regulars", false, 3)!.pieces).toEqual([{ piece: "regulars", count: 3 }]);
  expect(takenUp(some, "new-york", "regulars", false, 2)).toBeNull();
});

test("the next move of other pieces lets go of those that have moved", () => {
  const moved: Grip = { space: "new-york", pieces: [{ piece: "regulars", count: 2 }], placed: true };
  expect(afterAnswer(moved, question("from", spaces("quebec", "new-york")), "quebec")).toBeNull();
});

test("a habit that a game has by itself holds where nothing was settled, unless every question is asked", () => {
  const usual: QuestionReader = { ...reader, usually: ({ prompt }) => (prompt.name === "take-along" ? "all" : null) };
  const asked = question("take-along", numbers(5));
  expect(byItself(asked, usual, null, none, undefined, true)).toEqual({ choice: "5", why: "habit" });
  expect(byItself(asked, usual, null, none, undefined, false)).toBeNull();
  expect(byItself(asked, usual, null, new Map([["move", 2]]), undefined, true)).toEqual({ choice: "2", why: "habit" });
});
