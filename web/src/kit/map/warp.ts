/**
 * A map bent as printed boards bend theirs: towns that lie close together are moved apart, and the land follows, so that
 * a coast stays a coast. Between the towns the bend is a thin-plate spline.
 */
import type { Box } from "./geometry";
import type { Point } from "./projection";

export type Warp = (point: Point) => Point;

export interface Spacing {
  /** How far apart two towns must lie beside each other, and above each other: names are broader than high. */
  across: number;
  down: number;
}

/**
 * Points that lie too close are moved apart. The room that each wants grows from nothing, so that none leaps over
 * another, and neighbours keep their bearings: what lies north of a town stays north of it.
 */
export function spread(points: readonly Point[], { across, down }: Spacing, rounds = 300): Point[] {
  const now = points.map(([x, y]) => [x, y] as [number, number]);
  const pairs = neighbours(points);
  for (let round = 0; round < rounds; round += 1) {
    const grown = Math.min(1, (round + 1) / (rounds * 0.8));
    for (const { a, b, bearing } of pairs) {
      const [p, q] = [now[a]!, now[b]!];
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const length = Math.hypot(dx, dy);
      const [wx, wy] = [bearing[0] * length - dx, bearing[1] * length - dy];
      const pull = 0.06;
      p[0] -= wx * pull;
      p[1] -= wy * pull;
      q[0] += wx * pull;
      q[1] += wy * pull;
    }
    for (let a = 0; a < now.length; a += 1) {
      for (let b = 0; b < a; b += 1) {
        const [p, q] = [now[a]!, now[b]!];
        const [dx, dy] = [(p[0] - q[0]) / across / grown, (p[1] - q[1]) / down / grown];
        const distance = Math.hypot(dx, dy) || 1e-6;
        if (distance >= 1) continue;
        const push = (1 - distance) / distance / 2;
        p[0] += dx * push * across * grown;
        p[1] += dy * push * down * grown;
        q[0] -= dx * push * across * grown;
        q[1] -= dy * push * down * grown;
      }
    }
  }
  return now;
}

/** How many neighbours of a point keep their bearing to it. */
const NEIGHBOURS = 5;

function neighbours(points: readonly Point[]): { a: number; b: number; bearing: Point }[] {
  return points.flatMap((from, a) =>
    points
      .map((to, b) => ({ a, b, dx: to[0] - from[0], dy: to[1] - from[1] }))
      .filter(({ b }) => b !== a)
      .sort((x, y) => Math.hypot(x.dx, x.dy) - Math.hypot(y.dx, y.dy))
      .slice(0, NEIGHBOURS)
      .map(({ b, dx, dy }) => ({ a, b, bearing: [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)] as Point })),
  );
}

/** The weight of a control point at a distance, by its square. */
const bend = (square: number): number => (square < 1e-9 ? 0 : square * Math.log(square));

/** The bend that takes each point to where it is wanted, nearly: `stiffness` lets the land run smoothly between them. */
export function warpTo(from: readonly Point[], to: readonly Point[], stiffness: number): Warp {
  const scale = 1e-3;
  const at = from.map(([x, y]) => [x * scale, y * scale] as const);
  const size = at.length + 3;
  const rows = at.map((p, row) => [
    ...at.map((q, column) => bend((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) + (row === column ? stiffness : 0)),
    1,
    p[0],
    p[1],
  ]);
  const tail = [at.map(() => 1), at.map(([x]) => x), at.map(([, y]) => y)].map((row) => [...row, 0, 0, 0]);
  const weights = solve([...rows, ...tail], [
    [...to.map(([x], index) => x - from[index]![0]), 0, 0, 0],
    [...to.map(([, y], index) => y - from[index]![1]), 0, 0, 0],
  ]);
  const shift = (x: number, y: number, weight: readonly number[]): number => {
    let sum = weight[size - 3]! + weight[size - 2]! * x + weight[size - 1]! * y;
    for (let index = 0; index < at.length; index += 1) {
      const [px, py] = at[index]!;
      sum += weight[index]! * bend((x - px) ** 2 + (y - py) ** 2);
    }
    return sum;
  };
  return ([x, y]) => [x + shift(x * scale, y * scale, weights[0]!), y + shift(x * scale, y * scale, weights[1]!)];
}

/** The same bend, reckoned at the knots of a net and between them by shares: a coast has tens of thousands of points. */
export function netted(warp: Warp, bounds: Box, mesh = 20): Warp {
  const columns = Math.ceil(bounds.width / mesh) + 1;
  const knots = new Map<number, Point>();
  const knot = (column: number, row: number): Point => {
    const key = row * (columns + 1) + column;
    const known = knots.get(key);
    if (known) return known;
    const point: Point = [bounds.x + column * mesh, bounds.y + row * mesh];
    const [x, y] = warp(point);
    const moved: Point = [x - point[0], y - point[1]];
    knots.set(key, moved);
    return moved;
  };
  return (point) => {
    const [u, v] = [(point[0] - bounds.x) / mesh, (point[1] - bounds.y) / mesh];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    if (column < 0 || row < 0 || column >= columns || point[1] > bounds.y + bounds.height) return warp(point);
    const [s, t] = [u - column, v - row];
    const [a, b, c, d] = [knot(column, row), knot(column + 1, row), knot(column, row + 1), knot(column + 1, row + 1)];
    const mix = (axis: 0 | 1) => (a[axis] * (1 - s) + b[axis] * s) * (1 - t) + (c[axis] * (1 - s) + d[axis] * s) * t;
    return [point[0] + mix(0), point[1] + mix(1)];
  };
}

/** Gauss with pivots, for several right sides at once. */
function solve(matrix: number[][], sides: number[][]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...sides.map((side) => side[at]!)]);
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < n; row += 1) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    for (let row = 0; row < n; row += 1) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head[column]!;
      if (factor === 0) continue;
      const target = rows[row]!;
      for (let at = column; at < target.length; at += 1) target[at] = target[at]! - factor * head[at]!;
    }
  }
  return sides.map((_, side) => rows.map((row, at) => row[n + side]! / row[at]!));
}

/** A path of absolute coordinates, bent point by point. */
export function warpPath(path: string, warp: Warp): string {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => warp([Number(x), Number(y)]).map(tenth).join(" "));
}
