import { beforeAll, describe, expect, test } from "vitest";

import type { View } from "../src/games/card-driven/view";
import { cellsOn, TOKEN } from "../src/kit/board/rows";
import { SPACING } from "../src/games/card-driven/sheet";
import { extent, nameLines, NAME, platesAt, signOf, tokensIn, tokenWidth } from "../src/games/card-driven/stack";
import { spaceName } from "../src/games/card-driven/words";
import { game as washington } from "../src/games/washingtons-war/game";
import { game as people } from "../src/games/we-the-people/game";
import { has, loadTexts, setLanguage } from "../src/lib/i18n.svelte";
import { contains, distanceToEdge, overlap, type Box } from "../src/kit/map/geometry";
import type { Point } from "../src/kit/map/projection";
import { fit } from "../src/kit/map/viewport";
import { emptyPeopleView } from "./generals-view";

/** What is left for the map of a screen of 1280×720, 1440×900 and 1920×1080. */
const WINDOWS = [
  { name: "1280×720", width: 906, height: 480 },
  { name: "1440×900", width: 1030, height: 660 },
  { name: "1920×1080", width: 1480, height: 840 },
];

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** A position as wars have it: armies with their generals, garrisons, a battle, Congress and the French. */
function position({ facts }: typeof washington, seed: number): View {
  const roll = dice(seed);
  const view = emptyPeopleView();
  const anywhere = () => facts.spaces[roll(facts.spaces.length)]!.id;
  const armies = new Set<string>();
  while (armies.size < 11) armies.add(anywhere());
  // Where two armies meet there is a battle.
  const places = [...armies, [...armies][0]!];
  for (const [at, { id, nation }] of facts.generals.slice(0, 12).entries()) {
    const space = places[at]!;
    view.open.generals[id] = { at: space };
    view.open.spaces[space] = { ...view.open.spaces[space], [nation]: 1 + roll(12) };
  }
  for (let garrison = 0; garrison < 6; garrison += 1) view.open.spaces[anywhere()] = { [garrison % 2 ? "american" : "british"]: 1 + roll(4) };
  view.open.congress = anywhere();
  view.open.french_navy = { at: anywhere() };
  return view;
}

beforeAll(() => loadTexts("washingtons-war-names", "we-the-people-names"));

describe.each([washington, people])("$name", (game) => {
  const { spaces, roads, zones } = game.facts;
  const { places, place: placeOf, size, atlas } = game.sheet;

  test("towns lie on land or at its shore, as the bent land has them", () => {
    expect(places.map(({ id }) => id)).toEqual(spaces.map(({ id }) => id));
    for (const { id, at } of places) {
      const off = contains(atlas.land, at) ? 0 : distanceToEdge(atlas.land, at);
      expect(off, `${id} lies off the land, units`).toBeLessThan(16);
    }
  });

  test("neighbours keep their bearings: no town has leapt over another", () => {
    for (const { a, b } of roads) {
      const [from, to] = [placeOf.get(a)!.at, placeOf.get(b)!.at];
      const [fromTrue, toTrue] = [a, b].map((id) => game.sheet.locate(spaces.find((space) => space.id === id)!.lonlat)) as [Point, Point];
      const angle = (p: Point, q: Point) => Math.atan2(q[1] - p[1], q[0] - p[0]);
      const turn = Math.abs(Math.atan2(Math.sin(angle(from, to) - angle(fromTrue, toTrue)), Math.cos(angle(from, to) - angle(fromTrue, toTrue))));
      if (Math.hypot(toTrue[0] - fromTrue[0], toTrue[1] - fromTrue[1]) > 60) expect((turn * 180) / Math.PI, `${a} to ${b}`).toBeLessThan(50);
    }
  });

  test("towns have room: a finger or pointer meets each alone", () => {
    const { scale } = fit({ x: 0, y: 0, ...size }, WINDOWS[0]!);
    places.forEach((a, at) => {
      for (const b of places.slice(at + 1)) {
        const distance = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
        expect(distance * scale, `${a.id} and ${b.id}, pixels`).toBeGreaterThanOrEqual(24);
      }
    });
    expect(SPACING.across).toBeGreaterThan(SPACING.down);
  });

  test("nothing is written smaller than 11 pixels", () => {
    expect(NAME).toBeGreaterThanOrEqual(11);
  });

  test.each(["en", "it"] as const)("and zones have names (%s)", async (language) => {
    await setLanguage(language);
    for (const { id } of spaces) expect(has(game.keys.space + id), id).toBe(true);
    for (const { id } of zones) expect(has(game.keys.zone + id), id).toBe(true);
    await setLanguage("en");
  });

  describe.each(WINDOWS)("on a screen of $name", (window) => {
    const { scale } = fit({ x: 0, y: 0, ...size }, window);
    test.each(["en", "it"] as const)("names and stacks overlap neither each other nor a town (%s)", { timeout: 60_000 }, async (language) => {
      await setLanguage(language);
      for (let seed = 1; seed <= 8; seed += 1) {
        const view = position(game, seed);
        const plates = platesAt(game, scale, (space) => ({ lines: nameLines(spaceName(game, space)), tokens: tokensIn(game.facts, view, space) }));
        const stands = (id: string) => plates.get(id)!.free || tokensIn(game.facts, view, id).length > 0 || zones.some((zone) => zone.id === id);
        const boxes: { id: string; box: Box }[] = [...plates].filter(([id]) => stands(id)).map(([id, box]) => ({ id, box }));
        expect(plates.size - boxes.length, `names left out, seed ${seed}`).toBe(0);
        const signs = places.map(({ id, at }) => ({ id, box: signOf(game.facts.space.get(id)!, [at[0] * scale, at[1] * scale]) }));
        boxes.forEach((a, at) => {
          for (const b of boxes.slice(at + 1)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}, seed ${seed}`).toBe(false);
          for (const sign of signs) if (!zones.some(({ id }) => id === a.id)) expect(overlap(a.box, sign.box), `${a.id} on ${sign.id}, seed ${seed}`).toBe(false);
        });
      }
      await setLanguage("en");
    });
  });

  test("tokens of a stack do not overlap and stay on the plate", () => {
    const view = emptyPeopleView();
    view.open.spaces["boston"] = { american: 12, french: 12, british: 12 };
    view.open.congress = "boston";
    view.open.french_navy = { at: "boston" };
    for (const { id } of game.facts.generals.slice(0, 4)) view.open.generals[id] = { at: "boston" };
    const tokens = tokensIn(game.facts, view, "boston");
    const lines = nameLines("Boston");
    const plate = { x: 0, y: 0, ...extent(lines, tokens) };
    const cells = cellsOn(plate, tokens, tokenWidth).map(({ token, at: [x, y] }): Box => {
      const width = tokenWidth(token);
      return { x: x - width / 2, y: y - TOKEN / 2, width: width - 1e-6, height: TOKEN - 1e-6 };
    });
    expect(cells).toHaveLength(9);
    cells.forEach((a, index) => {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= plate.width && a.y + a.height <= plate.height, `token ${index}`).toBe(true);
      for (const b of cells.slice(index + 1)) expect(overlap(a, b)).toBe(false);
    });
  });
});
