// The map of Liberty or Death: what answers to pointer and keys, and what does not.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, startGame, type Person } from "./world";

const stepOf = (page: Page): Promise<string | null> => page.locator("[data-step]").getAttribute("data-step");
const scaleOf = async (page: Page): Promise<number> => (await page.locator(".moving").boundingBox())?.width ?? 0;

/** A game with every seat, at a question that points at spaces of the map. */
async function atAQuestionAboutSpaces(how: Person = {}): Promise<Page> {
  const page = await person(how);
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

/** Where the pointer on the map shows to, and where a space is. */
async function pointerAndSpace(page: Page, choice: string): Promise<{ pointer: DOMRect | null; space: DOMRect; map: DOMRect }> {
  return page.evaluate((wanted) => {
    const box = (selector: string): DOMRect | null => document.querySelector(selector)?.getBoundingClientRect().toJSON() ?? null;
    const [space, map] = [box(`path.reach[data-choice="${wanted}"]`), box(".map-sheet")];
    if (!space || !map) throw new Error("the map does not show the space");
    return { pointer: box(".map-sheet .pointer path"), space, map };
  }, choice);
}

test("a choice in the list that is pointed at is shown on the map, to pointer and keys alike", async () => {
  const page = await atAQuestionAboutSpaces();
  const lit = page.locator("path.reach.lit");
  const pointer = page.locator(".map-sheet .pointer");
  expect(await lit.count()).toBe(0);

  const spaces = await page.locator("path[data-choice]").evaluateAll((all) => all.map((it) => it.getAttribute("data-choice") ?? ""));
  const listed = page.locator(`.prompt button[data-choice="${spaces[0]}"]`);
  await listed.hover();
  await lit.waitFor({ state: "attached" });
  expect(await lit.getAttribute("data-choice")).toBe(spaces[0]);
  const { pointer: shown, space } = await pointerAndSpace(page, spaces[0] ?? "");
  expect(shown && shown.right > space.left && shown.left < space.right).toBe(true);
  await page.locator("#prompt-text").hover();
  await pointer.waitFor({ state: "detached" });
  expect(await lit.count()).toBe(0);

  const reached = new Set<string>();
  for (const key of ["j", "ArrowDown", "ArrowDown"]) {
    await page.keyboard.press(key);
    const choice = await page.evaluate(() => document.activeElement?.getAttribute("data-choice") ?? "");
    if (!spaces.includes(choice)) continue;
    await page.locator(`path.reach.lit[data-choice="${choice}"]`).waitFor({ state: "attached" });
    expect(await pointer.count()).toBe(1);
    reached.add(choice);
  }
  expect(reached.size).toBeGreaterThan(1);

  // On the map itself what is pointed at needs no pointer.
  await page.mouse.move(...(await pointOn(page, "path[data-choice]")));
  await pointer.waitFor({ state: "detached" });
});

test("what lies beyond the edge of the map is pointed to from there, and the map stays where it is", async () => {
  const page = await atAQuestionAboutSpaces();
  const choices = await page.locator("path[data-choice]").evaluateAll((all) => all.map((it) => it.getAttribute("data-choice") ?? ""));
  // In the far corner of the map there is one space at the most.
  const sheet = await page.locator(".map-sheet").boundingBox();
  if (!sheet) throw new Error("there is no map");
  await page.mouse.move(sheet.x + 4, sheet.y + 4);
  await page.mouse.wheel(0, -3000);
  await page.waitForTimeout(300);
  let beyond = 0;
  for (const choice of choices) {
    const before = await page.locator(".moving").boundingBox();
    await page.locator(`.prompt button[data-choice="${choice}"]`).hover();
    await page.locator(`path.reach.lit[data-choice="${choice}"]`).waitFor({ state: "attached" });
    const { pointer, space, map } = await pointerAndSpace(page, choice);
    expect(await page.locator(".moving").boundingBox()).toEqual(before);
    if (!pointer) throw new Error(`nothing points at ${choice}`);
    expect(pointer.left >= map.left - 1 && pointer.right <= map.right + 1, `${choice} is pointed at within the map`).toBe(true);
    if (space.right < map.left || space.left > map.right || space.bottom < map.top || space.top > map.bottom) {
      beyond++;
      expect(await page.locator(".map-sheet .card").count()).toBe(0);
    }
  }
  expect(beyond).toBeGreaterThan(0);
});

test("a region that reaches beyond the sheet ends at its frame, for eye and pointer", async () => {
  const page = await atAQuestionAboutSpaces();
  await page.setViewportSize({ width: 1000, height: 1300 });
  await page.locator(".map-sheet").press("0");
  const beyond = () => page.evaluate(() => {
    const frame = document.querySelector(".board rect.sea")!.getBoundingClientRect();
    const region = document.querySelector("path.reach[data-space=quebec]")!.getBoundingClientRect();
    const meets = (y: number): boolean =>
      Array.from({ length: 200 }, (_, at) => frame.left + (frame.width * at) / 200).some((x) => document.elementFromPoint(x, y)?.matches("path.reach"));
    return { reaches: region.top < frame.top - 8, within: meets(frame.top + 8), without: meets(frame.top - 8) };
  });
  await expect.poll(beyond).toEqual({ reaches: true, within: true, without: false });
});

test("with two taps a finger selects a space, or another, before it confirms", async () => {
  const page = await atAQuestionAboutSpaces({ hasTouch: true, settings: { confirmTaps: true } });
  const before = await stepOf(page);
  const [first, second] = await page.locator("path[data-choice]").evaluateAll((all) => all.map((it) => it.getAttribute("data-choice") ?? ""));
  const tap = async (choice: string | undefined): Promise<void> => page.touchscreen.tap(...(await pointOn(page, `path[data-choice="${choice}"]`)));
  for (const choice of [first, second, first]) {
    await tap(choice);
    await page.locator(`path.reach.lit[data-choice="${choice}"]`).waitFor({ state: "attached" });
    await page.locator(".map-sheet .card").waitFor();
    expect(await stepOf(page)).toBe(before);
  }
  await tap(first);
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
});

test("without that option one tap is enough", async () => {
  const page = await atAQuestionAboutSpaces({ hasTouch: true });
  const before = await stepOf(page);
  await page.touchscreen.tap(...(await pointOn(page, "path[data-choice]")));
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
});

test("Special Activities keep their buttons in one place, whether they are offered or not", async () => {
  const page = await person();
  await startGame(page);
  const roll = dice(21);
  const places = new Set<string>();
  for (let answers = 0; answers < 12; answers++) {
    const names = await page.locator(".actions .fixed button").allTextContents();
    expect(names).toEqual(["Persuasion", "Partisans", "Skirmish"]);
    const offsets = await page.locator(".actions .fixed button").evaluateAll((all) => all.map((it) => (it as HTMLElement).offsetLeft).join());
    places.add(offsets);
    // What has its place there is not in the list as well.
    expect(await page.locator(".prompt button[data-choice=skirmish]").count()).toBe(0);
    await answerByClick(page, roll);
  }
  expect(places.size).toBe(1);
});
