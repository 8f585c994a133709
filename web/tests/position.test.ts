import { expect, test } from "vitest";

import { cleared, dealt, leaderTo, moved, placed, placeOf, positionOf, stood, totalOf } from "../src/games/liberty-or-death/editor/position";
import { fileOf, packed, readFile, unpacked } from "../src/games/liberty-or-death/editor/share";
import { eligibility } from "../src/games/liberty-or-death/words";
import { emptyView } from "./liberty-or-death-view";

const start = () => positionOf({ ...emptyView(), available: { "british-regulars": 3, "militia-underground": 2 } });

test("what is placed comes from Available, and goes back there as it counts off the map", () => {
  const two = placed(start(), "boston", "british-regulars", 2);
  expect(two.spaces.boston?.pieces).toEqual({ "british-regulars": 2 });
  expect(two.available["british-regulars"]).toBe(1);
  const active = placed(start(), "boston", "militia-active", 1);
  expect(active.available["militia-underground"]).toBe(1);
  expect(placed(active, "boston", "militia-active", 0)).toEqual({ ...start(), spaces: { boston: { pieces: {} } } });
  expect(totalOf(two, ["british-regulars"])).toBe(3);
  // Where none is left the number is wrong, which the server says.
  expect(totalOf(placed(two, "norfolk", "british-regulars", 2), ["british-regulars"])).toBe(4);
});

test("pieces move whole, and an empty map keeps every piece", () => {
  const there = moved(placed(start(), "boston", "british-regulars", 2), "boston", "norfolk", "british-regulars");
  expect([there.spaces.boston?.pieces, there.spaces.norfolk?.pieces]).toEqual([{}, { "british-regulars": 2 }]);
  expect(there.available["british-regulars"]).toBe(1);
  const empty = cleared(leaderTo(there, "british", "boston"));
  expect(empty.spaces).toEqual({});
  expect(empty.available["british-regulars"]).toBe(3);
  expect(placeOf(empty, "british")).toBe("available");
});

test("a card that lies open has been drawn and seen, and says what comes next", () => {
  const event = dealt(start(), "current", 5);
  expect(event.cards).toMatchObject({ current: 5, seen: [5], drawn: 1 });
  expect(event.sequence.phase).toBe("eligible-faction");
  const winter = dealt(event, "current", 97);
  expect(winter.cards).toMatchObject({ current: 97, seen: [97], drawn: 1 });
  expect(winter.sequence.phase).toBe("victory-check");
  expect(dealt(event, "current", null)).toEqual(start());
});

test("whoever acted was Eligible", () => {
  const acted = stood(stood(start(), "french", "ineligible"), "french", "acted");
  expect(acted.sequence.eligible.french).toBe(true);
  expect(eligibility(acted, "french")).toBe("acted");
});

test("a position comes back out of a link and out of a file", async () => {
  const position = placed(start(), "boston", "british-regulars", 2);
  const link = await packed(position);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toEqual(position);
  expect(await unpacked("nonsense")).toBeNull();
  expect(readFile(fileOf(position))).toEqual(position);
  expect(readFile(`${JSON.stringify({ tricorne: 2, position })}\n{"n":1}\n`)).toEqual(position);
  expect(readFile("nonsense")).toBeNull();
});
