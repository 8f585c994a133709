/** Outlines in pixels. */
import type { Box } from "./geometry";
import type { Point } from "./projection";

export const scaled = ([x, y]: Point, scale: number): Point => [x * scale, y * scale];

/** The outline of a box; a rim goes about it. */
export const boxPath = ({ x, y, width, height }: Box, rim = 0): string =>
  `M${x - rim} ${y - rim}h${width + 2 * rim}v${height + 2 * rim}h${-width - 2 * rim}Z`;

export const ringPath = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
