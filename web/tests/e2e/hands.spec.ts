// Hands on the map: pieces dragged where they go, what comes next clicked already, a march by its end.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { openTable, person } from "./world";

const stepOf = async (page: Page): Promise<number> => Number(await page.locator("[data-step]").getAttribute("data-step"));
const promptOf = (page: Page): Promise<string | null> => page.locator("[data-prompt]").getAttribute("data-prompt");

/** Somebody as the client is when it is new. */
const newcomer = () => person({ settings: { forced: true, ahead: true, folded: true } });

/** Does something and waits until a question is asked that nothing answers by itself. */
async function until(page: Page, prompt: string, act: () => Promise<void>): Promise<void> {
  await act();
  await page.locator(`[data-prompt="${prompt}"]`).waitFor();
  await page.waitForFunction((name) => document.querySelector(`[data-prompt="${name}"]`) && document.querySelector(".side button[data-choice]:enabled"), prompt);
}

async function drag(page: Page, from: string, space: string): Promise<void> {
  const start = await page.locator(from).boundingBox();
  // A name of a space may lie outside it: any point of the space will do.
  const goal = await page.evaluate((id) => {
    const area = document.querySelector(`path[data-space="${id}"]`)!;
    const box = area.getBoundingClientRect();
    for (let y = box.top + 2; y < box.bottom; y += 4)
      for (let x = box.left + 2; x < box.right; x += 4) if (document.elementFromPoint(x, y) === area) return [x, y] as [number, number];
    return null;
  }, space);
  if (!start || !goal) throw new Error(`nothing to drag from ${from} to ${space}`);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(...goal, { steps: 5 });
  await page.mouse.up();
}

/** Liberty or Death with all seats in one hand, at the first Command of the British. */
async function atTheFirstCommand(): Promise<Page> {
  const page = await newcomer();
  const seats = { british: "me", patriots: "me", indians: "me", french: "me" };
  const table = await openTable(page, { game: "liberty-or-death", scenario: "1778-short", seats });
  await page.goto(`/table/${table.id}`);
  // Nobody but the British can Garrison.
  const garrison = page.locator('.prompt [data-choice="garrison"]:enabled');
  const on = page.locator('.side [data-choice="no"]:enabled, .side [data-choice="pass"]:enabled');
  for (let answers = 0; answers < 30; answers += 1) {
    await garrison.or(on).first().waitFor();
    if (await garrison.count()) return page;
    const before = await stepOf(page);
    await on.first().click();
    await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > step, before);
  }
  throw new Error("the British are not asked for a Command");
}

test("a garrison is a drag for each City: so many, where from, where to, who stays, what was done before", async () => {
  const page = await atTheFirstCommand();
  await until(page, "garrison-city", () => page.locator('.prompt [data-choice="garrison"]').click());
  await page.locator('[data-take="new-york-city:british-regulars"]').hover();
  await until(page, "garrison-from", () => drag(page, '[data-pip="2"]', "norfolk"));
  await page.locator(".journal", { hasText: "2 British Regulars moved from New York City to Norfolk" }).waitFor();
  // The next drag says that this City is done.
  await page.locator('[data-take="philadelphia:british-regulars"]').hover();
  await until(page, "garrison-from", () => drag(page, '[data-pip="1"]', "savannah"));
  await page.locator(".journal", { hasText: "1 British Regular moved from Philadelphia to Savannah" }).waitFor();
  // Where pieces cannot go nothing is answered.
  const before = await stepOf(page);
  await page.locator("[data-finish]").waitFor();
  await drag(page, '[data-take="norfolk:militia-underground"]', "northwest");
  await page.waitForTimeout(500);
  expect([await stepOf(page), await promptOf(page)]).toEqual([before, "garrison-from"]);
  // Rebels are dragged out of the City, which ends the Garrison.
  await drag(page, '[data-take="norfolk:militia-underground"]', "virginia");
  await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) >= step, before + 4);
  expect(await promptOf(page)).not.toMatch(/^garrison/);
});

test("while a number is asked the next space can be clicked, and all are placed", async () => {
  const page = await atTheFirstCommand();
  await until(page, "muster-first", () => page.locator('.prompt [data-choice="muster"]').click());
  await until(page, "muster-regulars", () => page.locator('.side [data-choice="new-york"]').evaluate((it) => (it as HTMLElement).click()));
  const next = page.locator('path[data-choice="then new-york-city"]');
  await next.waitFor({ state: "attached" });
  expect(await next.getAttribute("aria-label")).toMatch(/next question/);
  await next.focus();
  await until(page, "muster-tories", () => page.keyboard.press("Enter"));
  await page.locator("#prompt-text", { hasText: "New York City" }).waitFor();
  // Finish: Done until something else is asked.
  const before = await stepOf(page);
  await page.locator("[data-finish], [data-later]").first().waitFor();
  if (await page.locator("[data-finish]").count()) {
    await page.locator("[data-finish]").click();
    await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > step + 1, before);
  }
});

test("an army marches to a place farther off with one click, with all that may go", async () => {
  const page = await person({ settings: { forced: true, ahead: true } });
  const table = await openTable(page, { game: "washingtons-war", scenario: "1775", seats: { american: "steady", british: "me" } });
  await page.goto(`/table/${table.id}`);
  const activate = page.locator('.prompt [data-choice="activate"]:enabled');
  const offered = page.locator(".side button[data-choice]:enabled");
  for (let answers = 0; answers < 80; answers += 1) {
    await offered.first().waitFor();
    if (await activate.count()) break;
    const before = await stepOf(page);
    await offered.first().click();
    await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > step, before);
  }
  // A general who is clicked is activated: two answers.
  const general = page.locator('[data-take$=":howe"]');
  await general.click();
  await page.locator('[data-prompt="move"]').waitFor();
  await page.locator(".hint").waitFor();
  // The way to a place two steps off is drawn before the click; the click goes all of it.
  const start = await stepOf(page);
  const far = page.locator("path.reach:not([data-choice])");
  const way = page.locator("circle.step");
  let marched = false;
  for (const space of await far.evaluateAll((all) => all.map((it) => it.getAttribute("data-space") ?? ""))) {
    const area = page.locator(`path.reach[data-space="${space}"]`);
    await area.dispatchEvent("pointerenter", { pointerType: "mouse" });
    await page.waitForTimeout(20);
    if ((await way.count()) !== 2) continue;
    await area.dispatchEvent("click");
    await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) >= step + 4, start);
    marched = true;
    break;
  }
  expect(marched).toBe(true);
  const words = await page.locator(".journal .note").allTextContents();
  expect(words.filter((it) => it.includes("Howe")).length).toBeGreaterThanOrEqual(2);
});

test("before a choice it is seen what it would change, in words and on the map", async () => {
  const page = await atTheFirstCommand();
  await until(page, "muster-first", () => page.locator('.prompt [data-choice="muster"]').click());
  const before = await stepOf(page);
  await page.locator('path.reach[data-space="new-york"]').dispatchEvent("pointerenter", { pointerType: "mouse" });
  const foresight = page.locator(".foresight");
  await foresight.waitFor();
  expect(await foresight.innerText()).toMatch(/New York: \d British Regulars?.* placed[\s\S]*British: Resources \d+ → \d+/);
  await page.locator(".ghost").first().waitFor();
  expect(await stepOf(page)).toBe(before);
  await page.locator('path.reach[data-space="new-york"]').dispatchEvent("pointerleave", { pointerType: "mouse" });
  await foresight.waitFor({ state: "detached" });
});

test("a Brilliant Stroke is declined once and for all, until asked about again", async () => {
  const page = await newcomer();
  const seats = { british: "me", patriots: "me", indians: "me", french: "me" };
  const table = await openTable(page, { game: "liberty-or-death", scenario: "1778-short", seats });
  await page.goto(`/table/${table.id}`);
  const stroke = page.locator('[data-prompt="stroke"]');
  const pass = page.locator('.side [data-choice="pass"]:enabled');
  await stroke.waitFor();
  await page.locator(".always", { hasText: "No" }).click();
  // Everybody passes until the card is done, and nobody is asked on the next one either.
  const order = page.locator(".order", { hasText: "Brilliant Stroke" });
  await order.waitFor();
  for (let answers = 0; answers < 6; answers += 1) {
    await pass.waitFor();
    const before = await stepOf(page);
    await pass.click();
    await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > step, before);
  }
  // It holds after the page is opened again, and ends with a click.
  await page.reload();
  await order.locator("button").click();
  await pass.click();
  await stroke.waitFor();
  expect(await order.count()).toBe(0);
});
