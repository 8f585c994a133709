import { expect, test } from "vitest";

import { questions } from "../src/games/decision-in-north-america/questions";
import { afterAnswer, byItself, counted, type Grip, takenUp } from "../src/lib/hands";
import type { Choice, Question } from "../src/lib/wire";
import { emptyDecisionView, known, place } from "./decision-view";

const choice = (name: string, target: Choice["target"]): Choice => ({ choice: name, label: { key: name, text: name }, target });
const button = (name: string, role: "choose" | "yes" | "no" | "done" = "choose") => choice(name, { kind: "button", role });
const leader = (id: string) => choice(`leader/${id}`, { kind: "unit", unit: id } as Choice["target"]);
const space = (id: string) => choice(id, { kind: "space", space: id });
const unit = (id: string) => choice(`unit/${id}`, { kind: "unit", unit: id } as Choice["target"]);
const numbers = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, at) => choice(String(least + at), { kind: "number", number: least + at }));
const question = (name: string, choices: Choice[], args: Record<string, string> = {}): Question =>
  ({ seat: "american", prompt: { name, key: name, text: name, args: { place: "boston", ...args } }, rule: "16.3", choices, since: 0, hidden: false }) as unknown as Question;

const view = emptyDecisionView();
view.places["boston"] = place({ american: known({ "american-regular": 3, "american-light": 1 }, ["washington", "greene"]) });
const given = (grip: Grip | null, asked: Question) => byItself(asked, questions, grip, new Map(), view, false)?.choice ?? null;
const placed = (grip: Grip): Grip => afterAnswer(grip, question("move-from", [space("boston"), space("albany"), button("done", "done")]), "boston", questions)!;

const SIZE = question("force-size", [button("all"), ...numbers(1, 5)]);
const who = (left: number, ...offered: Choice[]): Question => question("force-units", offered, { left: String(left) });
const [regular, light, greene] = [unit("american-regular"), unit("american-light"), leader("greene")];

test("a general with some of his units goes with them: commander, how many, and who", () => {
  const two = counted(takenUp(takenUp(null, "boston", "washington", true), "boston", "american-regular", true)!, "american-regular", -1, 3);
  let grip: Grip | null = placed(two);
  const commander = question("commander", [leader("washington"), leader("greene"), button("none", "no")]);
  const steps: [Question, string][] = [[commander, "leader/washington"], [SIZE, "3"],
    [who(2, regular, light, greene), "unit/american-regular"], [who(1, regular, light, greene), "unit/american-regular"]];
  for (const [asked, answer] of steps) {
    expect(given(grip, asked), asked.prompt.name).toBe(answer);
    grip = afterAnswer(grip!, asked, answer, questions);
    expect(grip, `still held after ${asked.prompt.name}`).not.toBeNull();
  }
  const way = question("move-to", [space("concord"), button("stop", "done")]);
  expect(given(grip, way)).toBeNull();
  expect(afterAnswer(grip!, way, "concord", questions), "the force has left the hand").toBeNull();
});

test("all that is there goes as all, and nobody commands where no leader was taken", () => {
  const units = placed(takenUp(takenUp(null, "boston", "american-light", true), "boston", "american-regular", true)!);
  expect(given(units, question("commander", [leader("washington"), button("none", "no")]))).toBe("none");
  expect(given(units, question("commander", [leader("washington"), leader("greene")])), "a commander is needed").toBeNull();
  expect(given(units, SIZE)).toBe("4");
  const everybody = ["washington", "greene", "american-light"].reduce((grip, piece) => takenUp(grip, "boston", piece, true)!, takenUp(null, "boston", "american-regular", true)!);
  expect(given(placed(everybody), SIZE)).toBe("all");
  expect(given(placed(everybody), question("commander", [leader("washington"), leader("greene")])), "which of two").toBeNull();
  const sum = ["washington", "greene"].reduce((grip, piece) => takenUp(grip, "boston", piece, true)!, takenUp(null, "boston", "american-sum", true)!);
  expect(given(placed(sum), SIZE)).toBe("all");
  const units4 = placed(takenUp(null, "boston", "american-sum", false)!);
  expect(given(units4, SIZE), "a sum of units is no leader").toBe("4");
  expect(given(units4, question("force-size", numbers(1, 5), { chosen: "1" })), "a commander who was not taken up goes as well").toBe("5");
  const two = placed(takenUp(takenUp(null, "boston", "greene", true), "boston", "american-light", true)!);
  expect(given(two, who(2, regular, light, greene))).toBe("leader/greene");
  expect(given(two, who(1, regular, light))).toBe("unit/american-light");
});

test("fleets go by sea; troops are asked whether they march or embark", () => {
  const ways = question("land-or-sea", [button("by-land"), button("by-sea")]);
  expect(given(placed(takenUp(null, "boston", "american-fleet", false)!), ways)).toBe("by-sea");
  expect(given(placed(takenUp(null, "boston", "american-regular", false)!), ways)).toBeNull();
});

test("what is not offered is never answered", () => {
  const grip = placed(takenUp(null, "boston", "american-regular", false)!);
  expect(given(grip, question("force-size", [button("done", "done")]))).toBeNull();
  expect(given(grip, who(1, light)), "no regular may go").toBeNull();
});
