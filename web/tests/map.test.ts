import { describe, expect, test } from "vitest";

import { ATLAS } from "../src/kit/map/atlas";
import { contains, distanceToSegment, edgeTowards, nearestInDirection, overlap, type Box } from "../src/kit/map/geometry";
import { placeLabels, textWidth, wrapped } from "../src/kit/map/labels";
import { project, SCALE, SHEET, TURN, type LonLat, type Point } from "../src/kit/map/projection";
import { bounded, fit, onScreen, zoomed } from "../src/kit/map/viewport";

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

describe("the projection", () => {
  test("keeps distances to within a few in a hundred over the sheet", () => {
    // Great-circle distances in kilometres.
    const pairs: [LonLat, LonLat, number][] = [
      [[-71.06, 42.36], [-74.01, 40.71], 306],
      [[-75.17, 39.95], [-79.93, 32.78], 909],
      [[-71.21, 46.81], [-81.09, 32.08], 1840],
    ];
    for (const [from, to, kilometres] of pairs) {
      expect(distance(project(from), project(to)) / SCALE / kilometres).toBeCloseTo(1, 1);
    }
  });

  test("keeps areas: a degree square shrinks towards the pole as it does on the globe", () => {
    const area = (lon: number, lat: number) => {
      const [a, b, c] = [project([lon, lat]), project([lon + 0.1, lat]), project([lon, lat + 0.1])];
      return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
    };
    const globe = Math.cos((45.05 * Math.PI) / 180) / Math.cos((31.05 * Math.PI) / 180);
    expect(area(-75, 45) / area(-82, 31)).toBeCloseTo(globe, 2);
  });

  test("turns north to the right of the top, by as much as it says in the middle", () => {
    const [[x, y], [nx, ny]] = [project([-79, 38]), project([-79, 38.1])];
    expect((Math.atan2(nx - x, y - ny) * 180) / Math.PI).toBeCloseTo(TURN, 1);
  });

  test("has room for the towns of every game", () => {
    const towns: LonLat[] = [
      [-71.21, 46.81], [-73.57, 45.5], [-68.77, 44.8], [-83.05, 42.33], [-89.87, 38.0], [-87.53, 38.68], [-81.31, 29.9], [-84.3, 30.4],
    ];
    for (const [x, y] of towns.map(project)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SHEET.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(SHEET.height);
    }
  });
});

describe("the atlas", () => {
  const { joined, lakes, land } = ATLAS;

  test("has land and water where they are", () => {
    expect(contains(land, project([-77.0, 40.0]))).toBe(true);
    expect(contains(land, project([-72.0, 38.0]))).toBe(false);
    expect(contains(lakes, project([-81.2, 42.2]))).toBe(true);
    expect(contains(land, project([-81.2, 42.2]))).toBe(false);
  });

  test("parts a Colony at the Proclamation Line", () => {
    const [pittsburgh, lancaster] = [project([-80.0, 40.5]), project([-76.3, 40.04])];
    expect(contains(joined(["northwest"]), pittsburgh)).toBe(true);
    expect(contains(joined(["pennsylvania"]), lancaster)).toBe(true);
    expect(contains(joined(["pennsylvania"]), pittsburgh)).toBe(false);
  });

  test("names what it does not have", () => {
    expect(() => joined(["atlantis"])).toThrow("atlantis");
  });
});

describe("lettering", () => {
  test("wraps at spaces and after hyphens, and only if it must", () => {
    expect(wrapped("Georgia", 18, 140)).toEqual(["Georgia"]);
    expect(wrapped("Connecticut-Rhode Island", 18, 140)).toEqual(["Connecticut-", "Rhode Island"]);
    expect(wrapped("New York City", 18, 60)).toEqual(["New", "York", "City"]);
  });

  test("stands beside what it names, off obstacles and other labels, on the sheet", () => {
    const labels = [0, 1, 2, 3, 4].map((index) => ({ text: `Town ${index}`, at: [500 + index * 30, 500] as Point, size: 12 }));
    const obstacle: Box = { x: 506, y: 480, width: 60, height: 40 };
    const placed = placeLabels(labels, [obstacle], SHEET);
    expect(placed.length).toBeGreaterThan(2);
    placed.forEach(({ box }, at) => {
      expect(overlap(box, obstacle)).toBe(false);
      for (const other of placed.slice(at + 1)) expect(overlap(box, other.box)).toBe(false);
    });
    expect(placeLabels([{ text: "x".repeat(200), at: [10, 10], size: 40 }], [], SHEET)).toEqual([]);
    expect(textWidth("ab", 10, 2)).toBeCloseTo(textWidth("ab", 10) + 4);
  });
});

describe("geometry", () => {
  test("distances to a segment count its ends", () => {
    expect(distanceToSegment([5, 3], [0, 0], [10, 0])).toBe(3);
    expect(distanceToSegment([13, 4], [0, 0], [10, 0])).toBe(5);
  });

  test("an arrow key finds what lies that way, not merely what is near", () => {
    const all: Point[] = [[0, 0], [100, 10], [20, 90], [-50, 0]];
    const go = (direction: Point) => nearestInDirection([0, 0], direction, all, (it) => it);
    expect(go([1, 0])).toEqual([100, 10]);
    expect(go([0, 1])).toEqual([20, 90]);
    expect(go([-1, 0])).toEqual([-50, 0]);
    expect(go([0, -1])).toBeUndefined();
  });

  test("a tie ends at the edge of the box", () => {
    expect(edgeTowards({ x: 0, y: 0, width: 10, height: 10 }, [20, 5])).toEqual([10, 5]);
  });
});

describe("the window on the sheet", () => {
  const screen = { width: 800, height: 600 };
  const home = fit({ x: 0, y: 0, width: 1600, height: 1200 }, screen);

  test("shows the whole at first", () => {
    expect(onScreen(home, [0, 0], screen)).toEqual([0, 0]);
    expect(onScreen(home, [1600, 1200], screen)).toEqual([800, 600]);
    const [x, y] = onScreen(fit({ x: 0, y: 0, width: 1600, height: 1200 }, screen, { left: 14, top: 6, right: 40, bottom: 6 }), [0, 0], screen);
    expect(x).toBeGreaterThanOrEqual(14);
    expect(y).toBeGreaterThanOrEqual(6);
  });

  test("keeps what is under the pointer there while it zooms", () => {
    const pointer: Point = [120, -80];
    const under: Point = [home.centre[0] + pointer[0] / home.scale, home.centre[1] + pointer[1] / home.scale];
    const near = zoomed(home, 2.5, pointer, home, screen, SHEET);
    expect(near.scale).toBeCloseTo(home.scale * 2.5);
    const [x, y] = onScreen(near, under, screen);
    expect(x).toBeCloseTo(screen.width / 2 + pointer[0]);
    expect(y).toBeCloseTo(screen.height / 2 + pointer[1]);
  });

  test("never loses the sheet", () => {
    const near = bounded({ centre: [9e9, -9e9], scale: home.scale * 4 }, home, screen, SHEET);
    expect(onScreen(near, [SHEET.width, 0], screen)[0]).toBeGreaterThan(screen.width * 0.9);
    expect(onScreen(near, [SHEET.width, 0], screen)[1]).toBeLessThan(screen.height * 0.1);
    const far = bounded({ centre: [9e9, -9e9], scale: 1e-9 }, home, screen, SHEET);
    expect(far.scale).toBeGreaterThan(home.scale / 2);
    expect(far.centre).toEqual([SHEET.width / 2, SHEET.height / 2]);
  });
});
