import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, startGame } from "./world";

test("a link to a step shows that step, to others too", async () => {
  const page = await person();
  const id = await startGame(page);
  const roll = dice(8);
  for (let answers = 0; answers < 6; answers++) await answerByClick(page, roll);
  await page.goto(`/replay/${id}?step=3`);
  await page.locator('[data-step="3"]').waitFor();
  await page.getByText("Step 3 of").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator('[data-step="4"]').waitFor();
  await page.keyboard.press("Home");
  await page.locator('[data-step="0"]').waitFor();
  await page.getByLabel(/^Step 0 of/).fill("2");
  await page.locator('[data-step="2"]').waitFor();
  expect(new URL(page.url()).searchParams.get("step")).toBe("2");
  const told = page.locator(".journal .shown");
  await told.first().waitFor();
  expect((await page.locator(".told").textContent()) ?? "").toContain((await told.first().locator(".note").textContent())?.trim());
  await page.getByText("More", { exact: true }).click();
  const link = await page.getByRole("link", { name: "Link to this step" }).getAttribute("href");

  const friend = await person();
  await friend.goto(link ?? "");
  await friend.locator('[data-step="2"]').waitFor();
});

test("the journal follows a replay, forward and back", async () => {
  const page = await person({ viewport: { width: 1280, height: 720 } });
  const id = await startGame(page);
  const roll = dice(8);
  for (let answers = 0; answers < 12; answers++) await answerByClick(page, roll);
  await page.goto(`/replay/${id}?step=2`);
  const journal = page.locator(".journal");
  await journal.locator(".note").first().waitFor();
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.querySelector("[data-step]")?.getAttribute("data-step") !== "2");
  // Back at the beginning the journal is there too, however long it is.
  await page.getByLabel(/^Step \d+ of/).fill("2");
  await page.locator('[data-step="2"]').waitFor();
  const seen = (): Promise<boolean> =>
    journal.evaluate((it) => {
      const [frame, shown] = [it.getBoundingClientRect(), it.querySelector(".shown")?.getBoundingClientRect()];
      return shown !== undefined && shown.bottom > frame.top && shown.top < frame.bottom;
    });
  await expect.poll(seen, { message: "what is told is in sight", timeout: 15_000 }).toBe(true);
});

test("a replay plays by itself to the end, and leaves room for the journal on a small laptop", async () => {
  const page = await person({ viewport: { width: 1280, height: 720 } });
  const { id } = await openTable(page, { game: "ferry-town", scenario: "two", seats: { north: "me", east: "random" } });
  await page.goto(`/table/${id}`);
  const roll = dice(1);
  while (await answerByClick(page, roll));
  await page.goto(`/replay/${id}?step=0`);
  await page.locator(".journal").waitFor();
  expect(await page.locator(".journal").evaluate((it) => it.clientHeight)).toBeGreaterThan(280);
  await page.getByLabel("Speed").selectOption("4×");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const total = Number(/of (\d+)/.exec((await page.getByText(/^Step \d+ of/).textContent()) ?? "")?.[1]);
  await page.locator(`[data-step="${total}"]`).waitFor();
  // From its end it begins again.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction((end) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) < end, total);
  await page.locator(`[data-step="${total}"]`).waitFor();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("View as").selectOption("referee");
  await page.locator(`[data-step="${total}"]`).waitFor();
});

test("a game that is over is analysed, and played on from any moment", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "ferry-town", scenario: "two", seats: { north: "me", east: "random" } });
  await page.goto(`/table/${id}`);
  const roll = dice(1);
  while (await answerByClick(page, roll));
  await page.goto(`/replay/${id}?step=2`);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse this game" }).click();
  await page.getByRole("img", { name: "Chance to win" }).waitFor();
  await page.reload();
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("img", { name: "Chance to win" }).waitFor();

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(id);
  while (await answerByClick(page, roll));
});
