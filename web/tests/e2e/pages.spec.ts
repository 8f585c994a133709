import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, startGame } from "./world";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All pages there are, with a running table and one that waits for players. */
async function addresses(page: Page): Promise<string[]> {
  const running = await startGame(page);
  const others: string[] = [];
  for (const game of ["washingtons-war", "we-the-people"]) {
    const table = await startGame(page, game);
    others.push(`/games/${game}`, `/rules/${game}`, `/table/${table}`, `/replay/${table}?step=3`);
  }
  const waiting = await openTable(page, { game: "liberty-or-death", seats: { british: "me" } });
  return [
    "/",
    "/play/liberty-or-death",
    "/games/liberty-or-death",
    "/rules",
    "/rules/liberty-or-death",
    "/lobby",
    "/new",
    "/account",
    `/table/${waiting.id}`,
    `/table/${running}`,
    `/replay/${running}?step=3`,
    ...others,
    "/no-such-page",
  ];
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

/** The violations that axe finds in a part of the page, in short: of all its rules, or of some. */
async function violations(page: Page, rules: string[] = [], part = "html"): Promise<string[]> {
  // The page's content policy allows no script but its own: the tester's is evaluated from outside.
  await page.evaluate(axe);
  const results = await page.evaluate(
    ([within, only]) => {
      const tester = (window as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } }).axe;
      return tester.run(within, only.length > 0 ? { runOnly: only } : {});
    },
    [part, rules] as const,
  );
  return results.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

async function expectNoViolations(page: Page, what: string, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page, [], part), what).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, ["color-contrast"], part), `${what} in the dark`).toEqual([]);
}

test("axe finds nothing to object to, in light and in dark", { timeout: 180_000 }, async () => {
  const page = await person();
  for (const address of await addresses(page)) {
    await visit(page, address);
    await expectNoViolations(page, address);
  }
});

test("axe finds nothing to object to in what a table unfolds", { timeout: 120_000 }, async () => {
  const page = await person();
  await startGame(page);
  const roll = dice(12);
  for (let answers = 0; answers < 10; answers++) await answerByClick(page, roll);
  const closed = page.locator(".bar [aria-pressed=false]");
  while ((await closed.count()) > 0) await closed.first().click();
  await expectNoViolations(page, "the panels", ".board .panels");
  for (const tab of await page.locator("[role=tab]").all()) {
    await tab.click();
    await expectNoViolations(page, (await tab.textContent()) ?? "", ".side");
  }
});

test("on a phone every page fits, and a game can be played", { timeout: 120_000 }, async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const address of await addresses(page)) {
    await visit(page, address);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await visit(page, "/");
  await startGame(page);
  // What is asked is on the first screen, and leads to the choices.
  const asked = page.locator(".actions .ask");
  const box = (await asked.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  expect(await asked.innerText()).toBe(await page.locator("#prompt-text").innerText());
  await asked.click();
  await page.waitForFunction(() => {
    const at = document.querySelector("#prompt-text")!.getBoundingClientRect();
    return at.top >= 0 && at.bottom < innerHeight;
  });
  const roll = dice(6);
  for (let answers = 0; answers < 5; answers++) await answerByClick(page, roll);
});

test("the first page loads in less than 300 KB", async () => {
  const page = await person();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300_000);
});

test("a new table asks once who plays a seat", async () => {
  const page = await person();
  await page.goto("/new?game=liberty-or-death");
  await page.getByLabel("British").waitFor();
  expect(await page.getByLabel("British").count()).toBe(1);
});

test("the rules of a game have contents that lead to each chapter, and a search that narrows them", async () => {
  const page = await person();
  await page.goto("/rules/liberty-or-death");
  const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await contents.first().waitFor();
  expect(await contents.count()).toBe(8);
  await contents.filter({ hasText: "Victory" }).click();
  await expect.poll(async () => (await page.locator("section[id='7'] h2").boundingBox())!.y).toBeLessThan(300);
  await page.getByLabel("Search the rules").fill("desertion");
  await expect.poll(() => contents.count()).toBeLessThan(8);
});

test("the start page shows the boards as they look in the theme", async () => {
  const page = await person({ colorScheme: "dark" });
  const sources = () => page.locator(".page img").evaluateAll((all) => all.map((it) => it.getAttribute("src") ?? ""));
  await page.locator(".page img").nth(3).waitFor();
  const dark = await sources();
  expect(dark.every((source) => source.includes("thumbnail-dark"))).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction((first) => document.querySelector(".page img")?.getAttribute("src") !== first, dark[0]);
  expect((await sources()).some((source) => source.includes("thumbnail-dark"))).toBe(false);
});

test.each(["en", "it"])("on small laptops the bar of every board is one line, and nothing of it nor a tab is cut off (%s)", async (locale) => {
  const page = await person({ locale });
  for (const game of ["liberty-or-death", "washingtons-war", "we-the-people", "decision-in-north-america"]) {
    await page.goto(`/play/${game}`);
    await page.locator("form button.primary").click();
    await page.locator(".board [role=toolbar]").waitFor();
    for (const width of [1180, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      for (const row of [".tabs [role=tablist]", ".board [role=toolbar]"]) {
        expect(await page.locator(row).evaluate((it) => it.scrollWidth - it.clientWidth), `${game}, ${row} at ${width}`).toBe(0);
      }
      expect((await page.locator(".board [role=toolbar]").boundingBox())!.height, game).toBeLessThan(60);
    }
  }
});

test("an account is made, explained, changed and deleted on one page", { timeout: 120_000 }, async () => {
  const page = await person();
  await visit(page, "/account");
  const form = page.locator("form[data-form=register]");
  await form.getByLabel("Name").fill("Abigail");
  await form.getByLabel("Password").fill("remember the ladies");
  await form.locator("button").click();
  await page.locator("h1", { hasText: "Abigail" }).waitFor();
  // Every setting says what it does, and its controls are beside it.
  const settings = page.locator(".setting");
  expect(await settings.count()).toBeGreaterThanOrEqual(7);
  for (const setting of await settings.all()) {
    expect((await setting.locator("p.faint").first().innerText()).length).toBeGreaterThan(20);
    const [words, controls] = [await setting.locator("> div").first().boundingBox(), await setting.locator("> div").last().boundingBox()];
    expect(controls!.x).toBeGreaterThan(words!.x + words!.width - 1);
  }
  await expectNoViolations(page, "the account page");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  // A password that is typed for one thing is not filled in for another.
  const change = page.locator(".setting", { hasText: "Change password" });
  await change.getByLabel("Current password").fill("remember the ladies");
  expect(await page.locator(".setting.danger").getByLabel("Current password").inputValue()).toBe("");
  await change.getByLabel("New password").fill("remember all of us");
  await change.locator("button").click();
  await page.locator("[role=status]", { hasText: "Saved." }).waitFor();
  const end = page.locator(".setting.danger");
  await end.getByLabel("Current password").fill("remember all of us");
  await end.locator("input[type=checkbox]").check();
  await end.locator("button").click();
  await form.waitFor();
});
