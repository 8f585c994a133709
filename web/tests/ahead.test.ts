import { expect, test } from "vitest";

import { questions as liberty } from "../src/games/liberty-or-death/questions";
import { clickableAhead, extrasAhead, lookAhead, usual } from "../src/lib/ahead";
import type { Choice, Preview, Question } from "../src/lib/wire";

const choice = (name: string, target: Choice["target"]): Choice => ({ choice: name, label: { key: name, text: name }, target });
const space = (name: string) => choice(name, { kind: "space", space: name });
const number = (value: number) => choice(String(value), { kind: "number", number: value });
const button = (name: string, role: "choose" | "done" = "choose") => choice(name, { kind: "button", role });
const done = button("done", "done");
const question = (name: string, choices: Choice[], seat = "british", args: Record<string, string> = {}): Question => ({
  seat, prompt: { name, key: name, text: name, args }, rule: "1", choices, since: 0, hidden: false,
});

/** A table that asks these questions one after the other, whatever is answered. */
const asking = (...after: Question[]) => (choices: readonly string[]) =>
  Promise.resolve({ journal: [], questions: after.slice(choices.length - 1, choices.length), outcome: null } as unknown as Preview);

test("the usual answer is the only one, the most, or Done; anything else is for the player", () => {
  expect(usual({ choices: [space("boston")] })).toEqual({ choice: "boston", ends: false });
  expect(usual({ choices: [number(0), number(6), number(2)] })).toEqual({ choice: "6", ends: false });
  expect(usual({ choices: [space("boston"), done] })).toEqual({ choice: "done", ends: true });
  expect(usual({ choices: [button("muster"), button("march")] })).toBeNull();
});

test("while numbers are asked the next space can be clicked, with all that can be placed", async () => {
  const next = question("muster-next", [space("boston"), done]);
  const { choices } = await lookAhead(question("muster-regulars", [number(0), number(6)]), asking(question("muster-tories", [number(0), number(2)]), next));
  expect(choices.map((it) => it.choice.choice)).toEqual(["boston"]);
  expect(choices[0]!.by).toEqual([
    { prompt: "muster-regulars", choice: "6" }, { prompt: "muster-tories", choice: "2" }, { prompt: "muster-next", choice: "boston" },
  ]);
});

test("what the question itself offers is never given another meaning", () => {
  const from = question("garrison-from", [space("new-york-city"), done]);
  const city = question("garrison-city", [space("new-york-city"), space("norfolk"), done]);
  expect(clickableAhead([from], city).map((it) => it.choice)).toEqual(["norfolk"]);
});

test("beyond the first Done only buttons are clicked, pieces can be dragged, and all can be finished at once", async () => {
  const from = question("garrison-from", [space("quebec"), done]);
  const after = [question("garrison-city", [space("norfolk"), done]), question("garrison-displace", [space("boston"), button("skirmish"), done]), question("other", [button("pass")], "french")];
  const ahead = await lookAhead(from, asking(...after));
  expect(ahead.choices.map((it) => it.choice.choice)).toEqual(["norfolk", "skirmish"]);
  expect(ahead.reach.map((it) => it.choice.choice)).toEqual(["norfolk", "boston"]);
  expect(ahead.finish.map((it) => it.choice)).toEqual(["done", "done", "done"]);
});

test("an extra and where it is done are one click: on the board where it cannot be mistaken, by a button beyond a Done", () => {
  const asked = question("fort-or-loyalty", [button("fort"), button("loyalty"), done]);
  const after = [question("fort-where", [space("boston"), space("norfolk")]), question("loyalty-where", [space("boston"), space("new-york")])];
  const onBoard = extrasAhead([], asked, after).map(({ shown }) => [shown.label.text, shown.target.kind]);
  expect(onBoard).toEqual([["fort: norfolk", "space"], ["loyalty: new-york", "space"]]);
  const beyond = extrasAhead([question("next", [space("norfolk"), done])], asked, after).map(({ shown }) => [shown.label.text, shown.target.kind]);
  expect(beyond).toEqual([["fort: boston", "button"], ["fort: norfolk", "button"], ["loyalty: boston", "button"], ["loyalty: new-york", "button"]]);
  // More than a few would be a list to read, and what must be chosen is no extra.
  const many = question("fort-where", ["a", "b", "c", "d", "e", "f", "g"].map(space));
  expect(extrasAhead([question("next", [space("norfolk"), done])], asked, [many, undefined])).toEqual([]);
  expect(extrasAhead([], question("command", [button("fort"), button("loyalty")]), after)).toEqual([]);
});

test("an extra is answered with the question that it leads to", async () => {
  const where = question("skirmish-where", [space("quebec")]);
  const asked = question("activity-after", [button("skirmish"), done]);
  const { choices } = await lookAhead(asked, ([first]) => Promise.resolve({ journal: [], questions: first === "skirmish" ? [where] : [], outcome: null } as unknown as Preview));
  expect(choices.map(({ choice, by }) => [choice.label.text, by])).toEqual([
    ["skirmish: quebec", [{ prompt: "activity-after", choice: "skirmish" }, { prompt: "skirmish-where", choice: "quebec" }]],
  ]);
});

test("where another seat or a die is asked next there is nothing to click ahead", async () => {
  const { choices, finish } = await lookAhead(question("battle", [space("boston"), done]), asking(question("die", [number(1), number(2)], "chance")));
  expect([choices, finish]).toEqual([[], []]);
});

test("a Leader goes with all of a kind, or where he was taken up himself; some go without him", () => {
  const asked = question("leader-follows", [button("yes"), button("no")], "british", { from: "boston", to: "norfolk", leader: "howe" });
  const hand = (...pieces: [string, number | null][]) => ({ space: "boston", placed: true, pieces: pieces.map(([piece, count]) => ({ piece, count })) });
  expect(liberty.ofHand?.(hand(["british-regulars", 2]), asked, undefined)).toBe("no");
  expect(liberty.ofHand?.(hand(["british-regulars", null]), asked, undefined)).toBe("yes");
  expect(liberty.ofHand?.(hand(["british-regulars", 2], ["leader-british", null]), asked, undefined)).toBe("yes");
  expect(liberty.ofHand?.({ ...hand(["british-regulars", 2]), space: "quebec" }, asked, undefined)).toBeNull();
});
