/** Plane geometry on the sheet. */
import type { Region } from "./atlas";
import type { Point } from "./projection";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const centre = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const holds = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** Whether the point lies in the region (a ray to the right crosses its rings an odd number of times). */
export function contains(region: Region, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of region.polygons.flat()) {
    ring.forEach(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

/** How far a point is from a segment. */
export function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / square));
  return Math.hypot(px - ax - share * (bx - ax), py - ay - share * (by - ay));
}

/** How far a point is from the edge of a region. */
export function distanceToEdge(region: Region, point: Point): number {
  let least = Infinity;
  for (const ring of region.polygons.flat()) {
    ring.slice(1).forEach((end, at) => {
      least = Math.min(least, distanceToSegment(point, ring[at]!, end));
    });
  }
  return least;
}

/** The gap between two regions: 0 where they share a border. */
export function gap(a: Region, b: Region): number {
  let least = Infinity;
  for (const point of a.polygons.flat(2)) least = Math.min(least, distanceToEdge(b, point));
  return least;
}

/** Where a line from a point outside a box to its centre meets the edge of the box. */
export function edgeTowards(box: Box, [px, py]: Point): Point {
  const [cx, cy] = centre(box);
  const [dx, dy] = [px - cx, py - cy];
  const share = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9), 1);
  return [cx + dx * share, cy + dy * share];
}

/** Of several points the one that lies nearest in a direction (an arrow key), or none. */
export function nearestInDirection<T>(from: Point, [dx, dy]: Point, all: readonly T[], at: (it: T) => Point): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const candidate of all) {
    const [x, y] = at(candidate);
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (along <= 0.5 || aside > 2.5 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}
