/** Room beside towns for their names and stacks. */
import { distanceToSegment, overlap, type Box } from "../../map/geometry";
import { SHEET, type Point } from "../../map/projection";

export interface Wanted {
  id: string;
  at: Point;
  size: { width: number; height: number };
  /** Where the room was put beforehand. */
  corner?: Point | undefined;
}

/** Half the side of the square that a town's sign covers, with a little to spare. */
const SIGN = 7.5;
const signOf = ([x, y]: Point): Box => ({ x: x - SIGN, y: y - SIGN, width: 2 * SIGN, height: 2 * SIGN });

/** How far from the town a room may lie, and how finely places are tried. */
const FAR = 90;
const STEP = 4;
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

/** The places for a room about a town, each with what it costs there beside what stands already. */
function* candidates({ at, size }: Wanted, roads: readonly (readonly [Point, Point])[]): Generator<{ box: Box; cost: number }> {
  for (let dy = -size.height - FAR; dy <= FAR; dy += STEP) {
    for (let dx = -size.width - FAR; dx <= FAR; dx += STEP) {
      const box = { x: Math.round(at[0] + dx), y: Math.round(at[1] + dy), ...size };
      const onSheet = box.x >= 0 && box.y >= 14 && box.x + box.width <= SHEET.width && box.y + box.height <= SHEET.height;
      if (!onSheet || away(at, box) < SIGN) continue;
      yield { box, cost: away(at, box) + roads.reduce((sum, road) => sum + crossed(box, road), 0) };
    }
  }
}

/** A room for each: where it was put beforehand or, where it was not, in the best place that is left. */
export function roomsFor(
  wanted: readonly Wanted[],
  roads: readonly (readonly [Point, Point])[],
  obstacles: readonly Box[],
): Map<string, Box> {
  const rooms = new Map<string, Box>();
  for (const { id, corner, size } of wanted) if (corner) rooms.set(id, { x: corner[0], y: corner[1], ...size });
  const signs = wanted.map(({ at }) => signOf(at));
  for (const one of wanted) {
    if (rooms.has(one.id)) continue;
    const taken = [...obstacles, ...signs, ...rooms.values()];
    let best: Box = { x: one.at[0] + SIGN, y: one.at[1] + SIGN, ...one.size };
    let least = Infinity;
    for (const { box, cost } of candidates(one, roads)) {
      const all = cost + COVERED * taken.reduce((sum, other) => sum + shared(box, other), 0);
      if (all < least) [best, least] = [box, all];
    }
    rooms.set(one.id, best);
  }
  return rooms;
}
