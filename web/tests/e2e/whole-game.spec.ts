import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person } from "./world";

test("a whole Short game, every seat by clicking legal choices at random", { timeout: 300_000 }, async () => {
  const page = await person();
  const seats = { british: "me", patriots: "me", indians: "me", french: "me" };
  const { id } = await openTable(page, { game: "liberty-or-death", scenario: "1778-short", seats });
  await page.goto(`/table/${id}`);
  const roll = dice(1778);
  let answers = 0;
  while (await answerByClick(page, roll)) answers++;
  expect(answers).toBeGreaterThan(60);
  await page.locator(".scores li").first().waitFor();
  expect(await page.locator(".scores li").count()).toBe(4);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.locator("[data-step]").waitFor();
});
