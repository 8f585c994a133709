// The pictures that the README shows.

import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Page } from "playwright-core";
import { test } from "vitest";

import { answerByClick, dice, openTable, person, startGame } from "./world";

const docs = resolve("../docs");

/** The pictures of a board for the page of its game, in both themes. */
async function takeThumbnails(page: Page, game: string): Promise<void> {
  for (const [theme, name] of [["light", "thumbnail"], ["dark", "thumbnail-dark"]] as const) {
    await page.evaluate((to) => (document.documentElement.dataset["theme"] = to), theme);
    writeFileSync(resolve(`src/games/${game}/${name}.webp`), await pictureOfTheMap(page));
  }
}

/** The map alone, small enough for the page of the game. */
async function pictureOfTheMap(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    for (const it of document.querySelectorAll<HTMLElement | SVGElement>(".board :is(.buttons, .legal, .about, .halo, .over)")) it.style.display = "none";
    // What may be chosen dims the rest.
    for (const it of document.querySelectorAll(".board .dim")) it.classList.remove("dim");
  });
  const png = await page.locator(".board .map").screenshot();
  const webp = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [720, Math.round((720 * picture.height) / picture.width)];
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.6);
  }, `data:image/png;base64,${png.toString("base64")}`);
  return Buffer.from(webp.split(",")[1] ?? "", "base64");
}

test("pictures of the start page and of a game on a large and a small screen", { timeout: 300_000 }, async () => {
  mkdirSync(docs, { recursive: true });
  const page = await person({ viewport: { width: 1440, height: 900 } });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${docs}/start.png` });
  // Longer than a first game, so that it is in its middle and not over.
  const seats = { british: "np", patriots: "me", indians: "np", french: "np" };
  const { id } = await openTable(page, { game: "liberty-or-death", scenario: "1776-medium", seats });
  await page.goto(`/table/${id}`);
  const roll = dice(1776);
  for (let answers = 0; answers < 40; answers++) await answerByClick(page, roll);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(700, 10);
  await page.screenshot({ path: `${docs}/board.png` });
  await takeThumbnails(page, "liberty-or-death");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator("[data-prompt]").waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${docs}/phone.png` });
});

test.each(["decision-in-north-america", "washingtons-war", "we-the-people"])("a picture of the board of %s", { timeout: 300_000 }, async (game) => {
  const page = await person({ viewport: { width: 1440, height: 900 } });
  await startGame(page, game);
  const roll = dice(1777);
  for (let answers = 0; answers < 50; answers++) await answerByClick(page, roll);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(700, 10);
  await page.screenshot({ path: `${docs}/${game}.png` });
  await takeThumbnails(page, game);
});
