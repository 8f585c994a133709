/** The theatre of war: the continent bent so that towns have room, seas as boxes in the ocean, Europe and the West Indies at the edge. */
import { atlasOf } from "../../kit/map/atlas";
import type { Box } from "../../kit/map/geometry";
import { project, SHEET, TURN, type LonLat, type Point } from "../../kit/map/projection";
import { netted, spread, warpTo, type Warp } from "../../kit/map/warp";
import { PLACES, ROUTES, type Place, type RouteType } from "./facts";

export const NORTH = TURN;
/** How far apart places are drawn, in units. */
export const SPACING = { across: 138, down: 106 } as const;
/** How much the land may differ from the towns to run smoothly. */
const STIFFNESS = 0.01;
const MARGIN = { left: 96, right: 124, above: 44, below: 56 } as const;
/** Pixels per unit at which all can be read: a screen that shows less shows a part. */
export const LEGIBLE = 0.415;

/** Places whose true position is off the sheet, or where the ocean has room, in units before the sheet is bent. */
const DRAWN: Record<string, Point> = {
  michilimackinac: [800, 20],
  "gulf-st-lawrence": [1640, 140],
  "fort-cumberland-ns": [1720, 260],
  halifax: [1730, 370],
  "gulf-of-maine": [1580, 480],
  "north-atlantic": [1680, 580],
  "new-york-bight": [1330, 650],
  "virginia-capes": [1110, 790],
  "western-atlantic": [1420, 790],
  "central-atlantic": [1640, 760],
  "carolina-coast": [800, 1010],
  "gulf-of-mexico": [170, 1080],
  britain: [1850, 480],
  france: [1850, 640],
  spain: [1850, 790],
  "bahama-channel": [800, 1120],
  bahamas: [980, 980],
  havana: [680, 1220],
  "puerto-principe": [880, 1240],
  santiago: [1060, 1190],
  jamaica: [1130, 1290],
  "caribbean-sea": [1320, 1250],
  "hispaniola-island": [1320, 1100],
  "leeward-islands": [1480, 980],
  "west-indies-islands": [1600, 1130],
};

export interface Spot {
  id: string;
  what: Place["what"];
  at: Point;
}

export interface RoutePath {
  type: RouteType;
  d: string;
}

/** The locales that the land follows. */
const onContinent = ({ id, what }: Place): boolean => what === "locale" && !(id in DRAWN);

/** A place that a corrected pack adds lies where it is in the world, as far as the sheet reaches. */
function drawnAt({ id, lonlat }: Place): Point {
  const [x, y] = project(lonlat);
  return DRAWN[id] ?? [Math.max(-40, Math.min(1950, x)), Math.max(0, Math.min(1290, y))];
}

const wished = PLACES.map(drawnAt);
const wanted = spread(wished, SPACING);
const continent = PLACES.flatMap((place, at) => (onContinent(place) ? [at] : []));
const bend = warpTo(continent.map((at) => project(PLACES[at]!.lonlat)), continent.map((at) => wanted[at]!), STIFFNESS);
const bent: Warp = netted(bend, { x: -200, y: -200, width: SHEET.width + 600, height: SHEET.height + 500 });

const [xs, ys] = [0, 1].map((axis) => wanted.map((point) => point[axis as 0 | 1])) as [number[], number[]];
const left = Math.min(...xs) - MARGIN.left;
const top = Math.min(...ys) - MARGIN.above;
export const SIZE = { width: Math.max(...xs) + MARGIN.right - left, height: Math.max(...ys) + MARGIN.below - top };
const shifted = ([x, y]: Point): Point => [x - left, y - top];

const warp: Warp = (point) => shifted(bent(point));
export const locate = (lonlat: LonLat): Point => warp(project(lonlat));
export const ATLAS = atlasOf(warp);
export const HOME: Box = { x: 0, y: 0, ...SIZE };

export const SPOTS: Spot[] = PLACES.map(({ id, what }, at) => ({ id, what, at: shifted(wanted[at]!) }));
export const spotOf = new Map(SPOTS.map((spot) => [spot.id, spot]));
export const HEART: Point = spotOf.get("philadelphia")?.at ?? [SIZE.width / 2, SIZE.height / 2];

export const PATHS: RoutePath[] = ROUTES.flatMap(({ a, b, type }) => {
  const [from, to] = [spotOf.get(a)?.at, spotOf.get(b)?.at];
  return from && to ? [{ type, d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` }] : [];
});

/** Where the West Indies bear their name: about their middle. */
export const ISLANDS: Point[] = ["caribbean-sea", "hispaniola-island", "leeward-islands"].flatMap((id) => {
  const at = spotOf.get(id)?.at;
  return at ? [[at[0] + 40, at[1] + 60] as Point, [at[0], at[1] - 56] as Point] : [];
});
