import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";

import { AID, KEYS } from "../src/games/decision-in-north-america/aid";
import { boardClicks } from "../src/games/decision-in-north-america/clicks";
import { LEADERS, MARKERS, PLACES, PRICES, SIDES, UNITS } from "../src/games/decision-in-north-america/facts";
import { changesBetween } from "../src/games/decision-in-north-america/movement";
import { questions } from "../src/games/decision-in-north-america/questions";
import { reports } from "../src/games/decision-in-north-america/reports";
import { extent, platesAt, nameLines, tokensIn, tokensOnMap, tokenWidth } from "../src/games/decision-in-north-america/stack";
import { asView, covered, isEmpty, loyalRegions, shortGoals, roundsOf, stepTo, type March, type Volley } from "../src/games/decision-in-north-america/view";
import { leaderWords, mapName, markerText, placeName, placeWords, pricedUnit, unitWords } from "../src/games/decision-in-north-america/words";
import { attribute, has, loadTexts, setLanguage } from "../src/lib/i18n.svelte";
import type { Note, Question } from "../src/lib/wire";
import { cellsOn, TOKEN } from "../src/kit/board/rows";
import { overlap, type Box } from "../src/kit/map/geometry";
import { fit } from "../src/kit/map/viewport";
import { LEGIBLE, SIZE, SPOTS } from "../src/games/decision-in-north-america/sheet";
import { emptyDecisionView, known, place } from "./decision-view";
import { emptyView as washingtonsWar } from "./generals-view";

beforeAll(() =>
  loadTexts(
    "web-map", "web-kit", "web-decision-in-north-america", "web-decision-in-north-america-aid", "decision-in-north-america-names", "decision-in-north-america-places", "decision-in-north-america-core",
  ),
);

describe("the view", () => {
  test("is told from those of other games", () => {
    expect(asView(emptyDecisionView())).not.toBeNull();
    expect(asView(washingtonsWar())).toBeNull();
    expect(asView(undefined)).toBeNull();
  });

  test("covered shows no marker and nothing beneath the top of a stack", () => {
    const view = emptyDecisionView();
    view.hands.american = { count: 3, markers: { spy: 1, tactics: 2 } };
    view.places["boston"] = place({ american: known({ "american-regular": 3, "american-light": 1 }, ["washington"]), british: { top: "british-fleet", height: 4 } });
    view.march = { side: "american", from: "boston", at: "boston", left: 3, naval: false, forced: false, commander: "washington", force: { units: { "american-light": 1 }, leaders: [] }, steps: [{ to: "hartford", cost: 1, left: 2 }] };
    const text = JSON.stringify(covered(view));
    for (const secret of ["spy", "tactics", "american-regular", "american-light"]) expect(text).not.toContain(secret);
    expect(text).toContain('"top":"washington","height":5');
    expect(text).toContain('"steps":[]');
  });

  test("counts loyal regions by level", () => {
    const view = emptyDecisionView();
    view.loyalty = { "new-england": 2, virginia: 1, canada: -3 };
    expect([loyalRegions(view, "american"), loyalRegions(view, "american", 2), loyalRegions(view, "british", 2)]).toEqual([2, 1, 1]);
  });
});

test("the shorter game has goals of its own: regions, the Declaration of Independence, the French Alliance", () => {
  const view = { ...emptyDecisionView(), short: true, progress: "declaration", europe: "french-alliance" };
  view.loyalty = { "new-england": 2, virginia: 1, canada: -3 };
  const [regions, progress, europe] = shortGoals(view);
  expect(regions).toEqual({ has: 2, needs: 4 });
  for (const table of [progress!, europe!]) {
    expect(table.needs).toBeGreaterThan(0);
    expect(table.has).toBe(table.needs);
  }
});

describe("stacks", () => {
  test("of the enemy are one counter with its height, those of one's own are seen kind by kind", () => {
    const view = emptyDecisionView();
    view.places["boston"] = place({ american: known({ "american-militia": 2 }, ["ward"]), british: { top: "british-regular", height: 6 } });
    expect(tokensIn(view, "boston")).toMatchObject([
      { kind: "leader", leader: { id: "ward" } },
      { kind: "units", unit: "american-militia", count: 2 },
      { kind: "hidden", side: "british", top: "british-regular", height: 6 },
    ]);
    expect(placeWords(view, "boston")).toContain("stack of 6 counters, on top: British regular");
  });

  test("of many kinds are drawn as leaders and a sum, unless one of them may be chosen", () => {
    const view = emptyDecisionView();
    const units = Object.fromEntries(UNITS.filter(({ side }) => side === "british").map(({ id }) => [id, 2]));
    view.places["boston"] = place({ british: known(units, ["gage"]) });
    expect(tokensOnMap(view, "boston").map(({ kind }) => kind)).toEqual(["leader", "sum"]);
    expect(tokensOnMap(view, "boston", true)).toHaveLength(1 + Object.keys(units).length);
  });

  test("hold their counters beside each other, within the plate", () => {
    const view = emptyDecisionView();
    view.places["boston"] = place({ american: known({ "american-regular": 3, "american-light": 1 }, ["washington", "greene"]), british: { top: "gage", height: 9 } });
    const tokens = tokensIn(view, "boston");
    const plate = { x: 0, y: 0, ...extent(tokens) };
    const cells = cellsOn(plate, tokens, tokenWidth).map(({ token, at: [x, y] }): Box => ({ x: x - tokenWidth(token) / 2, y: y - TOKEN / 2, width: tokenWidth(token) - 1e-6, height: TOKEN - 1e-6 }));
    expect(cells).toHaveLength(5);
    cells.forEach((a, at) => {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= plate.width && a.y + a.height <= plate.height).toBe(true);
      for (const b of cells.slice(at + 1)) expect(overlap(a, b)).toBe(false);
    });
  });
});

describe("what moved", () => {
  test("goes from where it left to where it came, aboard ships as in their port", () => {
    const [before, after] = [emptyDecisionView(), emptyDecisionView()];
    before.places["boston"] = place({ american: known({ "american-regular": 3 }, ["washington"]) });
    after.places["boston"] = place({ american: known({ "american-regular": 1 }) });
    after.places["aboard-newport"] = place({ american: known({ "american-regular": 2 }, ["washington"]) });
    expect(changesBetween(before, after)).toMatchObject([
      { token: { kind: "leader" }, from: "boston", to: "newport" },
      { token: { kind: "units", unit: "american-regular", count: 2 }, from: "boston", to: "newport" },
    ]);
  });

  test("of the enemy is only a number of counters", () => {
    const [before, after] = [emptyDecisionView(), emptyDecisionView()];
    before.places["boston"] = place({ british: { top: "gage", height: 5 } });
    after.places["boston"] = place({ british: { top: "gage", height: 2 } });
    after.places["newport"] = place({ british: { top: "british-light", height: 3 } });
    expect(changesBetween(before, after)).toEqual([{ token: { kind: "hidden", side: "british", top: null, height: 3 }, from: "boston", to: "newport" }]);
  });
});

describe("what may be chosen", () => {
  test("finds its target: places, boxes, ships, counters, markers, regions and tables", () => {
    const view = emptyDecisionView();
    view.places["boston"] = place({ british: known({ "british-regular": 2 }, ["gage"]) });
    const offered = [
      { choice: "boston", target: { kind: "space", space: "boston" } },
      { choice: "britain", target: { kind: "box", box: "britain" } },
      { choice: "aboard-newport", target: { kind: "space", space: "aboard-newport" } },
      { choice: "unit/british-regular", target: { kind: "unit", unit: "british-regular" } },
      { choice: "leader/gage", target: { kind: "unit", unit: "gage" } },
      { choice: "unit/british-fleet", target: { kind: "unit", unit: "british-fleet" } },
      { choice: "unit/british-light@quebec", target: { kind: "piece", space: "quebec", piece: "british-light" } },
      { choice: "marker/spy", target: { kind: "card", card: 17 } },
      { choice: "region/canada", target: { kind: "button", role: "choose" } },
      { choice: "progress", target: { kind: "button", role: "choose" } },
    ] as const;
    const clicks = boardClicks(view, offered.map((it) => ({ ...it, label: it.choice })), ["boston"]);
    expect([...clicks.spaces.keys()]).toEqual(["boston", "britain"]);
    expect([...clicks.aboard.keys()]).toEqual(["newport"]);
    expect([...clicks.tokens].map(([at, them]) => [at, [...them.keys()]])).toEqual([["boston", ["british-regular", "gage"]], ["quebec", ["british-light"]]]);
    expect([...clicks.units.keys()]).toEqual(["unit/british-fleet"]);
    expect([...clicks.markers.keys()]).toEqual(["spy"]);
    expect([...clicks.regions.keys()]).toEqual(["canada"]);
    expect([...clicks.buttons.keys()]).toEqual(["progress"]);
  });

  test("costs what the view says", () => {
    const march: March = {
      side: "american", from: "albany", at: "albany", left: 4, naval: false, forced: false, commander: null, force: null, steps: [{ to: "hartford", cost: 2, left: 2 }],
    };
    expect(stepTo(march, "hartford")).toMatchObject({ cost: 2, left: 2 });
    expect(stepTo(march, "savannah")).toBeUndefined();
    expect(stepTo(null, "hartford")).toBeUndefined();
  });

  test("a battle is read round by round", () => {
    const none = { units: {}, leaders: [] };
    const volley = (round: number, side: "american" | "british"): Volley => ({ round, side, tactics: 0, dice: [6], hits: 1, disrupted: none, eliminated: { units: { "british-light": 1 }, leaders: [] } });
    const rounds = roundsOf([volley(1, "british"), volley(1, "american"), volley(2, "british")]);
    expect(rounds.map(({ round, fire }) => [round, ...fire.map(({ side }) => side)])).toEqual([[1, "british", "american"], [2, "british"]]);
    expect([isEmpty(none), isEmpty({ units: { "british-light": 0 }, leaders: [] }), isEmpty(rounds[0]!.fire[0]!.eliminated)]).toEqual([true, true, false]);
  });

  test("a question is about the places that it names", () => {
    const asks = (args: Record<string, string>) => ({ prompt: { name: "move-to", key: "", text: "", args } }) as unknown as Question;
    expect(questions.about(asks({ place: "aboard-boston", unit: "british-regular" }))).toEqual(["boston"]);
    expect(questions.pieceAsked(asks({ place: "boston", unit: "british-regular" }))).toBe("british-regular");
    expect(questions.pieceAsked(asks({ place: "boston" }))).toBeNull();
  });
});

describe("texts", () => {
  const names = JSON.parse(readFileSync(new URL("../../crates/games/decision-in-north-america/data/map.json", import.meta.url), "utf8")) as { regions: { id: string }[] };

  test.each(["en", "it"] as const)("there are names and words for everything (%s)", async (language) => {
    await setLanguage(language);
    for (const { id } of PLACES) expect(has(`dina-place-${id}`), id).toBe(true);
    for (const { id } of names.regions) expect(has(`dina-region-${id}`), id).toBe(true);
    for (const { id, category } of MARKERS) for (const side of SIDES) if (category !== "spare") expect(markerText(id, side), `${id} for ${side}`).not.toBe("");
    for (const { id, type } of UNITS) {
      expect(unitWords(id, 2)).not.toContain("dina");
      if (type !== "fleet") expect(has(`dinab-letter-${type}`), type).toBe(true);
    }
    for (const leader of LEADERS) expect(leaderWords(leader)).not.toMatch(/dina|_/u);
    for (const { id } of PRICES) expect(has(`dina-unit-${id}`) || has(`dinab-price-${id}`), id).toBe(true);
    for (const [whose, entries] of Object.entries(AID)) {
      for (const word of Object.keys(entries)) {
        const key = whose === "both" ? KEYS + word : `${KEYS}${whose}-${word}`;
        expect(has(key), key).toBe(true);
        expect(attribute(key, "title")).not.toContain(key);
      }
    }
    await setLanguage("en");
  });

  test("a unit's price is what the view tells, with how sure it is", () => {
    const view = { ...emptyDecisionView(), prices: { "american-regular": [4], "american-militia": [1, 2, 3] } };
    expect(pricedUnit(view, "american-regular")).toMatch(/^4/u);
    expect(pricedUnit(view, "american-militia")).toMatch(/^1\/2\/3/u);
    expect(pricedUnit(view, "british-regular")).toBeNull();
  });
});

describe("the map", () => {
  /** What is left for it of a screen; a smaller one than legible shows a part. */
  const WINDOWS = [
    { name: "1280×720", width: 906, height: 480 },
    { name: "1440×900", width: 985, height: 660 },
    { name: "1920×1080", width: 1480, height: 840 },
  ];

  test("every place lies on the sheet, and towns can be told apart by a finger", () => {
    for (const { id, at } of SPOTS) expect(at[0] > 0 && at[1] > 0 && at[0] < SIZE.width && at[1] < SIZE.height, id).toBe(true);
    SPOTS.forEach((a, at) => {
      for (const b of SPOTS.slice(at + 1)) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) * LEGIBLE, `${a.id} and ${b.id}`).toBeGreaterThanOrEqual(24);
    });
  });

  test.each(WINDOWS)("names and stacks do not overlap on a screen of $name", { timeout: 60_000 }, async (window) => {
    const scale = Math.max(LEGIBLE, fit({ x: 0, y: 0, ...SIZE }, window).scale);
    for (const language of ["en", "it"] as const) {
      await setLanguage(language);
      const view = emptyDecisionView();
      PLACES.forEach(({ id }, at) => {
        if (at % 3 === 0) view.places[id] = place({ british: { top: "british-regular", height: 1 + (at % 5) } });
        if (at % 7 === 1) view.places[id] = place({ american: known({ "american-militia": 1, "american-regular": 2 }, at % 2 ? ["greene"] : []) });
      });
      const { stacks, names } = platesAt(scale, (id) => {
        const tokens = tokensOnMap(view, id);
        return { lines: nameLines(mapName(id, tokens.length > 0)), tokens };
      });
      const written = [...names].filter(([, { free }]) => free);
      expect(names.size - written.length, `names left out (${language})`).toBe(0);
      const boxes = [...[...stacks].map(([id, box]) => ({ id: `stack ${id}`, box })), ...written.map(([id, box]) => ({ id, box }))];
      boxes.forEach((a, at) => {
        for (const b of boxes.slice(at + 1)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBe(false);
      });
    }
    await setLanguage("en");
  });
});

describe("decisive moments", () => {
  const note = (n: number, key: string, args: Record<string, string | number>, rule = "18.4"): Note =>
    ({ n, at: n, key: `dina-note-${key}`, args, text: `${key} ${Object.values(args).join(" ")}`, rule }) as unknown as Note;

  test("a battle is told from its attack to what followed it", () => {
    const [battle, ...others] = reports.battles([
      note(1, "moves", { side: "british", place: "boston" }),
      note(2, "battle", { side: "british", place: "boston" }),
      note(3, "battle-initiative", { american: 4, british: 6 }),
      { ...note(9, "volley", { side: "british", round: 1, dice: 2, hits: 1 }), at: 13 },
      note(4, "eliminated", { place: "boston", unit: "american-militia" }),
      note(5, "disrupted", { unit: "british-regular" }),
      note(6, "battle-won", { place: "boston", side: "british" }),
      note(7, "draws", { side: "british", count: 1 }),
      note(8, "year", { year: 1776 }),
    ], [["chance", "4"], ["chance", "6"], ["american", "1"], ["chance", "3"], ["chance", "marker"]].map(([seat, choice], at) => ({ n: at + 10, seat: seat!, choice: choice! })));
    expect(others).toEqual([]);
    expect(battle).toMatchObject({ id: 2, to: 7, space: "boston", verdict: "battle-won boston british" });
    expect(battle!.sides[0]).toMatchObject({ id: "british", attacks: true, lines: [{ value: "6" }, { text: "volley british 1 2 1" }, { text: "disrupted british-regular" }] });
    expect(battle!.sides[0].dice).toEqual([{ text: "Round 1", faces: [6, 3], sum: null }]);
    expect(battle!.sides[1]).toMatchObject({ id: "american", losses: ["eliminated boston american-militia"] });
    expect(battle!.follows).toHaveLength(1);
    expect(placeName("boston")).toBe("Boston");
  });

  test("years, progress and allies are announced", () => {
    const told = reports.announcements([note(1, "year", { year: 1776 }), note(2, "progress", { progress: "declaration" }), note(3, "alliance", { nation: "french" }), note(4, "moves", {})], []);
    expect(told.map(({ kind }) => kind)).toEqual(["year", "stroke", "entry"]);
  });
});
