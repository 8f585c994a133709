/** Room beside towns for their names and stacks. */
import { distanceToSegment, overlap, type Box } from "../../map/geometry";
import { SHEET, type Point } from "../../map/projection";

export interface Town {
  id: string;
  at: Point;
  /** What its sign covers. */
  sign: Box;
  /** The size of the room that it needs. */
  size: { width: number; height: number };
}

/** What stands on a sheet before there are slots. */
export interface Ground {
  towns: Town[];
  roads: (readonly [Point, Point])[];
  /** What else is taken. */
  taken: Box[];
}

/** How far from the town a room may lie, and how finely places are tried. */
const FAR = 90;
const STEP = 4;
/** Within this distance a room is seen to belong to a town. */
const NEAR = 22;
/** What a pixel of overlap costs beside a pixel of distance. */
const COVERED = 40;

/** How much of a box is covered by another, as a length. */
function shared(a: Box, b: Box): number {
  if (!overlap(a, b)) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(width, height);
}

/** How far a point is from a box. */
const away = ([x, y]: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** How much of a box a line crosses, by points of it. */
function crossed(box: Box, [from, to]: readonly [Point, Point]): number {
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  if (distanceToSegment(middle, from, to) > Math.hypot(box.width, box.height) / 2) return 0;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const points = Math.max(1, Math.ceil(length / STEP));
  let inside = 0;
  for (let at = 0; at <= points; at += 1) {
    const point: Point = [from[0] + ((to[0] - from[0]) * at) / points, from[1] + ((to[1] - from[1]) * at) / points];
    if (away(point, box) === 0) inside += 1;
  }
  return inside;
}

/** The places for a room about a town, each with what it costs: distance, roads under it, and other towns that seem to be meant. */
export function* candidates({ at, sign, size }: Town, { towns, roads }: Ground): Generator<{ box: Box; cost: number }> {
  const others = towns.filter((it) => it.at !== at && away(it.at, sign) < 3 * FAR);
  for (let dy = -size.height - FAR; dy <= FAR; dy += STEP) {
    for (let dx = -size.width - FAR; dx <= FAR; dx += STEP) {
      const box = { x: Math.round(at[0] + dx), y: Math.round(at[1] + dy), ...size };
      const onSheet = box.x >= 0 && box.y >= 14 && box.x + box.width <= SHEET.width && box.y + box.height <= SHEET.height;
      if (!onSheet || overlap(box, sign)) continue;
      const distance = away(at, box);
      const covered = roads.reduce((sum, road) => sum + crossed(box, road), 0);
      const mistaken = others.reduce((sum, other) => sum + Math.max(0, Math.min(NEAR, distance) - away(other.at, box)), 0);
      yield { box, cost: distance + Math.max(0, distance - NEAR) + covered + mistaken };
    }
  }
}

/** A room for each town: where it was put beforehand or, where it was not, in the best place that is left. */
export function labelSlots(ground: Ground, corners: Record<string, number[] | undefined>): Map<string, Box> {
  const { towns, taken } = ground;
  const slots = new Map<string, Box>();
  for (const { id, size } of towns) {
    const [x, y] = corners[id] ?? [];
    if (x !== undefined && y !== undefined) slots.set(id, { x, y, ...size });
  }
  const signs = towns.map(({ sign }) => sign);
  for (const town of towns) {
    if (slots.has(town.id)) continue;
    const others = [...taken, ...signs, ...slots.values()];
    let best: Box = { x: town.sign.x + town.sign.width, y: town.sign.y + town.sign.height, ...town.size };
    let least = Infinity;
    for (const { box, cost } of candidates(town, ground)) {
      const all = cost + COVERED * others.reduce((sum, other) => sum + shared(box, other), 0);
      if (all < least) [best, least] = [box, all];
    }
    slots.set(town.id, best);
  }
  return slots;
}
