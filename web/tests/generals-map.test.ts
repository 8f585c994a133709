import { beforeAll, describe, expect, test } from "vitest";

import { NATIONS, SIDES } from "../src/games/card-driven/facts";
import type { Game } from "../src/games/card-driven/game";
import { HOME, TITLE, TOWN_GAP, ZONE_NAME, ZONE_ROOM } from "../src/games/card-driven/sheet";
import { cellAt, cellOf, MOST_TOKENS, nameLines, plateOf, tokensIn } from "../src/games/card-driven/stack";
import { spaceName, zoneName } from "../src/games/card-driven/words";
import { game as washington } from "../src/games/washingtons-war/game";
import { game as people } from "../src/games/we-the-people/game";
import { has, loadTexts, setLanguage } from "../src/lib/i18n.svelte";
import { LAND } from "../src/map/atlas";
import { contains, distanceToEdge, holds, overlap, type Box } from "../src/map/geometry";
import { textWidth, wrapped } from "../src/map/labels";
import { project, SCALE } from "../src/map/projection";
import { emptyView } from "./generals-view";

const within = (inner: Box, outer: Box) =>
  holds(outer, [inner.x, inner.y]) && holds(outer, [inner.x + inner.width, inner.y + inner.height]);

/** All that can stand in a port at once, in the middle of a battle: two generals a side, three nations, Congress, the navy. */
function fullest({ facts }: Game, space: string) {
  const view = emptyView();
  view.open.spaces[space] = Object.fromEntries(NATIONS.map((nation) => [nation, 12]));
  view.open.congress = space;
  view.open.french_navy = { at: space };
  for (const side of SIDES) {
    for (const { id } of facts.generals.filter((general) => general.side === side).slice(0, 2)) view.open.generals[id] = { at: space };
  }
  return tokensIn(facts, view, space);
}

beforeAll(() => loadTexts("washingtons-war-names", "we-the-people-names"));

describe.each([washington, people])("$name", (game) => {
  const { spaces, roads, zones } = game.facts;
  const { places, place: placeOf, zones: seas } = game.sheet;

  describe("towns", () => {
    test("each lies where it really lay, on land or at its shore", () => {
      expect(places.map(({ id }) => id)).toEqual(spaces.map(({ id }) => id));
      for (const { id, lonlat } of spaces) {
        const { at } = placeOf.get(id)!;
        const [x, y] = project(lonlat);
        expect(Math.hypot(at[0] - x, at[1] - y) / SCALE, `kilometres from the true ${id}`).toBeLessThan(15);
        const off = contains(LAND, at) ? 0 : distanceToEdge(LAND, at) / SCALE;
        expect(off, `${id} lies off the land, kilometres`).toBeLessThan(12);
      }
    });

    test("no two touch", () => {
      places.forEach((a, at) => {
        for (const b of places.slice(at + 1)) {
          expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]), `${a.id} and ${b.id}`).toBeGreaterThan(TOWN_GAP - 0.5);
        }
      });
    });

    test.each(["en", "it"] as const)("and zones have names (%s)", async (language) => {
      await setLanguage(language);
      for (const { id } of spaces) expect(has(game.keys.space + id), id).toBe(true);
      for (const { id } of zones) expect(has(game.keys.zone + id), id).toBe(true);
      await setLanguage("en");
    });

    test("every line joins two of them", () => {
      for (const { a, b } of roads) expect(placeOf.has(a) && placeOf.has(b), `${a} to ${b}`).toBe(true);
    });
  });

  describe("stacks", () => {
    const rooms = [...places, ...seas];

    test("the fullest has as many tokens as there is room for", () => {
      expect(fullest(game, "boston")).toHaveLength(MOST_TOKENS);
    });

    test.each(["en", "it"] as const)("however full, each with its name stays in the room that is kept for it (%s)", async (language) => {
      await setLanguage(language);
      for (const place of places) {
        const lines = nameLines(spaceName(game, place.id));
        for (let tokens = 0; tokens <= MOST_TOKENS; tokens += 1) {
          expect(within(plateOf(place, lines, tokens), place.box), `${place.id} with ${tokens}`).toBe(true);
        }
      }
      for (const { id } of seas) {
        const lines = wrapped(zoneName(game, id), ZONE_NAME, ZONE_ROOM);
        expect(lines.length, id).toBeLessThanOrEqual(3);
        for (const line of lines) expect(textWidth(line, ZONE_NAME), `${id}: ${line}`).toBeLessThanOrEqual(ZONE_ROOM);
      }
      await setLanguage("en");
    });

    test("no two rooms overlap, and all are seen at first", () => {
      rooms.forEach((a, at) => {
        for (const b of rooms.slice(at + 1)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBe(false);
        expect(within(a.box, HOME), `${a.id} is seen at first`).toBe(true);
        expect(overlap(a.box, TITLE), `${a.id} and the title`).toBe(false);
      });
    });

    test("none lies on a town", () => {
      for (const { id, box } of rooms) {
        for (const town of places) {
          const sign = { x: town.at[0] - 7, y: town.at[1] - 7, width: 14, height: 14 };
          expect(overlap(box, sign), `${id} on ${town.id}`).toBe(false);
        }
      }
    });

    test("tokens of a stack do not overlap and stay on the plate", () => {
      const place = places[0]!;
      const lines = nameLines(spaceName(game, place.id));
      for (let count = 1; count <= MOST_TOKENS; count += 1) {
        const plate = plateOf(place, lines, count);
        const cells = Array.from({ length: count }, (_, index): Box => {
          const [x, y] = cellAt(plate, lines, index, count);
          const side = cellOf(count);
          return { x: x - side / 2, y: y - side / 2, width: side - 1e-6, height: side - 1e-6 };
        });
        cells.forEach((a, index) => {
          expect(within(a, plate), `token ${index} of ${count}`).toBe(true);
          for (const b of cells.slice(index + 1)) expect(overlap(a, b)).toBe(false);
        });
      }
    });
  });
});
