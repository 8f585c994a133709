import { beforeAll, expect, test } from "vitest";

import { figures, lateText, leftAt, paceText } from "../src/lib/clocks.svelte";
import { loadTexts } from "../src/lib/i18n.svelte";

beforeAll(() => loadTexts("web", "web-pace"));

const clock = { seat: "north", left: 65, grace: 60, running: true, vacation: false };

test("a clock that runs is told once and counts on by itself, down to the end of the grace", () => {
  expect(leftAt(clock, 1000, 1000)).toBe(65);
  expect(leftAt(clock, 1000, 6900)).toBe(60);
  expect(leftAt(clock, 1000, 71_000)).toBe(-5);
  expect(leftAt(clock, 1000, 1_000_000)).toBe(-60);
  expect(leftAt({ ...clock, running: false }, 1000, 1_000_000)).toBe(65);
});

test("times are short, and days are told with hours", () => {
  expect([0, 9, 65, 3600, 7389].map(figures)).toEqual(["0:00", "0:09", "1:05", "1:00:00", "2:03:09"]);
  expect(figures(2 * 86_400 + 5 * 3600 + 59)).toBe("2 d 5 h");
});

test("a pace is told in words", () => {
  expect(paceText({ kind: "live", bank: 600, increment: 10, late: "bot" })).toBe("Live: 10 minutes for the game, plus 10 seconds each turn.");
  expect(paceText({ kind: "live", bank: 90, increment: 0, late: "bot" })).toBe("Live: 90 seconds for the game.");
  expect(paceText({ kind: "daily", days: 1, late: "bot" })).toBe("1 day for each turn.");
  expect(lateText({ kind: "daily", days: 1, late: "forfeit" })).toContain("12 hours more");
});
