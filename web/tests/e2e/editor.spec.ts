// The position editor: a position set by hand, its faults named and mended, played from, kept and handed on.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { person, startGame, tableOf } from "./world";

const EDITOR = "/edit/liberty-or-death";

/** Waits until the server has checked what was set. */
const checked = (page: Page) => page.locator("[data-checked=yes]").waitFor();
const field = (page: Page, name: string) => page.locator(`.side [data-field="${name}"]`);
const set = async (page: Page, name: string, count: number): Promise<void> => {
  await field(page, name).locator("input").fill(String(count));
  await field(page, name).locator("input").blur();
};
const flaws = (page: Page) => page.locator("[data-flaw]").evaluateAll((all) => all.map((it) => it.getAttribute("data-flaw")));

test("a position is set by hand, its faults are shown and mended, and a table begins from it", { timeout: 120_000 }, async () => {
  const page = await person({ permissions: ["clipboard-write"] });
  await page.goto("/games/liberty-or-death");
  await page.locator(`a[href="${EDITOR}"]`).click();
  await checked(page);
  await page.locator("[data-tab=setup]").click();
  await page.getByRole("button", { name: "Empty the map" }).click();

  // A space is chosen on the map, and pieces are placed in it.
  await page.locator('path.reach[data-space="virginia"]').dispatchEvent("click");
  await set(page, "virginia british-regulars", 4);
  await field(page, "virginia tories").getByRole("button", { name: "One more: Tories" }).click();
  await set(page, "virginia continentals", 2);
  await page.locator("div.side").getByLabel("Support or Opposition").selectOption("passive-opposition");
  await page.locator("div.side").getByRole("button", { name: "Washington" }).click();

  // Everything that is wrong is named at once, at its place.
  await set(page, "virginia french-regulars", 1);
  await set(page, "virginia patriot-forts", 3);
  await page.locator("[data-tab=factions]").click();
  await set(page, "resources.british", 60);
  await expect.poll(() => flaws(page)).toEqual(["spaces.virginia", "spaces.virginia", "resources.british"]);
  expect(await field(page, "resources.british").innerText()).toContain("At most 50");
  expect(await page.getByRole("button", { name: "Play from here" }).isDisabled()).toBe(true);
  await set(page, "resources.british", 7);
  await set(page, "resources.patriots", 3);
  await page.locator('[data-flaw="spaces.virginia"]').first().click();
  expect(await field(page, "spaces.virginia").innerText()).toContain("French Regulars before the Treaty");
  await set(page, "virginia french-regulars", 0);
  await set(page, "virginia patriot-forts", 1);
  await page.locator("[data-tab=cards]").click();
  await page.locator("div.side").getByLabel("Card in play").selectOption("5");
  await expect.poll(() => flaws(page)).toEqual([]);
  await checked(page);

  // As a link it is the same, in another browser too.
  await page.getByRole("button", { name: "Link" }).click();
  const link = await page.locator(".use input").inputValue();
  const other = await person({ locale: "it" });
  await other.goto(link);
  await checked(other);
  expect(await field(other, "boston british-regulars").locator("input").inputValue()).toBe("0");
  await other.locator('path.reach[data-space="virginia"]').dispatchEvent("click");
  expect(await field(other, "virginia british-regulars").locator("input").inputValue()).toBe("4");
  expect(await other.locator("div.side").innerText()).toContain("Opposizione Passiva");

  // As a file it is what the program reads.
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save" }).click()]);
  let saved = "";
  for await (const part of await download.createReadStream()) saved += String(part);
  const { state } = JSON.parse(saved) as { state: { spaces: Record<string, unknown>; cards: { current: number } } };
  expect(state.spaces["virginia"]).toMatchObject({ support: "passive-opposition", pieces: { "british-regulars": 4, tories: 1, continentals: 2, "patriot-forts": 1 } });
  expect(state.cards.current).toBe(5);
  await page.getByText("Study it with the program").click();
  expect(await page.locator(".use code").allTextContents()).toContain("tricorne play liberty-or-death --scenario 1775-long --position position.json");

  // And it is played from, on a board that shows it.
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.locator("[data-prompt=first-eligible]").waitFor();
  expect(await page.locator('path.reach[data-space="virginia"]').getAttribute("aria-label")).toMatch(
    /Virginia: Colony, Population 2, Passive Opposition, .*4 British Regulars.*1 Tory.*2 Continentals.*1 Patriot Fort/,
  );

  // From a table its position goes back into the editor.
  await page.locator("[data-tab=seats]").click();
  await page.getByRole("link", { name: "Edit this position" }).click();
  await checked(page);
  await page.locator('path.reach[data-space="virginia"]').dispatchEvent("click");
  expect(await field(page, "virginia british-regulars").locator("input").inputValue()).toBe("4");
});

test("the editor serves keys, screen readers and a phone, and opens files", { timeout: 120_000 }, async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await startGame(page);
  const table = tableOf(page);
  await page.goto(`${EDITOR}?table=${table}&step=0`);
  await checked(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  // By keys alone: a space of the map, a number, back.
  await page.locator('path.reach[data-space="georgia"]').focus();
  await page.keyboard.press("Enter");
  const tories = field(page, "georgia tories").locator("input");
  const before = Number(await tories.inputValue());
  await tories.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  expect(Number(await tories.inputValue())).toBe(before + 1);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  expect(Number(await tories.inputValue())).toBe(before);

  for (const tab of ["space", "forces", "factions", "cards", "setup"]) {
    await page.locator(`[data-tab=${tab}]`).click();
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
    const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
    expect(violations.map(({ id, nodes }) => `${tab}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await page.locator("input[type=file]").setInputFiles(file("position.json", "{}"));
  await page.getByText("This file holds no position.").waitFor();
  await page.locator("input[type=file]").setInputFiles(file("position.json", JSON.stringify({ state: { scenario: "1775-long" } })));
  await page.getByText("missing field").waitFor();
});
