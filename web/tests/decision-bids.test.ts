import { expect, test } from "vitest";

import { answersOf, bidsOf, mostOf, totalOf } from "../src/games/decision-in-north-america/bids";
import { COLONIAL } from "../src/games/decision-in-north-america/facts";
import { answerOfPrepared } from "../src/lib/hands";
import type { Choice, Question } from "../src/lib/wire";
import { emptyDecisionView } from "./decision-view";

const choices = (...names: string[]) => names.map((choice) => ({ choice, label: { key: "", text: choice }, target: { kind: "button", role: "choose" } }) as unknown as Choice);
const question = (name: string, args: Record<string, number> = {}, offered: Choice[] = []): Question =>
  ({ seat: "american", prompt: { name, key: name, text: name, args }, rule: "8.1", choices: offered, since: 0, hidden: false }) as unknown as Question;

const view = emptyDecisionView();
view.hands.american = { count: 6, markers: { spy: 1, tactics: 2, rabble: 2, adams: 1 } };

test("a bid is its number and then its markers", () => {
  const first = question("bid-how-many");
  const bids = bidsOf(first, view, ["pass"])!;
  expect(bids.kinds).toEqual([{ id: "spy", count: 1 }, { id: "adams", count: 1 }, { id: "rabble", count: 2 }, { id: "tactics", count: 2 }]);
  const chosen = { pool: { tactics: 2, spy: 1 } };
  expect(totalOf(bids, chosen)).toBe(3);
  expect(mostOf(bids, chosen, "pool", "tactics")).toBe(2);
  expect(answersOf(bids, chosen, first).map(({ prompt, choice }) => `${prompt} ${choice}`)).toEqual([
    "bid-how-many 3", "bid-marker marker/spy", "bid-marker marker/tactics", "bid-marker marker/tactics",
  ]);
  expect(answersOf(bids, {}, first)).toEqual([{ prompt: "bid-how-many", choice: "0" }]);
});

test("a bid that was begun one by one goes on with what is left, and so does a return", () => {
  const bids = bidsOf(question("bid-marker", { left: 2 }), view, ["marker/adams", "3", "marker/tactics"])!;
  expect(bids).toMatchObject({ exactly: 2 });
  expect(bids.kinds).toContainEqual({ id: "tactics", count: 1 });
  expect(bids.kinds).toContainEqual({ id: "adams", count: 1 });
  expect(mostOf(bids, { pool: { rabble: 1 } }, "pool", "tactics")).toBe(1);
  expect(mostOf(bids, { pool: { rabble: 2 } }, "pool", "tactics")).toBe(0);
  const back = bidsOf(question("return-marker", { left: 2 }), view, ["marker/rabble", "marker/spy"])!;
  expect(back.exactly).toBe(2);
  expect(back.kinds.map(({ id }) => id)).not.toContain("spy");
  expect(back.kinds).toContainEqual({ id: "rabble", count: 2 });
});

test("commitments name a marker and where it goes, and end with Done; only those who rouse the rabble", () => {
  const first = question("commit-marker");
  const bids = bidsOf(first, view, ["pass", "marker/rabble", "progress"])!;
  expect(bids.kinds).toEqual([{ id: "adams", count: 1 }, { id: "rabble", count: 1 }]);
  expect(bids.targets).toEqual(["progress", ...COLONIAL.map((id) => `region/${id}`), "europe"]);
  const chosen = { "region/virginia": { adams: 1 }, europe: { rabble: 1 } };
  expect(mostOf(bids, chosen, "progress", "adams")).toBe(0);
  expect(answersOf(bids, chosen, first).map(({ prompt, choice }) => `${prompt} ${choice}`)).toEqual([
    "commit-marker marker/adams", "commit-to region/virginia", "commit-marker marker/rabble", "commit-to europe", "commit-marker done",
  ]);
});

test("other questions, and hands that are not known, have no panel", () => {
  expect(bidsOf(question("move-to"), view, [])).toBeNull();
  expect(bidsOf(question("bid-how-many"), emptyDecisionView(), [])).toBeNull();
});

test("an answer that was given ahead is given to its question alone, and only if it is offered", () => {
  const prepared = [{ prompt: "bid-marker", choice: "marker/spy" }];
  expect(answerOfPrepared(prepared, question("bid-marker", {}, choices("marker/spy")))).toBe("marker/spy");
  expect(answerOfPrepared(prepared, question("bid-marker", {}, choices("marker/rabble")))).toBeNull();
  expect(answerOfPrepared(prepared, question("commit-marker", {}, choices("marker/spy")))).toBeNull();
  expect(answerOfPrepared([], question("bid-marker", {}, choices("marker/spy")))).toBeNull();
});
