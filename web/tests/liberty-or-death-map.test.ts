import { beforeAll, describe, expect, test } from "vitest";

import { FACTIONS, PIECES, SPACES, spaceKey, type Space } from "../src/games/liberty-or-death/facts";
import { HOME, INSET, PLACE, PLACES, spaceOfPiece } from "../src/games/liberty-or-death/places";
import { BOX, cellAt, grid, heightOf, MOST_TOKENS, nameLines, plateOf, tokensIn } from "../src/games/liberty-or-death/stack";
import type { View } from "../src/games/liberty-or-death/view";
import { has, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";
import { LAND, type Region } from "../src/map/atlas";
import { contains, distanceToEdge, gap, holds, overlap, type Box } from "../src/map/geometry";
import { project, SCALE, SHEET } from "../src/map/projection";
import { emptyView } from "./liberty-or-death-view";

const place = (id: string) => {
  const found = PLACE.get(id);
  if (!found) throw new Error(id);
  return found;
};
const onMap = SPACES.filter(({ kind }) => kind !== "west-indies");
const pairs = onMap.flatMap((a, at) => onMap.slice(at + 1).map((b): [Space, Space] => [a, b]));

/** Every kind of piece and marker that the rules allow in a space, and every Leader that may be there. */
function fullest(space: Space): View {
  const bases = space.kind === "city" ? ["british-forts", "patriot-forts"] : ["british-forts", "villages"];
  const allowed = PIECES.filter((piece) => {
    const indian = piece.startsWith("war-parties") || piece === "villages";
    const base = piece.endsWith("forts") || piece === "villages";
    if (space.kind === "west-indies") return ["british-regulars", "french-regulars", "british-forts"].includes(piece);
    return base ? bases.includes(piece) : !(indian && space.kind === "city");
  });
  const view = emptyView();
  view.spaces[space.id] = {
    support: "active-support",
    pieces: Object.fromEntries(allowed.map((piece) => [piece, 25])),
    propaganda: space.kind === "west-indies" ? 0 : 12,
    raids: space.kind === "colony" || space.kind === "reserve" ? 12 : 0,
    squadrons: space.kind === "city" || space.kind === "west-indies" ? 3 : 0,
  };
  view.control[space.id] = "royalist";
  for (const faction of FACTIONS) {
    const kept = space.kind === "city" || space.kind === "west-indies" ? faction === "indians" : false;
    if (!kept) view.leaders[faction].place = { at: space.id };
  }
  return view;
}

beforeAll(() => loadTexts("liberty-or-death-names"));

describe("spaces", () => {
  test("each has a region, an anchor in it, and room on the sheet", () => {
    expect(PLACES.map(({ id }) => id)).toEqual(SPACES.map(({ id }) => id));
    for (const { id, region, anchor, box } of PLACES) {
      expect(region.path.length, id).toBeGreaterThan(20);
      expect(contains(region, anchor), `the anchor of ${id} lies in its region`).toBe(true);
      expect(holds(HOME, [box.x, box.y]), `${id} is seen at first`).toBe(true);
      expect(holds(HOME, [box.x + box.width, box.y + box.height]), `${id} is seen at first`).toBe(true);
    }
  });

  test.each(["en", "it"] as const)("have names (%s)", async (language) => {
    await setLanguage(language);
    for (const { id } of SPACES) expect(has(spaceKey(id)), `${id} in ${language}`).toBe(true);
    await setLanguage("en");
  });

  test("do not overlap each other", () => {
    for (const { id, anchor } of PLACES) {
      const owners = PLACES.filter(({ region }) => contains(region, anchor)).map((it) => it.id);
      expect(owners).toEqual([id]);
    }
  });

  test("border each other on the sheet exactly where the rules say that they are adjacent", () => {
    const bounds = ({ polygons }: Region) => {
      const points = polygons.flat(2);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x: x - 1, y: y - 1, width: Math.max(...xs) - x + 2, height: Math.max(...ys) - y + 2 };
    };
    const boxes = new Map(onMap.map(({ id }) => [id, bounds(place(id).region)]));
    for (const [a, b] of pairs) {
      const near = overlap(boxes.get(a.id)!, boxes.get(b.id)!);
      const touching = near && gap(place(a.id).region, place(b.id).region) < 0.5;
      expect(touching, `${a.id} and ${b.id}`).toBe(a.adjacent.includes(b.id));
    }
  }, 20_000);

  test("Cities lie where they really lay, on land", () => {
    for (const { id, lonlat } of SPACES.filter(({ kind }) => kind === "city")) {
      const { anchor } = place(id);
      const [x, y] = project(lonlat);
      expect(Math.hypot(anchor[0] - x, anchor[1] - y) / SCALE, `kilometres from the true ${id}`).toBeLessThan(15);
      expect(contains(LAND, anchor), `${id} lies on land`).toBe(true);
    }
  });

  test("a place that the data names lies in or by its region", () => {
    for (const { id, lonlat } of onMap) {
      const { region } = place(id);
      const point = project(lonlat);
      const off = contains(region, point) ? 0 : distanceToEdge(region, point);
      expect(off / SCALE, `${id}, kilometres`).toBeLessThan(20);
    }
  });

  test("pieces of the atlas belong to one space, or to none", () => {
    expect(spaceOfPiece("maine")).toBe("massachusetts");
    expect(spaceOfPiece("boston")).toBe("boston");
    expect(spaceOfPiece("northern-maine")).toBeUndefined();
  });
});

describe("stacks", () => {
  test.each(SPACES)("at its fullest $id fits its box", (space) => {
    const tokens = tokensIn(fullest(space), space.id);
    expect(tokens.length).toBeLessThanOrEqual(MOST_TOKENS);
    expect(heightOf(tokens.length)).toBeLessThanOrEqual(BOX.height);
  });

  test.each(["en", "it"] as const)("no two overlap, however full they are (%s)", async (language) => {
    await setLanguage(language);
    const fullests = SPACES.map((space) => {
      const { box, apart } = place(space.id);
      const plate = plateOf(box, nameLines(t(spaceKey(space.id))), tokensIn(fullest(space), space.id).length);
      // A name without a plate may reach over its neighbour's land: only what stands in the box counts, and its lines.
      return { id: space.id, box: apart ? plate : { ...plate, x: box.x, width: BOX.width, height: plate.height - 4 } };
    });
    fullests.forEach((a, at) => {
      for (const b of fullests.slice(at + 1)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBe(false);
    });
    await setLanguage("en");
  });

  test("none lies on another's City, nor on the frame of the West Indies", () => {
    for (const { id, box } of PLACES) {
      for (const other of PLACES) {
        if (other.id !== id && other.kind === "city") expect(holds(box, other.anchor), `${id} on ${other.id}`).toBe(false);
      }
      if (id !== "west-indies") expect(overlap(box, INSET), id).toBe(false);
    }
  });

  test("tokens of a stack do not overlap and stay in the box", () => {
    for (let count = 1; count <= MOST_TOKENS; count += 1) {
      const { cell } = grid(count);
      const cells = Array.from({ length: count }, (_, at): Box => {
        const [x, y] = cellAt(at, count);
        return { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell };
      });
      cells.forEach((a, at) => {
        expect(a.x).toBeGreaterThanOrEqual(-1e-9);
        expect(a.x + a.width).toBeLessThanOrEqual(BOX.width + 1e-9);
        expect(a.y + a.height).toBeLessThanOrEqual(heightOf(count) + 1e-9);
        const inside = (b: Box) => ({ ...b, x: b.x + 0.01, y: b.y + 0.01, width: b.width - 0.02, height: b.height - 0.02 });
        for (const b of cells.slice(at + 1)) expect(overlap(inside(a), inside(b)), `${count} tokens`).toBe(false);
      });
    }
  });

  test("the sheet holds the frame of the West Indies", () => {
    expect(INSET.x + INSET.width).toBeLessThan(SHEET.width);
    expect(INSET.y + INSET.height).toBeLessThan(SHEET.height);
  });
});
