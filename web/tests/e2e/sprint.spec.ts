import { expect, test } from "vitest";

import { answerByClick, dice, person, startGame } from "./world";

test("a whole Sprint scenario by clicking legal choices at random", { timeout: 180_000 }, async () => {
  const page = await person();
  await startGame(page);
  const roll = dice(1778);
  let answers = 0;
  while (await answerByClick(page, roll)) answers++;
  expect(answers).toBeGreaterThan(20);
  await page.locator(".scores li").first().waitFor();
  expect(await page.locator(".scores li").count()).toBe(4);
});
