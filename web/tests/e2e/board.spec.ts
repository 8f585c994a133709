// The map of Liberty or Death: what answers to pointer and keys, and what does not.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person } from "./world";

const stepOf = (page: Page): Promise<string | null> => page.locator("[data-step]").getAttribute("data-step");
const scaleOf = async (page: Page): Promise<number> => (await page.locator(".moving").boundingBox())?.width ?? 0;

/** A game with every seat, at a question that points at spaces of the map. */
async function atAQuestionAboutSpaces(): Promise<Page> {
  const page = await person();
  const seats = { british: "me", patriots: "me", indians: "me", french: "me" };
  const table = await openTable(page, { game: "liberty-or-death", scenario: "1776-medium", seats });
  await page.goto(`/table/${table.id}`);
  await page.locator("[data-prompt]").waitFor();
  const roll = dice(1775);
  for (let answers = 0; answers < 60; answers++) {
    const clickable = page.locator("path[data-choice]");
    if ((await clickable.count()) > 1) break;
    await answerByClick(page, roll);
  }
  // Panels lie upon the map: what is under them cannot be clicked.
  await page.locator(".bar [aria-pressed=true]").first().click();
  await page.locator(".moving path.reach").first().waitFor();
  return page;
}

/** A point of the screen where a click meets one of these spaces. */
async function pointOn(page: Page, selector: string): Promise<[number, number]> {
  const point = await page.evaluate((wanted) => {
    for (const space of document.querySelectorAll(wanted)) {
      const box = space.getBoundingClientRect();
      for (let y = box.top + 1; y < box.bottom; y += 5) {
        for (let x = box.left + 1; x < box.right; x += 5) {
          if (document.elementFromPoint(x, y) === space) return [x, y] as [number, number];
        }
      }
    }
    return null;
  }, selector);
  if (!point) throw new Error(`nothing to click at ${selector}`);
  return point;
}

test("a click on a space that glows answers; a drag, or a click elsewhere, does not", async () => {
  const page = await atAQuestionAboutSpaces();
  const before = await stepOf(page);

  await page.mouse.click(...(await pointOn(page, "path.reach:not([data-choice])")));
  const [x, y] = await pointOn(page, "path[data-choice]");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  expect(await stepOf(page)).toBe(before);

  await page.mouse.click(...(await pointOn(page, "path[data-choice]")));
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
});

test("arrow keys go among what may be chosen, and Enter chooses it", async () => {
  const page = await atAQuestionAboutSpaces();
  const before = await stepOf(page);
  const stops = page.locator("path[data-choice][tabindex='0']");
  expect(await stops.count()).toBe(1);
  await stops.focus();
  const reached = new Set<string>();
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    const choice = await page.evaluate(() => document.activeElement?.getAttribute("data-choice"));
    expect(choice).toBeTruthy();
    reached.add(choice ?? "");
  }
  expect(reached.size).toBeGreaterThan(1);

  // Near the sheet most of it is out of sight: what has the focus comes into it.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("+");
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(() => {
      const [it, within] = [document.activeElement, document.querySelector(".map-sheet")].map((of) => of?.getBoundingClientRect());
      return it && within && it.left < within.right && it.right > within.left && it.top < within.bottom && it.bottom > within.top;
    });
    expect(seen).toBe(true);
  }
  await page.keyboard.press("Enter");
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
});

test("the map is zoomed by keys and wheel, and whole again by 0", async () => {
  const page = await atAQuestionAboutSpaces();
  await page.locator(".map-sheet").first().focus();
  await page.keyboard.press("0");
  const whole = await scaleOf(page);
  await page.keyboard.press("+");
  expect(await scaleOf(page)).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press("0");
  expect(await scaleOf(page)).toBeCloseTo(whole, 0);
  await page.locator(".map-sheet").first().hover();
  await page.mouse.wheel(0, -400);
  await page.waitForFunction((least) => (document.querySelector(".moving")?.getBoundingClientRect().width ?? 0) > least, whole * 1.3);
});

test("a space tells what it is and what stands there, to the eye and to a screen reader", async () => {
  const page = await atAQuestionAboutSpaces();
  await page.mouse.move(...(await pointOn(page, "path[data-space='northwest']")));
  const card = page.locator(".map-sheet .card");
  await card.waitFor();
  expect(await card.innerText()).toContain("Indian Reserve Province");
  const label = await page.locator("path[data-space='northwest']").getAttribute("aria-label");
  expect(label).toMatch(/Northwest: Indian Reserve Province/u);
});
