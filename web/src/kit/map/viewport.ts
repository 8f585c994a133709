/** What part of the sheet is on the screen. */
import type { Box } from "./geometry";
import { MARGIN, type Point } from "./projection";

/** The middle of what is seen, and how many pixels a unit of the sheet takes. */
export interface Viewport {
  centre: Point;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far one may come near, as a multiple of what shows the whole. */
const NEAREST = 10;
const FARTHEST = 0.9;

/** Pixels at the edges. */
export interface Rim {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far names and stacks stay off the frame of the sheet. */
const INSIDE = 2;

/** Where names and stacks may stand at a scale, in pixels. */
export const rimmed = ({ width, height }: Size, scale: number): Box => ({
  x: INSIDE, y: INSIDE, width: width * scale - 2 * INSIDE, height: height * scale - 2 * INSIDE,
});

/** Shows a box as large as it fits with a rim about it. */
export function fit(box: Box, screen: Size, rim?: Rim): Viewport {
  const { left, top, right, bottom } = rim ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const scale = Math.max(Math.min((screen.width - left - right) / box.width, (screen.height - top - bottom) / box.height), 1e-6);
  return { centre: [box.x + box.width / 2 + (right - left) / 2 / scale, box.y + box.height / 2 + (bottom - top) / 2 / scale], scale };
}

/** Keeps the screen on the sheet as far as it is not larger than that, and the scale within its bounds. */
export function bounded({ centre, scale }: Viewport, home: Viewport, screen: Size, sheet: Size): Viewport {
  const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
  const next = between(home.scale * FARTHEST, scale, home.scale * NEAREST);
  const along = (middle: number, length: number, pixels: number) => {
    const half = pixels / next / 2;
    const [least, most] = [half - MARGIN, length + MARGIN - half];
    return least < most ? between(least, middle, most) : length / 2;
  };
  return {
    centre: [along(centre[0], sheet.width, screen.width), along(centre[1], sheet.height, screen.height)],
    scale: next,
  };
}

/** Zooms by a factor about a point of the screen, measured from its middle. */
export function zoomed(
  { centre, scale }: Viewport,
  factor: number,
  [dx, dy]: Point,
  home: Viewport,
  screen: Size,
  sheet: Size,
): Viewport {
  const next = bounded({ centre, scale: scale * factor }, home, screen, sheet).scale;
  return bounded(
    { centre: [centre[0] + dx / scale - dx / next, centre[1] + dy / scale - dy / next], scale: next },
    home,
    screen,
    sheet,
  );
}

/** Moves by pixels of the screen. */
export function moved({ centre, scale }: Viewport, [dx, dy]: Point, home: Viewport, screen: Size, sheet: Size): Viewport {
  return bounded({ centre: [centre[0] + dx / scale, centre[1] + dy / scale], scale }, home, screen, sheet);
}

/** Where a point of the sheet is on the screen. */
export function onScreen({ centre, scale }: Viewport, [x, y]: Point, screen: Size): Point {
  return [screen.width / 2 + (x - centre[0]) * scale, screen.height / 2 + (y - centre[1]) * scale];
}
