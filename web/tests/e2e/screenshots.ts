// The pictures that the README shows, and those of the boards on the pages of their games.

import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Page } from "playwright-core";
import { test } from "vitest";

import { openTable, person, playAsAdvised } from "./world";

const docs = resolve("../docs");

/** A game in its middle: how many answers are given as a bot advises, and at which question it is looked at. */
interface Middle {
  game: string;
  scenario: string;
  seat: string;
  others: Record<string, string>;
  answers: number;
  asked: RegExp;
}

const MIDDLES: Middle[] = [
  {
    game: "liberty-or-death",
    scenario: "1776-medium",
    seat: "patriots",
    others: { british: "np", indians: "np", french: "np" },
    answers: 60,
    asked: /^(rally-|patriot-march-to|patriot-battle-where|rabble-)/,
  },
  { game: "washingtons-war", scenario: "1775", seat: "american", others: { british: "steady" }, answers: 60, asked: /^(move|place-pc|activate-whom)$/ },
  { game: "we-the-people", scenario: "1775", seat: "american", others: { british: "steady" }, answers: 60, asked: /^(move|place-pc|move-whom)$/ },
  { game: "decision-in-north-america", scenario: "to-1778", seat: "american", others: { british: "steady" }, answers: 70, asked: /^(move-from|unit-where|battle-where)$/ },
];

/** Opens a table and plays it on by requests, as a bot advises, to a question that is worth a picture. */
async function playOn(page: Page, { game, scenario, seat, others, answers, asked }: Middle): Promise<void> {
  const { id } = await openTable(page, { game, scenario, seats: { ...others, [seat]: "me" } });
  await playAsAdvised(page, id, seat, answers, asked);
  await page.goto(`/table/${id}`);
  await page.locator("[data-prompt]").waitFor({ timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  await page.mouse.move(700, 3);
}

/** A picture in little room. */
async function webp(page: Page, png: Buffer, quality: number, width?: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, quality, width }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      const wide = width ?? picture.width;
      [canvas.width, canvas.height] = [wide, Math.round((wide * picture.height) / picture.width)];
      canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality, width },
  );
  return Buffer.from(data.split(",")[1] ?? "", "base64");
}

async function take(page: Page, name: string): Promise<void> {
  mkdirSync(docs, { recursive: true });
  writeFileSync(`${docs}/${name}.webp`, await webp(page, await page.screenshot(), 0.85));
}

/** Where the map's sheet is on the screen, without the margins beside it. */
async function sheetOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const [frame, sheet] = await Promise.all([page.locator(".board .map").boundingBox(), page.locator(".board rect.sea").first().boundingBox()]);
  if (!frame || !sheet) throw new Error("there is no map");
  const [x, y] = [Math.max(frame.x, sheet.x), Math.max(frame.y, sheet.y)];
  const [right, bottom] = [Math.min(frame.x + frame.width, sheet.x + sheet.width), Math.min(frame.y + frame.height, sheet.y + sheet.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** The pictures of a board for the page of its game, in both themes. */
async function takeThumbnails(page: Page, game: string): Promise<void> {
  for (const [theme, name] of [["light", "thumbnail"], ["dark", "thumbnail-dark"]] as const) {
    await page.evaluate((to) => (document.documentElement.dataset["theme"] = to), theme);
    await page.evaluate(() => {
      for (const it of document.querySelectorAll<HTMLElement | SVGElement>(".board :is(.buttons, .legal, .about, .halo, .over)")) it.style.display = "none";
      // What may be chosen dims the rest.
      for (const it of document.querySelectorAll(".board .dim")) it.classList.remove("dim");
    });
    const map = await page.screenshot({ clip: await sheetOf(page) });
    writeFileSync(resolve(`src/games/${game}/${name}.webp`), await webp(page, map, 0.5, 640));
  }
}

const settings = { folded: true, guide: false };

test.each(MIDDLES)("a picture of the board of $game", { timeout: 300_000 }, async (middle) => {
  const page = await person({ viewport: { width: 1440, height: 900 }, settings });
  await playOn(page, middle);
  await take(page, middle.game);
  await takeThumbnails(page, middle.game);
});

test("pictures of the start page and of a game on a phone", { timeout: 300_000 }, async () => {
  const page = await person({ viewport: { width: 1440, height: 900 } });
  await page.waitForLoadState("networkidle");
  await take(page, "start");
  const phone = await person({ viewport: { width: 390, height: 844 }, settings });
  await playOn(phone, MIDDLES[0]!);
  await take(phone, "phone");
});
