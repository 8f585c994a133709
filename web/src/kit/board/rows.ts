/** Counters in rows upon a plate, in pixels. */
import type { Box } from "../map/geometry";
import type { Point } from "../map/projection";

/** The height of a counter. */
export const TOKEN = 26;
/** How broad a row of counters may become. */
const ROW = 104;
/** What the plate leaves free about its counters. */
export const PAD = 3;

const breadth = <T>(row: readonly T[], width: (token: T) => number): number => row.reduce((sum, token) => sum + width(token), 0);

export function rowsOf<T>(tokens: readonly T[], width: (token: T) => number): T[][] {
  const rows: T[][] = [];
  let filled = Infinity;
  for (const token of tokens) {
    if (filled + width(token) > ROW) {
      rows.push([]);
      filled = 0;
    }
    rows.at(-1)!.push(token);
    filled += width(token);
  }
  return rows;
}

/** How much room these counters take, without a rim. */
export function rowsExtent<T>(tokens: readonly T[], width: (token: T) => number): { width: number; height: number } {
  const rows = rowsOf(tokens, width);
  return { width: Math.max(0, ...rows.map((row) => breadth(row, width))), height: rows.length * TOKEN };
}

/** The middle of each counter on a plate: the rows lie at its foot. */
export function cellsOn<T>(plate: Box, tokens: readonly T[], width: (token: T) => number): { token: T; at: Point }[] {
  const rows = rowsOf(tokens, width);
  const top = plate.y + plate.height - PAD - rows.length * TOKEN;
  return rows.flatMap((row, index) => {
    let x = plate.x + (plate.width - breadth(row, width)) / 2;
    return row.map((token) => {
      const at: Point = [x + width(token) / 2, top + (index + 0.5) * TOKEN];
      x += width(token);
      return { token, at };
    });
  });
}
