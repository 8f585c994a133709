/** Makes src/kit/map/atlas.json: the pieces as one topology in units of the sheet, lakes, rivers, hills, the Proclamation Line. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { difference, intersection, setPrecision, union, type Geom } from "polyclip-ts";
import { merge, quantize } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import { project, SHEET, type LonLat, type Point } from "../src/kit/map/projection";
import { LAKES } from "./lakes";
import { CUTS, PROCLAMATION_LINE, rounded, WATER, type Ring } from "./pieces";
import { RANGES } from "./ranges";
import { RIVERS } from "./rivers";

type Polygon = [number, number][][];
type MultiPolygon = Polygon[];

/** What the sheet can show, generously. */
const FRAME: Ring = [[-98, 24], [-60, 24], [-60, 50.5], [-98, 50.5]];
/** Islands and corners smaller than this, in square units of the sheet, are left out. */
const LEAST_ISLAND = 6;
const LEAST_CORNER = 0.45;
const GRID = 10;
/** The same for the lines along the shore. */
const SHORE_CORNER = 14;
const LEAST_SHORE = 60;

setPrecision(1e-7);
const require = createRequire(import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(require.resolve(path), "utf8"));
const ring = (points: Ring): MultiPolygon => [[points.map(([lon, lat]): [number, number] => [lon, lat])]];
const frame = ring(FRAME);

function states(): Map<string, MultiPolygon> {
  const atlas = read("us-atlas/states-10m.json");
  const all = new Map<string, MultiPolygon>();
  for (const geometry of atlas.objects.states.geometries) {
    all.set(geometry.properties.name, merge(atlas, [geometry]).coordinates as MultiPolygon);
  }
  return all;
}

/** The land of Canada within the frame, without the lakes and without what the States claim. */
function canada(land: Map<string, MultiPolygon>, lakes: Geom): MultiPolygon {
  const atlas = read("world-atlas/countries-10m.json");
  const geometry = atlas.objects.countries.geometries.find((it: { id: string }) => it.id === "124");
  const whole = merge(atlas, [geometry]).coordinates as MultiPolygon;
  const near = whole.filter((polygon) => polygon[0]!.some(([lon, lat]) => lon > -98 && lon < -60 && lat < 50.5));
  const bordering = ["Maine", "New Hampshire", "Vermont", "New York", "Pennsylvania", "Ohio", "Michigan", "Wisconsin", "Minnesota"];
  const neighbours = bordering.map((name) => land.get(name)!);
  return difference(intersection(near as Geom, frame as Geom), lakes, ...(neighbours as Geom[])) as MultiPolygon;
}

function cut(land: Map<string, MultiPolygon>): Map<string, MultiPolygon> {
  const pieces = new Map<string, MultiPolygon>();
  for (const { id, from, within } of CUTS) {
    const parts = from.map((name) => {
      const whole = land.get(name);
      if (!whole) throw new Error(`no State is called ${name}`);
      if (!within) {
        land.set(name, []);
        return whole;
      }
      const rest = difference(whole as Geom, ring(within) as Geom) as MultiPolygon;
      land.set(name, rest);
      return intersection(whole as Geom, ring(within) as Geom) as MultiPolygon;
    });
    const together = [pieces.get(id) ?? [], ...parts].filter((part) => part.length > 0) as [Geom, ...Geom[]];
    pieces.set(id, union(...together) as MultiPolygon);
  }
  return pieces;
}

const area = (points: readonly Point[]) =>
  Math.abs(points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0)) / 2;

const onSheet = (points: readonly Point[]) =>
  points.some(([x, y]) => x > -60 && y > -60 && x < SHEET.width + 60 && y < SHEET.height + 60);

/** A polygon on the sheet, if enough of it is there to be seen. */
function projected(polygon: Polygon): Polygon[] {
  const [outer, ...holes] = polygon.map((points) => points.map((it) => [...project(it as LonLat)] as [number, number]));
  if (!outer || !onSheet(outer) || area(outer) < LEAST_ISLAND) return [];
  return [[outer, ...holes.filter((hole) => area(hole) >= LEAST_ISLAND)]];
}

/** A line through all points, rounded as a river is. */
function smooth(course: readonly LonLat[]): string {
  const points = course.map(project);
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const round = (value: number) => Math.round(value * 10) / 10;
  const curve = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const control = [0, 1].flatMap((axis) => start[axis]! + (end[axis]! - before[axis]!) / 6);
    const other = [0, 1].map((axis) => end[axis]! - (after[axis]! - start[axis]!) / 6);
    return `C${[...control, ...other, ...end].map(round).join(" ")}`;
  });
  return `M${at(0).map(round).join(" ")}${curve.join("")}`;
}

/** Molehills along a crest, one every 26 units, each a little off the line. */
function hills(crest: readonly LonLat[], seed: number): [number, number][] {
  const points = crest.map(project);
  const found: [number, number][] = [];
  let left = 0;
  points.slice(1).forEach(([ex, ey], index) => {
    const [sx, sy] = points[index]!;
    const length = Math.hypot(ex - sx, ey - sy);
    for (let gone = left; gone < length; gone += 26) {
      const wobble = Math.sin(gone * 12.9898 + index * 78.233 + seed * 37.7) * 7;
      const share = gone / length;
      found.push([Math.round(sx + (ex - sx) * share - wobble), Math.round(sy + (ey - sy) * share + wobble)]);
      left = gone + 26 - length;
    }
  });
  return found;
}

const land = states();
const shores = (points: Ring) => ring(rounded(rounded(points, true), true));
const lakeRings = LAKES.map(({ ring: points }) => shores(points));
land.set("Canada", canada(land, union(...(lakeRings as [Geom, ...Geom[]]))));
const bordered = [...land.entries()].filter(([name]) => name !== "Canada").map(([, shape]) => shape);
const lakes = LAKES.map(({ name, border, ring: points }) => {
  const near = border ? bordered.filter((shape) => shape.flat(2).some((it) => Math.hypot(it[0] - points[0]![0], it[1] - points[0]![1]) < 12)) : [];
  const water = near.length ? (difference(shores(points) as Geom, ...(near as Geom[])) as MultiPolygon) : shores(points);
  return { id: name, water: water.flatMap(projected) };
});

const objects = Object.fromEntries([
  ...[...cut(land)].filter(([id]) => id !== WATER).map(([id, shape]) => [id, { type: "MultiPolygon", coordinates: shape.flatMap(projected) }]),
  ...lakes.map(({ id, water }) => [`lake:${id}`, { type: "MultiPolygon", coordinates: water }]),
]);
const whole = topology(objects as never, 40000);
const simple = quantize(simplify(presimplify(whole as never), LEAST_CORNER) as never, { scale: [1 / GRID, 1 / GRID], translate: [0, 0] } as never);

/** The outline of all land for the lines along the shore, which are too far out to follow every creek. */
function shoreline(): string {
  const coarse = simplify(presimplify(whole as never), SHORE_CORNER);
  const pieces = Object.entries(coarse.objects).filter(([id]) => !id.startsWith("lake:")).map(([, piece]) => piece);
  const outlines = merge(coarse, pieces as never).coordinates.map(([outline]) => outline as unknown as Point[]);
  return outlines
    .filter((outline) => area(outline) > LEAST_SHORE)
    .map((outline) => `M${outline.slice(0, -1).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`)
    .join("");
}

const atlas = {
  topology: simple,
  shoreline: shoreline(),
  rivers: RIVERS.map(({ name, rank, course }) => ({ name, rank, path: smooth(course) })),
  hills: RANGES.flatMap(hills),
  proclamationLine: smooth(PROCLAMATION_LINE),
};
const target = new URL("../src/kit/map/atlas.json", import.meta.url);
writeFileSync(target, JSON.stringify(atlas));
console.log(`${target.pathname}: ${JSON.stringify(atlas).length} bytes`);
