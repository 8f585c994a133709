/** Where each space lies on the sheet: its town, and the room that is kept for its name and stack. */
import { centre, type Box } from "../../map/geometry";
import { project, type Point } from "../../map/projection";
import type { Facts, Space } from "./facts";
import { labelSlots, type Ground } from "./label_slots";
import { COLUMNS, extent, LARGE, MOST_TOKENS, nameLines } from "./stack";

export interface Place {
  id: string;
  /** Where the town is drawn. */
  at: Point;
  /** The room for name and stack at their fullest; nothing else may stand there. */
  box: Box;
}

export interface ZonePlace {
  id: string;
  box: Box;
  /** Its outline. */
  path: string;
}

export interface RoadPath {
  kind: "road" | "wilderness" | "only";
  d: string;
}

export interface Sheet {
  places: Place[];
  place: Map<string, Place>;
  zones: ZonePlace[];
  zone: Map<string, ZonePlace>;
  /** The lines between towns. */
  roads: RoadPath[];
}

/** The upper left corners of slots whose place was chosen beforehand. */
export type Corners = Record<string, number[] | undefined>;

/** Towns nearer to each other than this are drawn a little apart, so that their signs can be told. */
export const TOWN_GAP = 21;

export const ZONE_SIZE = { width: 104, height: 40 } as const;
/** The size of the letters of a zone's name, and the width of its lines. */
export const ZONE_NAME = 11;
export const ZONE_ROOM = 70;

/** How far a town reaches for the pointer. */
const REACH = 10.5;

/** What is shown first: all spaces, and to the west of them room for the panels that lie upon the map. */
export const HOME: Box = { x: 60, y: 14, width: 1600, height: 1100 };
/** What a small screen shows first, and the pixels per unit at which pieces can be read. */
export const HEART: Point = [1180, 480];
export const LEGIBLE = 0.62;

export const TITLE: Box = { x: 1330, y: 850, width: 264, height: 146 };
export const ROSE: Point = [1080, 960];
export const SCALE_BAR: Point = [1370, 1060];

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((it) => [it.id, it]));

/** The sheet of a game. A town that a corrected pack adds finds room where there is some. */
export function sheetOf(facts: Facts, corners: Corners, zoneCorners: Corners = {}): Sheet {
  const zones = facts.zones.map(({ id }, index) => zonePlace(id, zoneCorners[id] ?? [ROSE[0], 40 + index * (ZONE_SIZE.height + 4)]));
  const ground = groundOf(facts, zones);
  const slots = labelSlots(ground, corners);
  const places = ground.towns.map(({ id, at }) => ({ id, at, box: slots.get(id)! }));
  const roads = facts.roads.map(({ wilderness, only }, at): RoadPath => {
    const [from, to] = ground.roads[at]!;
    return { kind: only ? "only" : wilderness ? "wilderness" : "road", d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` };
  });
  return { places, place: byId(places), zones, zone: byId(zones), roads };
}

/** What stands on the sheet before there are slots. */
export function groundOf({ spaces, roads }: Facts, zones: readonly ZonePlace[]): Ground {
  const points = towns(spaces);
  return {
    towns: spaces.map((space) => {
      const at = points.get(space.id)!;
      return { id: space.id, at, sign: signOf(space, at), size: sizeOf(space) };
    }),
    roads: roads.map(({ a, b }) => [points.get(a)!, points.get(b)!]),
    taken: [TITLE, ...zones.map(({ box }) => box)],
  };
}

/** What the sign of a town covers: its marker, the roof of winter quarters above it, the anchor of a port at its foot. */
function signOf({ port, winterQuarters }: Space, [x, y]: Point): Box {
  const [above, aside] = [winterQuarters ? 13 : 8, port ? 13 : 8];
  return { x: x - 8, y: y - above, width: 8 + aside, height: above + aside };
}

function sizeOf({ name }: Space): { width: number; height: number } {
  const lines = nameLines(name);
  const width = Math.max(COLUMNS * LARGE + 2, Math.ceil(extent(lines, 0).width));
  return { width, height: extent(lines, MOST_TOKENS).height };
}

/** The towns where they lay, those that would touch pushed apart. */
function towns(spaces: readonly Space[]): Map<string, Point> {
  const points = spaces.map(({ lonlat }) => [...project(lonlat)] as [number, number]);
  for (let round = 0; round < 60; round += 1) {
    points.forEach((a, at) => {
      for (const b of points.slice(0, at)) {
        const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= TOWN_GAP) continue;
        const share = (TOWN_GAP - distance) / 2 / distance;
        a[0] += dx * share;
        a[1] += dy * share;
        b[0] -= dx * share;
        b[1] -= dy * share;
      }
    });
  }
  return new Map(spaces.map(({ id }, at) => [id, points[at]!]));
}

function zonePlace(id: string, [x = 0, y = 0]: readonly number[]): ZonePlace {
  const { width, height } = ZONE_SIZE;
  const round = height / 2;
  return {
    id,
    box: { x, y, width, height },
    path: `M${x + round} ${y}h${width - height}a${round} ${round} 0 0 1 0 ${height}h${height - width}a${round} ${round} 0 0 1 0 ${-height}Z`,
  };
}

/** What of a space answers to the pointer: its town, and the plate with its name and stack. */
export function reachOf({ at }: Place, { x, y, width, height }: Box): string {
  const town = `M${at[0] - REACH} ${at[1]}a${REACH} ${REACH} 0 1 1 ${2 * REACH} 0a${REACH} ${REACH} 0 1 1 ${-2 * REACH} 0Z`;
  return `${town}M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Where a space or zone is. */
export function middleOf({ place, zone }: Sheet, id: string): Point | undefined {
  const sea = zone.get(id);
  return place.get(id)?.at ?? (sea && centre(sea.box));
}
