// The pictures that the README shows.

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

import { test } from "vitest";

import { answerByClick, dice, person, startGame } from "./world";

const docs = resolve("../docs");

test("pictures of the start page and of a game on a large and a small screen", { timeout: 300_000 }, async () => {
  mkdirSync(docs, { recursive: true });
  const page = await person({ viewport: { width: 1440, height: 900 } });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${docs}/start.png` });
  await startGame(page);
  const roll = dice(1776);
  for (let answers = 0; answers < 60; answers++) await answerByClick(page, roll);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(700, 10);
  await page.screenshot({ path: `${docs}/board.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator("[data-prompt]").waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${docs}/phone.png` });
});
