/** The theatre of war as these games draw it: bent so that towns that lie close have room, and cut to where the war is. */
import { atlasOf, type Atlas } from "../../kit/map/atlas";
import type { Box } from "../../kit/map/geometry";
import { project, SHEET, TURN, type LonLat, type Point } from "../../kit/map/projection";
import type { Size } from "../../kit/map/viewport";
import { netted, spread, warpTo, type Warp } from "../../kit/map/warp";
import type { Facts } from "./facts";

export interface Place {
  id: string;
  /** Where the town is drawn. */
  at: Point;
}

export interface RoadPath {
  kind: "road" | "wilderness" | "only";
  d: string;
}

export interface Sheet {
  size: Size;
  atlas: Atlas;
  /** Where a place of the world lies on this sheet. */
  locate: (place: LonLat) => Point;
  places: Place[];
  place: Map<string, Place>;
  /** Blockade zones, by their middle. */
  zones: Place[];
  zone: Map<string, Place>;
  /** The lines between towns. */
  roads: RoadPath[];
  home: Box;
  heart: Point;
}

/** How far these sheets are turned beyond the projection, in degrees, so that the coast fills a wide screen. */
const FARTHER = 16;
export const NORTH = TURN + FARTHER;
/** How far apart towns are drawn, in units: at the scale of a small laptop a name fits beside each. */
export const SPACING = { across: 112, down: 74 } as const;
/** How much the land may differ from the towns to run smoothly. */
const STIFFNESS = 0.01;
/** What is kept free about the outermost towns: beside them for names. */
const MARGIN = { across: 78, above: 50, below: 84 } as const;
/** Pixels per unit at which all can be read: a screen that shows less shows a part. */
export const LEGIBLE = 0.43;

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((it) => [it.id, it]));

function turned([x, y]: Point): Point {
  const angle = (FARTHER * Math.PI) / 180;
  const [dx, dy] = [x - SHEET.width / 2, y - SHEET.height / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [SHEET.width / 2 + dx * cos - dy * sin, SHEET.height / 2 + dx * sin + dy * cos];
}

interface Drawn {
  /** How much taller than it is, so that it fills screens. */
  taller?: number;
  /** Where blockade zones lie on the sheet of all games. */
  seas?: Record<string, Point>;
}

/** The sheet of a game. */
export function sheetOf(facts: Facts, { taller = 1, seas = {} }: Drawn = {}): Sheet {
  const true_ = facts.spaces.map(({ lonlat }) => turned(project(lonlat)));
  const wanted = spread(true_, SPACING).map(([x, y]): Point => [x, y * taller]);
  const bend = warpTo(true_, wanted, STIFFNESS);
  const bent: Warp = netted((point) => bend(turned(point)), { x: -80, y: -80, width: SHEET.width + 160, height: SHEET.height + 160 });
  const bays = facts.zones.map(({ id }) => bent(seas[id] ?? [SHEET.width - 100, SHEET.height / 2]));
  const [xs, ys] = [0, 1].map((axis) => [...wanted, ...bays].map((point) => point[axis as 0 | 1])) as [number[], number[]];
  const left = Math.min(...xs) - MARGIN.across;
  const top = Math.min(...ys) - MARGIN.above;
  const size = { width: Math.max(...xs) + MARGIN.across - left, height: Math.max(...ys) + MARGIN.below - top };
  const shifted = ([x, y]: Point): Point => [x - left, y - top];
  const warp: Warp = (point) => shifted(bent(point));
  const places = facts.spaces.map(({ id }, at) => ({ id, at: shifted(wanted[at]!) }));
  const place = byId(places);
  const zones = facts.zones.map(({ id }, at) => ({ id, at: shifted(bays[at]!) }));
  const roads = facts.roads.map(({ a, b, wilderness, only }): RoadPath => {
    const [from, to] = [place.get(a)!.at, place.get(b)!.at];
    return { kind: only ? "only" : wilderness ? "wilderness" : "road", d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` };
  });
  return {
    size,
    atlas: atlasOf(warp),
    locate: (lonlat) => warp(project(lonlat)),
    places,
    place,
    zones,
    zone: byId(zones),
    roads,
    home: { x: 0, y: 0, ...size },
    heart: place.get("philadelphia")?.at ?? [size.width / 2, size.height / 2],
  };
}

/** Where a space or zone is. */
export const middleOf = ({ place, zone }: Sheet, id: string): Point | undefined => (place.get(id) ?? zone.get(id))?.at;
