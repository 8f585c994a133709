/** How pieces look: shape and ink. Letters are in the texts. */
import type { Piece } from "./facts";

export type Shape = "cube" | "cylinder" | "star" | "disc";
export type Ink = "british" | "tories" | "patriots" | "indians" | "french";

export const SHAPES: Record<Piece, { shape: Shape; ink: Ink }> = {
  "british-regulars": { shape: "cube", ink: "british" },
  tories: { shape: "cube", ink: "tories" },
  "british-forts": { shape: "star", ink: "british" },
  "war-parties-underground": { shape: "cylinder", ink: "indians" },
  "war-parties-active": { shape: "cylinder", ink: "indians" },
  villages: { shape: "disc", ink: "indians" },
  continentals: { shape: "cube", ink: "patriots" },
  "militia-underground": { shape: "cylinder", ink: "patriots" },
  "militia-active": { shape: "cylinder", ink: "patriots" },
  "patriot-forts": { shape: "star", ink: "patriots" },
  "french-regulars": { shape: "cube", ink: "french" },
};

/** A five-pointed star about the origin. */
export function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** What is written on a Leader's medallion: the first letters of two names, or the first two of one. */
export function initials(name: string): string {
  const words = name.split(/\s+/u);
  return words.length > 1 ? words.map((word) => word[0]).join("") : name.slice(0, 2);
}
