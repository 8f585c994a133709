// Moments that matter, and what a finger and an eye need of every board.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { openTable, person } from "./world";

const TABLES: Record<string, Record<string, unknown>> = {
  "liberty-or-death": { scenario: "1776-medium", seats: { patriots: "me", british: "np", indians: "np", french: "np" } },
  "washingtons-war": { scenario: "1775", seats: { american: "me", british: "steady" } },
  "we-the-people": { scenario: "1775", seats: { american: "me", british: "steady" } },
  "decision-in-north-america": { scenario: "to-1778", seats: { american: "me", british: "steady" } },
};

/** Letters smaller than 11 pixels, and what can be clicked and is smaller than 24 on the board. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (it: Element): boolean => {
      const { width, height, left, top, right, bottom } = it.getBoundingClientRect();
      return it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 2 && height > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? "";
      const holder = texts.currentNode.parentElement;
      if (!text || !holder || !seen(holder)) continue;
      const drawn = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(holder).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1);
      if (size < 10.9) found.push(`“${text.slice(0, 20)}” has letters of ${size.toFixed(1)}`);
    }
    for (const it of document.querySelectorAll(".board [data-choice], .board button, .actions button, [role=tab]")) {
      const { width, height } = it.getBoundingClientRect();
      if (seen(it) && Math.min(width, height) < 23.5) found.push(`${it.className.toString()} is ${width.toFixed()}×${height.toFixed()}`);
    }
    return [...new Set(found)];
  });

test.each(Object.keys(TABLES))("%s: letters and targets are large enough on every screen", { timeout: 120_000 }, async (game) => {
  const page = await person({ settings: { folded: true } });
  const { id } = await openTable(page, { game, ...TABLES[game] });
  await page.goto(`/table/${id}`);
  await page.locator("[data-prompt]").waitFor();
  for (const [width, height] of [[1280, 720], [1440, 900], [1920, 1080], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForLoadState("networkidle");
    await expect.poll(() => tooSmall(page), { message: `${game} at ${width}×${height}` }).toEqual([]);
  }
});

test.each(Object.keys(TABLES))("%s: the ground fills the room of the map on every screen", { timeout: 120_000 }, async (game) => {
  const page = await person({ settings: { folded: true } });
  const { id } = await openTable(page, { game, ...TABLES[game] });
  await page.goto(`/table/${id}`);
  await page.locator("[data-prompt]").waitFor();
  const ground = page.locator(".board rect.sea").first();
  await ground.waitFor();
  for (const [width, height] of [[1280, 720], [1440, 900], [1920, 1080], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    const bare = async (): Promise<number> => {
      const [map, drawn] = [(await page.locator(".board .map").boundingBox())!, (await ground.boundingBox())!];
      const past = [drawn.x - map.x, drawn.y - map.y, map.x + map.width - drawn.x - drawn.width, map.y + map.height - drawn.y - drawn.height];
      return Math.max(0, ...past);
    };
    await expect.poll(bare, { message: `pixels without ground, ${game} at ${width}×${height}` }).toBeLessThanOrEqual(1);
  }
});

test.each(["washingtons-war", "we-the-people", "decision-in-north-america"])("%s: a battle has a sheet in the journal, with forces, dice or cards, and a verdict", { timeout: 240_000 }, async (game) => {
  const page = await person();
  const { id } = await openTable(page, { game, ...TABLES[game] });
  const won = await page.evaluate(async (at) => {
    for (let given = 0; given < 600; given += 1) {
      const { questions, journal, outcome } = (await (await fetch(`${at}/state?as=american&lang=none`)).json()) as { questions: { seat: string }[]; journal: { key: string }[]; outcome: unknown };
      if (journal.some(({ key }) => /-note-(battle-)?won$/.test(key))) return true;
      if (outcome || !questions.some(({ seat }) => seat === "american")) return false;
      const { choice } = (await (await fetch(`${at}/advice?seat=american`)).json()) as { choice: string };
      await fetch(`${at}/answer`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: "american", choice }) });
    }
    return false;
  }, `/api/tables/${id}`);
  expect(won, "a battle was fought").toBe(true);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Battle sheet" }).first().click();
  const sheet = page.locator("[data-battle]");
  await sheet.waitFor();
  expect(await sheet.locator("article").count()).toBe(2);
  expect(await sheet.locator(".verdict").textContent()).toMatch(/win the battle/);
  // Every modifier has its rule.
  expect(await sheet.locator(".lines li").count()).toBeGreaterThan(0);
  expect(await sheet.locator(".lines li").filter({ hasNotText: /§\d/ }).count()).toBe(0);
  if (game !== "we-the-people") expect(await sheet.locator(".dice svg").count()).toBeGreaterThan(0);
  // Nothing reaches out of its column.
  for (const side of await sheet.locator("article").all()) expect(await side.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});

test("a battle of one's own opens its sheet, which stays until it is closed and opens again from the journal", { timeout: 120_000 }, async () => {
  const page = await person({ settings: { battles: true } });
  const { id } = await openTable(page, { game: "liberty-or-death", ...TABLES["liberty-or-death"] });
  await page.goto(`/table/${id}`);
  const sheet = page.locator("[data-battle]");
  for (let given = 0; given < 120 && (await sheet.count()) === 0; given += 1) {
    await page.locator("[data-prompt]").waitFor();
    const before = await page.locator("[data-step]").getAttribute("data-step");
    // Battle where that is offered, otherwise as a bot advises.
    const gone = await page.evaluate(async (table) => {
      const at = `/api/tables/${table}`;
      const { questions, outcome } = (await (await fetch(`${at}/state?as=patriots&lang=none`)).json()) as { questions: { choices: { choice: string }[] }[]; outcome: unknown };
      if (outcome) return true;
      const battle = questions[0]?.choices.some(({ choice }) => choice === "battle");
      const { choice } = battle ? { choice: "battle" } : ((await (await fetch(`${at}/advice?seat=patriots`)).json()) as { choice: string });
      await fetch(`${at}/answer`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: "patriots", choice }) });
      return false;
    }, id);
    if (gone) break;
    await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step || document.querySelector("[data-battle]"), before);
  }
  await sheet.waitFor();
  expect(await sheet.locator("article").count()).toBe(2);
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Battle sheet" }).last().click();
  await sheet.waitFor();
});

test("a finger that stays on a space reads its card and chooses nothing", { timeout: 60_000 }, async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { id } = await openTable(page, { game: "washingtons-war", ...TABLES["washingtons-war"] });
  await page.goto(`/table/${id}`);
  const prompt = page.locator("[data-prompt]");
  await prompt.waitFor();
  const step = await page.locator("[data-step]").getAttribute("data-step");
  const spot = page.locator(".board [data-choice]").first();
  const pointer = { pointerType: "touch", isPrimary: true, bubbles: true, button: 0, pointerId: 7 };
  await spot.dispatchEvent("pointerdown", pointer);
  await page.locator(".map-sheet .card").waitFor();
  await spot.dispatchEvent("pointerup", pointer);
  await spot.dispatchEvent("click");
  expect(await page.locator(".map-sheet .card").count()).toBe(1);
  expect(await page.locator("[data-step]").getAttribute("data-step")).toBe(step);
});
