// What the guide can point at, and where the line to it ends.

import type { Box } from "../kit/map/geometry";
import { edgeTowards } from "../kit/map/geometry";
import type { Point } from "../kit/map/projection";

/** Things of a table, each with what finds it on the page, the best first. */
const THINGS = {
  map: [".board .map"],
  bar: [".board .bar .side, .board .bar .faction"],
  hand: [".board .tray"],
  panel: [".board .dock"],
  choices: [".prompt"],
  actions: [".actions"],
  journal: [".tabs"],
  /** What may be chosen: on the map, in the hand, or in the list. */
  legal: [".board .map [role=button][data-choice]", ".board .tray button[data-choice]", ".prompt"],
} as const;

export type Thing = keyof typeof THINGS;
export const things = Object.keys(THINGS) as Thing[];

/** A choice wherever it is offered: on the map, in the hand, in a panel, in the list. */
export interface ChoiceMark {
  choice: string;
}

const selectorsOf = (thing: Thing | ChoiceMark): readonly string[] => {
  if (typeof thing === "string") return THINGS[thing];
  const mark = `[data-choice=${JSON.stringify(thing.choice)}]`;
  return [`.board .map ${mark}`, `.board ${mark}`, `.side ${mark}:enabled`, ".prompt"];
};

/** The element that a thing is on the page, if it can be seen. */
export function elementOf(thing: Thing | ChoiceMark, page: Document): Element | null {
  const seen = (element: Element): boolean => {
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  for (const selector of selectorsOf(thing)) {
    const found = [...page.querySelectorAll(selector)].find(seen);
    if (found) return found;
  }
  return null;
}

/** What is left free between a thing and the ring about it. */
const RIM = 4;
/** The ring about a thing, as far as it lies in the window. */
export function ringAbout({ x, y, width, height }: Box, window: { width: number; height: number }): Box {
  const [left, top] = [Math.max(2, x - RIM), Math.max(2, y - RIM)];
  const [right, bottom] = [Math.min(window.width - 2, x + width + RIM), Math.min(window.height - 2, y + height + RIM)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The line from what speaks to what it speaks of; none where one lies in the other. */
export function lineTo(from: Box, ring: Box): [Point, Point] | null {
  const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
  const start = edgeTowards(from, middle(ring));
  const end = edgeTowards(ring, start);
  const within = start[0] >= ring.x && start[0] <= ring.x + ring.width && start[1] >= ring.y && start[1] <= ring.y + ring.height;
  return within || Math.hypot(end[0] - start[0], end[1] - start[1]) < 12 ? null : [start, end];
}
