/** What part of the sheet is on the screen. */
import type { Box } from "./geometry";
import { SHEET, type Point } from "./projection";

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

/** Shows a box as large as it fits. */
export function fit(box: Box, screen: Size): Viewport {
  return {
    centre: [box.x + box.width / 2, box.y + box.height / 2],
    scale: Math.min(screen.width / box.width, screen.height / box.height),
  };
}

/** Keeps the middle on the sheet and the scale within its bounds. */
export function bounded({ centre: [x, y], scale }: Viewport, home: Viewport): Viewport {
  const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    centre: [between(0, x, SHEET.width), between(0, y, SHEET.height)],
    scale: between(home.scale * FARTHEST, scale, home.scale * NEAREST),
  };
}

/** Zooms by a factor about a point of the screen, measured from its middle. */
export function zoomed({ centre, scale }: Viewport, factor: number, [dx, dy]: Point, home: Viewport): Viewport {
  const next = bounded({ centre, scale: scale * factor }, home).scale;
  return bounded(
    { centre: [centre[0] + dx / scale - dx / next, centre[1] + dy / scale - dy / next], scale: next },
    home,
  );
}

/** Moves by pixels of the screen. */
export function moved({ centre, scale }: Viewport, [dx, dy]: Point, home: Viewport): Viewport {
  return bounded({ centre: [centre[0] + dx / scale, centre[1] + dy / scale], scale }, home);
}

/** The box of the sheet that the screen shows. */
export function shown({ centre: [x, y], scale }: Viewport, screen: Size): Box {
  const [width, height] = [screen.width / scale, screen.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
