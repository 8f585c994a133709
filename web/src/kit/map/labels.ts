/** Lettering: how much room a text takes, and where it may stand without covering anything. */
import { overlap, type Box } from "./geometry";
import type { Point } from "./projection";
import type { Size } from "./viewport";

/** The width of a letter of our serif in ems, on the average, with a little to spare. */
const LETTER = 0.57;

/** About how wide a text is. */
export const textWidth = (text: string, size: number, spacing = 0): number => text.length * (size * LETTER + spacing);

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** How wide a text is in our serif as this browser writes it; where there is no browser, about how wide. */
export function measured(text: string, size: number, style = ""): number {
  if (typeof document === "undefined") return textWidth(text, size);
  const key = `${style} ${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return textWidth(text, size);
  pen.font = `${style} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
  const width = Math.ceil(pen.measureText(text).width) + 1;
  widths.set(key, width);
  return width;
}

/** Breaks a text at spaces and hyphens into lines of about equal length that fit the width, as few as possible. */
export function wrapped(text: string, size: number, width: number): string[] {
  const words = text.split(/(?<=[-–])|\s+/u).filter((word) => word !== "");
  const join = (parts: readonly string[]) =>
    parts.reduce((line, word) => (line === "" || /[-–]$/u.test(line) ? line + word : `${line} ${word}`), "");
  for (let count = 1; count <= words.length; count += 1) {
    const lines: string[] = [];
    const room = Math.max(width, textWidth(text, size) / count);
    let line: string[] = [];
    for (const word of words) {
      if (line.length > 0 && textWidth(join([...line, word]), size) > (count === 1 ? width : Math.min(width, room * 1.1))) {
        lines.push(join(line));
        line = [];
      }
      line.push(word);
    }
    lines.push(join(line));
    if (lines.length <= count) return lines;
  }
  return words;
}

export interface Label {
  text: string;
  /** What the label names. */
  at: Point;
  size: number;
}

export interface PlacedLabel extends Label {
  /** Where its text is centred. */
  centre: Point;
  box: Box;
}

/** The sides of a place where its name may stand, the best first: right, left, above, below, and the corners. */
const SIDES: Point[] = [[1, 0], [-1, 0], [0, -1], [0, 1], [1, -1], [1, 1], [-1, -1], [-1, 1]];

/**
 * Finds room for labels beside what they name: off the obstacles, off each other, on the sheet. Earlier labels choose
 * first; one that finds no room is left out.
 */
export function placeLabels<L extends Label>(labels: readonly L[], obstacles: readonly Box[], sheet: Size, distance = 6): (L & PlacedLabel)[] {
  const taken = [...obstacles];
  const placed: (L & PlacedLabel)[] = [];
  for (const label of labels) {
    const width = textWidth(label.text, label.size);
    const height = label.size * 1.2;
    for (const [sx, sy] of SIDES) {
      const centre: Point = [
        label.at[0] + sx * (width / 2 + distance),
        label.at[1] + sy * (height / 2 + distance),
      ];
      const box = { x: centre[0] - width / 2, y: centre[1] - height / 2, width, height };
      const onSheet = box.x >= 0 && box.y >= 0 && box.x + width <= sheet.width && box.y + height <= sheet.height;
      if (!onSheet || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      placed.push({ ...label, centre, box });
      break;
    }
  }
  return placed;
}
