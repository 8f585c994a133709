import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import decision from "../../src/games/decision-in-north-america/tutorial";
import liberty from "../../src/games/liberty-or-death/tutorial";
import washington from "../../src/games/washingtons-war/tutorial";
import people from "../../src/games/we-the-people/tutorial";
import { spokenSteps } from "../../src/kit/tutorial/tutorial";
import { person, tableOf } from "./world";

// Every tutorial is played through as it is meant: what the mark points at is chosen, step by step.
const tutorials = {
  "liberty-or-death": liberty,
  "washingtons-war": washington,
  "we-the-people": people,
  "decision-in-north-america": decision,
};

for (const [game, tutorial] of Object.entries(tutorials)) {
  test.each(["en", "it"])(`the tutorial of ${game} is played to its end, and the game goes on (%s)`, async (locale) => {
    const page = await person({ locale, playback: "turns", viewport: { width: 1280, height: 720 }, settings: { folded: true, forced: true, battles: true } });
    await page.locator(`[data-learn='${game}']`).click();
    const card = page.locator("[data-tutorial]");
    for (const [at, { prompt, choice }] of spokenSteps(tutorial).entries()) {
      const here = page.locator(`[data-tutorial-step='${at + 1}']`);
      const skip = page.locator(".story .skip");
      await here.or(skip).first().waitFor();
      while ((await here.count()) === 0) {
        await skip.click({ timeout: 500 }).catch(() => {});
        await page.waitForTimeout(20);
      }
      expect(await page.locator("[data-prompt]").getAttribute("data-prompt"), `step ${at + 1}`).toBe(prompt);
      await closeSheet(page);
      // Nothing else can be chosen, on the board or beside it, and the mark is at what can be.
      const offered = page.locator("[data-choice]:not([disabled])");
      await expect.poll(() => offered.evaluateAll((all) => [...new Set(all.map((it) => it.getAttribute("data-choice")))]), { message: `step ${at + 1}`, timeout: 5000 }).toEqual([choice]);
      await expect.poll(() => isMarked(page), { message: `the mark of step ${at + 1}`, timeout: 5000 }).toBe(true);
      // By key: on the map a counter may lie upon its space.
      await offered.first().focus();
      await offered.first().press("Enter");
    }
    await page.locator("[data-tutorial=end]").waitFor();
    await closeSheet(page);
    await page.locator("[data-tutorial=end] button").click();
    await card.waitFor({ state: "detached" });
    // From here on it is a game like any other: more than one thing can be chosen, and a reload changes nothing.
    await page.locator("[data-prompt]").waitFor();
    await page.waitForFunction(() => new Set([...document.querySelectorAll("[data-choice]:not([disabled])")].map((it) => it.getAttribute("data-choice"))).size > 1);
    expect(tableOf(page)).not.toBe("");
    await page.reload();
    await page.locator("[data-prompt]").waitFor();
    expect(await card.count()).toBe(0);
  });
}

/** Whether the ring of the mark lies about something that can be chosen. */
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const ring = document.querySelector("[data-coach=choice] rect")?.getBoundingClientRect();
    const about = (it: Element): boolean => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      return ring !== undefined && right > ring.left && left < ring.right && bottom > ring.top && top < ring.bottom;
    };
    return [...document.querySelectorAll("[data-choice]:not([disabled])")].some(about);
  });
}

/** A battle opens its sheet: it has been read. */
async function closeSheet(page: Page): Promise<void> {
  const close = page.locator(".over .battle header button");
  if (await close.count()) await close.first().click();
}

test("a tutorial can be left and comes back after a reload", async () => {
  const page = await person();
  await page.locator("[data-learn='liberty-or-death']").click();
  await page.locator("[data-tutorial-step='1']").waitFor();
  await page.locator("[data-choice=rally]").first().click();
  await page.locator("[data-tutorial-step='2']").waitFor();
  await page.reload();
  await page.locator("[data-tutorial-step='2']").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("[data-tutorial-step='1']").waitFor();
  await page.getByRole("button", { name: "Leave the tutorial" }).click();
  await page.locator("[data-tutorial]").waitFor({ state: "detached" });
  expect(await page.locator(".side button[data-choice]:enabled").count()).toBeGreaterThan(3);
});
