import { beforeAll, describe, expect, test } from "vitest";

import { sorted } from "../src/kit/board/clicks";
import { changedTokens } from "../src/kit/board/changes";
import { activitiesOf } from "../src/games/liberty-or-death/aid";
import { tokenKey } from "../src/games/liberty-or-death/stack";
import { changesBetween } from "../src/games/liberty-or-death/movement";
import { initials, starPath } from "../src/games/liberty-or-death/shapes";
import { asView, piecesOf } from "../src/games/liberty-or-death/view";
import { resultsBetween } from "../src/games/liberty-or-death/results";
import { loadTexts } from "../src/lib/i18n.svelte";
import { eligibility, signed } from "../src/games/liberty-or-death/words";
import { emptyView as washingtonsWar } from "./generals-view";
import { emptyView } from "./liberty-or-death-view";

beforeAll(() => loadTexts("liberty-or-death-names", "web-liberty-or-death"));

describe("what moved", () => {
  test("goes from where it left to where it came", () => {
    const [before, after] = [emptyView(), emptyView()];
    before.spaces["boston"] = { pieces: { "british-regulars": 5 } };
    after.spaces["boston"] = { pieces: { "british-regulars": 2 } };
    after.spaces["massachusetts"] = { pieces: { "british-regulars": 3 } };
    expect(changesBetween(before, after)).toEqual([
      { token: { kind: "piece", piece: "british-regulars", count: 3 }, from: "boston", to: "massachusetts" },
    ]);
  });

  test("a piece that is turned over stays", () => {
    const [before, after] = [emptyView(), emptyView()];
    before.spaces["virginia"] = { pieces: { "militia-underground": 2 } };
    before.spaces["georgia"] = { pieces: { "militia-underground": 1 } };
    after.spaces["virginia"] = { pieces: { "militia-active": 2 } };
    after.spaces["georgia"] = { pieces: { "militia-underground": 1 } };
    const changes = changesBetween(before, after);
    expect(changes).toEqual([
      { token: { kind: "piece", piece: "militia-active", count: 2 }, from: "virginia", to: "virginia" },
    ]);
    expect(changedTokens(changes, tokenKey)).toEqual(new Map([["virginia", new Set(["militia-active"])]]));
  });

  test("what comes from a box or goes there has one end on the map", () => {
    const [before, after] = [emptyView(), emptyView()];
    before.spaces["norfolk"] = { pieces: { tories: 1 }, propaganda: 2 };
    after.spaces["quebec"] = { pieces: { villages: 1 }, raids: 1 };
    after.leaders.indians.place = { at: "quebec" };
    const ends = changesBetween(before, after).map(({ token, from, to }) => [token.count, from, to]);
    expect(ends).toEqual([
      [1, "norfolk", undefined],
      [1, undefined, "quebec"],
      [2, "norfolk", undefined],
      [1, undefined, "quebec"],
      [1, undefined, "quebec"],
    ]);
  });

  test("nothing changes between equal views", () => {
    expect(changesBetween(emptyView(), emptyView())).toEqual([]);
  });
});

describe("what may be chosen", () => {
  test("is sorted by what it points at; numbers and buttons are not on the board", () => {
    const clicks = sorted([
      { choice: "boston", label: "Boston", target: { kind: "space", space: "boston" } },
      { choice: "tories@boston", label: "Tories in Boston", target: { kind: "piece", space: "boston", piece: "tories" } },
      { choice: "militia-active@boston", label: "Militia", target: { kind: "piece", space: "boston", piece: "militia-active" } },
      { choice: "card-106", label: "106", target: { kind: "card", card: 106 } },
      { choice: "3", label: "3", target: { kind: "number", number: 3 } },
      { choice: "pass", label: "Pass", target: { kind: "button", role: "pass" } },
    ]);
    expect([...clicks.spaces.keys()]).toEqual(["boston"]);
    expect([...clicks.pieces.get("boston")!.keys()]).toEqual(["tories", "militia-active"]);
    expect([...clicks.cards.keys()]).toEqual([106]);
  });
});

describe("small things", () => {
  test("what is not a view is not taken for one", () => {
    expect(asView(undefined)).toBeNull();
    expect(asView(washingtonsWar())).toBeNull();
    expect(asView(emptyView())).not.toBeNull();
  });

  test("pieces come in one order and without those that are not there", () => {
    expect(piecesOf({ "french-regulars": 1, tories: 0, "british-regulars": 2 })).toEqual([
      { piece: "british-regulars", count: 2 },
      { piece: "french-regulars", count: 1 },
    ]);
  });

  test("who acted is not merely Ineligible", () => {
    const view = emptyView();
    view.sequence.acted.patriots = true;
    view.sequence.passed.indians = true;
    view.sequence.eligible = { british: true, patriots: false, indians: true, french: false };
    expect(["british", "patriots", "indians", "french"].map((it) => eligibility(view, it as never))).toEqual([
      "eligible",
      "acted",
      "passed",
      "ineligible",
    ]);
  });

  test("medallions, stars and signs", () => {
    expect([initials("Dragging Canoe"), initials("Washington")]).toEqual(["DC", "Wa"]);
    expect(starPath(10, 5).match(/L/g)).toHaveLength(9);
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
  });
});

test("Special Activities have their places by Faction; those of the French follow the Treaty", () => {
  const view = emptyView();
  const words = (seat: string) => activitiesOf(seat, view).map(({ choice }) => choice);
  expect(words("patriots")).toEqual(["persuasion", "partisans", "skirmish"]);
  expect(words("british"), "Common Cause is asked within its Command").toEqual(["skirmish", "naval-pressure"]);
  view.treaty = false;
  expect(words("french")).toEqual(["preparer-la-guerre"]);
  view.treaty = true;
  expect(words("french")).toEqual(["preparer-la-guerre", "skirmish", "naval-pressure"]);
  expect(activitiesOf("american", view)).toEqual([]);
  expect(activitiesOf("patriots", washingtonsWar())).toEqual([]);
});

describe("what a choice would change", () => {
  test("is told by space, then by Faction and track; what stays the same is not", () => {
    const [before, after] = [emptyView(), emptyView()];
    before.spaces["boston"] = { pieces: { "british-regulars": 3 } };
    before.control = { virginia: "rebellion" };
    before.resources.british = 6;
    before.total_opposition = 2;
    after.spaces["virginia"] = { pieces: { "british-regulars": 3, tories: 1 }, support: "passive-support" };
    after.control = {};
    after.resources.british = 5;
    after.crc = 2;
    expect(resultsBetween(before, after)).toEqual([
      "3 British Regulars: Boston → Virginia",
      "Virginia: 1 Tory placed",
      "Virginia: Rebellion Control → no Control",
      "Virginia: Neutral → Passive Support",
      "British: Resources 6 → 5",
      "Support lead −2 → 0",
      "CRC 0 → 2",
    ]);
    expect(resultsBetween(before, before)).toEqual([]);
  });

  test("tells what is removed and what is turned over", () => {
    const [before, after] = [emptyView(), emptyView()];
    before.spaces["georgia"] = { pieces: { "militia-underground": 2, "patriot-forts": 1 } };
    after.spaces["georgia"] = { pieces: { "militia-active": 2 } };
    expect(resultsBetween(before, after)).toEqual(["Georgia: now 2 Active Militia", "Georgia: 1 Patriot Fort removed"]);
  });
});
