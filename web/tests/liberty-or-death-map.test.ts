import { beforeAll, describe, expect, test } from "vitest";

import { FACTIONS, PIECES, SPACES, spaceKey, type Space } from "../src/games/liberty-or-death/facts";
import { ATLAS, HOME, INSET, locate, PLACE, PLACES, RIM, SIZE, spaceOfPiece } from "../src/games/liberty-or-death/places";
import { CELL, cellAt, extent, isApart, MOST_TOKENS, nameLines, platesAt, tokensIn } from "../src/games/liberty-or-death/stack";
import type { View } from "../src/games/liberty-or-death/view";
import { has, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";
import type { Region } from "../src/kit/map/atlas";
import { contains, distanceToEdge, gap, holds, overlap, type Box } from "../src/kit/map/geometry";
import { SCALE } from "../src/kit/map/projection";
import { fit } from "../src/kit/map/viewport";
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
    squadrons: space.kind === "west-indies" ? 3 : 0,
    blockades: space.kind === "city" ? 3 : 0,
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
    for (const { id, region, anchor, middle } of PLACES) {
      expect(region.path.length, id).toBeGreaterThan(20);
      expect(contains(region, anchor), `the anchor of ${id} lies in its region`).toBe(true);
      expect(holds(HOME, middle), `${id} is seen at first`).toBe(true);
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
      const [x, y] = locate(lonlat);
      expect(Math.hypot(anchor[0] - x, anchor[1] - y) / SCALE, `kilometres from the true ${id}`).toBeLessThan(15);
      expect(contains(ATLAS.land, anchor), `${id} lies on land`).toBe(true);
    }
  });

  test("a place that the data names lies in or by its region", () => {
    for (const { id, lonlat } of onMap) {
      const { region } = place(id);
      const point = locate(lonlat);
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

/** What is left for the map of a screen of 1280×720, 1440×900 and 1920×1080. */
const WINDOWS = [
  { name: "1280×720", width: 906, height: 500 },
  { name: "1440×900", width: 1030, height: 680 },
  { name: "1920×1080", width: 1480, height: 860 },
];

/** So many kinds of token in each space, as the middle of a war has them. */
function kinds(seed: number): (id: string) => number {
  let state = seed;
  const rolled = new Map<string, number>(
    SPACES.map(({ id }) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return [id, Math.floor((state / 2_147_483_648) * 7)];
    }),
  );
  return (id) => rolled.get(id)!;
}

describe("stacks", () => {
  test.each(SPACES)("$id has no more kinds of token than there is room for", (space) => {
    expect(tokensIn(fullest(space), space.id).length).toBeLessThanOrEqual(MOST_TOKENS);
  });

  describe.each(WINDOWS)("on a screen of $name", (window) => {
    const { centre, scale } = fit({ x: 0, y: 0, ...SIZE }, window, RIM);
    test.each(["en", "it"] as const)("no two overlap (%s)", async (language) => {
      await setLanguage(language);
      for (let seed = 1; seed <= 6; seed += 1) {
        const tokens = kinds(seed);
        const plates = [...platesAt(scale, (it) => ({ lines: nameLines(t(spaceKey(it.id)), it), tokens: tokens(it.id) }))];
        const left = centre[0] * scale - window.width / 2;
        const top = centre[1] * scale - window.height / 2;
        plates.forEach(([a, box], at) => {
          const seen = box.x >= left && box.y >= top && box.x + box.width <= left + window.width && box.y + box.height <= top + window.height;
          expect(seen, `${a} is in the window, seed ${seed}`).toBe(true);
          const framed = box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZE.width * scale && box.y + box.height <= SIZE.height * scale;
          expect(framed, `${a} is within the frame, seed ${seed}`).toBe(true);
          for (const [b, other] of plates.slice(at + 1)) expect(overlap(box, other), `${a} and ${b}, seed ${seed}`).toBe(false);
        });
        // Where there is little room some stand beside their region, joined to it by a line.
        const away = plates.filter(([id, box]) => !PLACE.get(id)!.apart && isApart(PLACE.get(id)!, box, scale)).map(([id]) => id);
        expect(away.length, `${away.join(", ")} beside their regions, seed ${seed}`).toBeLessThanOrEqual(window.width > 1000 ? 0 : 5);
      }
      await setLanguage("en");
    });
  });

  test("tokens of a stack do not overlap and stay on the plate", () => {
    for (let count = 1; count <= MOST_TOKENS; count += 1) {
      const lines = ["Boston"];
      const plate = { x: 0, y: 0, ...extent(lines, count, { kind: "city", population: 1 }) };
      const cells = Array.from({ length: count }, (_, at): Box => {
        const [x, y] = cellAt(plate, lines, at, count);
        return { x: x - CELL / 2, y: y - CELL / 2, width: CELL - 1e-6, height: CELL - 1e-6 };
      });
      cells.forEach((a, at) => {
        expect(a.x >= 0 && a.x + a.width <= plate.width && a.y + a.height <= plate.height, `token ${at} of ${count}`).toBe(true);
        for (const b of cells.slice(at + 1)) expect(overlap(a, b), `${count} tokens`).toBe(false);
      });
    }
  });

  test("the sheet holds the frame of the West Indies", () => {
    expect(INSET.x + INSET.width).toBeLessThan(SIZE.width);
    expect(INSET.y + INSET.height).toBeLessThan(SIZE.height);
  });
});
