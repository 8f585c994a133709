import { expect, test } from "vitest";

import { diceOf, errorOf, kindOf, percent, saidOf, type Tally, worthShowing } from "../src/lib/odds";
import type { Odds } from "../src/lib/wire";

const text = (it: string) => ({ key: it, text: it });
const tally = (values: [string, number][], mean: number | null = null): Tally => ({
  what: text("winner"),
  values: values.map(([value, probability]) => ({ value: text(value), probability, number: null })),
  mean,
});
const roll = (outcomes: number): Odds => ({
  policy: null,
  enemy_plays_no_card: false,
  fought: null,
  exact: true,
  roll: text("a roll"),
  tallies: [],
  results: Array.from({ length: outcomes }, (_, at) => ({ probability: 1 / outcomes, outcomes: [String(at + 1)], found: [] })),
  points: outcomes,
});

test("a share is never written as certain unless it is", () => {
  expect([0, 0.001, 0.005, 0.5, 0.994, 0.999, 1 - 1e-9, 1].map(percent)).toEqual(["0%", "<1%", "1%", "50%", "99%", ">99%", "100%", "100%"]);
});

test("the error of an estimate", () => {
  expect([100, 400, 1000].map(errorOf)).toEqual([10, 5, 4]);
});

test("dice that lead to the same are written as runs", () => {
  expect(diceOf(["1", "2", "3"])).toBe("1–3");
  expect(diceOf(["6", "1", "2", "4"])).toBe("1–2, 4, 6");
  expect(diceOf(["heads", "tails"])).toBe("heads, tails");
});

test("a winner is a bar, numbers are columns, the rest is a line that leaves out what does not happen", () => {
  expect(kindOf(tally([["one", 0.4], ["other", 0.6]]), true)).toBe("bar");
  expect(kindOf(tally([["one", 0.4], ["other", 0.6]]), false)).toBe("line");
  expect(kindOf(tally([["one", 1]]), true)).toBe("line");
  expect(kindOf(tally([["0", 0.4], ["1", 0.6]], 0.6), true)).toBe("columns");
  expect(saidOf(tally([["tricorne-odds-no", 0.4], ["tricorne-odds-yes", 0.6]])).map(({ probability }) => probability)).toEqual([0.6]);
  expect(saidOf(tally([["tricorne-odds-none", 1]]))).toHaveLength(1);
});

test("a card that is drawn is no roll to be weighed, and nothing to roll is nothing to show", () => {
  expect(worthShowing({ odds: roll(6) })).not.toBeNull();
  expect(worthShowing({ odds: roll(40) })).toBeNull();
  expect(worthShowing({ odds: roll(1) })).toBeNull();
  expect(worthShowing({ odds: null, why: "no-dice" })).toBeNull();
  expect(worthShowing(null)).toBeNull();
});
