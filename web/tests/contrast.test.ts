import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

/** The colours that a declaration has by day and by night. */
function colours(file: string, name: string): [day: string, night: string] {
  const text = readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(text);
  if (!found) throw new Error(`${file} has no colour ${name}`);
  return [found[1]!, found[2]!];
}

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const mix = (over: Rgb, under: Rgb, share: number): Rgb => over.map((value, at) => value * share + under[at]! * (1 - share)) as Rgb;
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
function hue([r, g, b]: Rgb): number {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most === least) return 0;
  const part = most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  return (part * 60 + 360) % 360;
}

/** The washes of the colonies, as the boards have them, and how strongly they lie on the paper. */
const WASHES = ["games/card-driven/Regions.svelte", "games/liberty-or-death/Regions.svelte"].flatMap((file) =>
  [...readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8").matchAll(/--wash: (#[0-9a-f]{6})/g)].map(([, wash]) => wash!),
);
const SHARES = [0.24, 0.5 + 0.24 * 0.5];

test.each([0, 1] as const)("what may be chosen stands out from every ground by at least 3:1 (%i: by day, by night)", (theme) => {
  const legal = rgb(colours("app.css", "legal")[theme]);
  const paper = rgb(colours("kit/map/palette.css", "map-paper")[theme]);
  const behind = rgb(colours("app.css", "sunk")[theme]);
  // While something may be chosen the ground steps back (Layer.svelte).
  const back = Number(/\.dim \{\s*opacity: ([\d.]+)/.exec(readFileSync(new URL("../src/kit/map/Layer.svelte", import.meta.url), "utf8"))?.[1]);
  const grounds = [paper, rgb(colours("kit/map/palette.css", "map-sea")[theme]), ...WASHES.flatMap((wash) => SHARES.map((share) => mix(rgb(wash), paper, share)))];
  for (const ground of grounds) {
    expect(contrast(legal, mix(ground, behind, back)), String(ground.map(Math.round))).toBeGreaterThanOrEqual(3);
  }
  // About the outline lies a line that sets it off from whatever stands there.
  expect(contrast(legal, rgb(colours("app.css", "legal-edge")[theme]))).toBeGreaterThanOrEqual(4.5);
});

test("its hue is that of no map, side or Faction", () => {
  const others = [...WASHES, ...["british", "patriots", "indians", "french", "glow", "story"].flatMap((name) => colours("app.css", name))];
  for (const legal of colours("app.css", "legal")) {
    for (const other of others) {
      const apart = Math.abs(hue(rgb(legal)) - hue(rgb(other)));
      expect(Math.min(apart, 360 - apart), `${legal} and ${other}`).toBeGreaterThan(25);
    }
  }
});
