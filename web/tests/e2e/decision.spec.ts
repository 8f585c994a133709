// Decision in North America in the browser: a whole game, the map, two players who see no more than they may, axe, a phone.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, startGame } from "./world";

const GAME = "decision-in-north-america";
type Side = "american" | "british";
const SIDES = ["american", "british"] as const;
const other: Record<Side, Side> = { american: "british", british: "american" };

interface Stack {
  height: number;
  force?: unknown;
  moved?: unknown;
}
interface Seen {
  hands: Record<Side, { count: number; markers: unknown }>;
  places: Record<string, Partial<Record<Side, Stack>>>;
  march: { side: Side; force: unknown } | null;
}

/** Answers as somebody who wants to see the game: passes windows for the phase, goes with all. */
async function answer(page: Page, roll: (sides: number) => number): Promise<boolean> {
  const offered = page.locator(".side button[data-choice]:enabled");
  await page.locator(".side button[data-choice]:enabled, .prompt input[type=number]:enabled, .scores").first().waitFor();
  const choices = await offered.evaluateAll((all) => all.map((it) => it.getAttribute("data-choice") ?? ""));
  const quick = ["pass-phase", "all"].find((choice) => choices.includes(choice));
  return answerByClick(page, roll, quick);
}

/** Everything that comes to a page and leaves it. */
function overheard(page: Page): string[] {
  const texts: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response.text().then((text) => text.startsWith("{") && texts.push(text), () => undefined);
  });
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => texts.push(payload.toString())));
  return texts;
}

/** The views in a text of JSON. */
function viewsIn(text: string): Seen[] {
  const views: Seen[] = [];
  const walk = (it: unknown): void => {
    if (it === null || typeof it !== "object") return;
    if ("places" in it && "loyalty" in it) views.push(it as unknown as Seen);
    for (const inner of Object.values(it)) walk(inner);
  };
  walk(JSON.parse(text));
  return views;
}

/** How many objects in a page's memory show a hand or a stack of a side from within. */
async function secretsInMemory(page: Page, side: Side): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const prototype = await devtools.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: prototype.result.objectId! });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: `function (side) {
      const hand = (it) => Object.hasOwn(it, "hands") && it.hands?.[side]?.markers;
      const stack = (it) => Object.hasOwn(it, "partisan") && it[side]?.force !== undefined;
      return this.filter((it) => hand(it) || stack(it)).length;
    }`,
    arguments: [{ value: side }],
    returnByValue: true,
  });
  await devtools.detach();
  return result.value as number;
}

test("a whole game to 1778 against the bot by clicks", { timeout: 600_000 }, async () => {
  const page = await person();
  const { id } = await openTable(page, { game: GAME, scenario: "to-1778", seats: { american: "me", british: "steady" } });
  await page.goto(`/table/${id}`);
  const roll = dice(1775);
  let answers = 0;
  while (await answer(page, roll)) answers++;
  expect(answers).toBeGreaterThan(100);
  await page.locator(".scores li").first().waitFor();
  expect(await page.locator(".scores li").count()).toBe(2);
});

test("what may be chosen on the map answers to a click there, and a march shows what it costs", { timeout: 120_000 }, async () => {
  const page = await person();
  await startGame(page, GAME);
  const before = await page.locator("[data-step]").getAttribute("data-step");
  await page.locator(".map [role=button][data-choice]").first().press("Enter");
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
  const roll = dice(1776);
  const prompt = page.locator("[data-prompt]");
  for (let answers = 0; answers < 300 && (await prompt.getAttribute("data-prompt")) !== "move-to"; answers++) await answer(page, roll);
  expect(await prompt.getAttribute("data-prompt")).toBe("move-to");
  const places = await page.locator(".map path.reach[data-choice]").count();
  expect(places).toBeGreaterThan(0);
  expect(await page.locator(".map [data-cost]").count()).toBe(places);
});

test("a force is taken up on the map, some of its units by number, and sent its way by a place that shows its cost", { timeout: 240_000 }, async () => {
  const page = await person();
  const { id } = await openTable(page, { game: GAME, scenario: "to-1778", seats: { american: "me", british: "steady" } });
  await page.goto(`/table/${id}`);
  const roll = dice(1776);
  const prompt = page.locator("[data-prompt]");
  const stepOf = async (): Promise<number> => Number(await page.locator("[data-step]").getAttribute("data-step"));
  // A stack of several of a kind that may move; with ships there it would be asked whether they sail.
  const stacks = (): Promise<{ take: string; of: number }[]> =>
    page.locator("[data-take]").evaluateAll((all) =>
      all
        .map((it) => ({ take: it.getAttribute("data-take") ?? "", of: Number(it.getAttribute("data-of")) }))
        .filter(({ take, of }) => of > 1 && take.endsWith(":american-militia") && document.querySelector(`path.reach[data-choice="${take.split(":")[0]}"]`))
        .filter(({ take }) => !document.querySelector(`[data-take="${take.split(":")[0]}:american-fleet"]`)),
    );
  for (let answers = 0; answers < 300; answers++) {
    if ((await prompt.getAttribute("data-prompt")) === "move-from" && (await stacks()).length > 0) break;
    await answer(page, roll);
  }
  const [stack] = await stacks();
  expect(stack, "a stack of several militia").toBeDefined();
  const [place] = stack!.take.split(":");
  const before = await stepOf();
  await page.locator(`[data-take="${stack!.take}"]`).hover();
  await page.locator('[data-pip="1"]').click();
  // Where from, who commands, how many and who: all said by the hand.
  const way = page.locator("[data-prompt=move-to]");
  const pass = page.locator(".side button[data-choice=pass]:enabled");
  // Windows for markers come between.
  for (let windows = 0; windows < 4; windows++) {
    await way.or(pass).first().waitFor();
    if (await way.count()) break;
    const at = await stepOf();
    await pass.click();
    await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > step, at);
  }
  expect(await prompt.getAttribute("data-prompt")).toBe("move-to");
  expect(await stepOf()).toBeGreaterThan(before);
  const costs = page.locator(".map [data-cost]");
  await costs.first().waitFor();
  expect(await costs.count()).toBe(await page.locator(".map path.reach[data-choice]").count());
  const goal = await page.locator(".map path.reach[data-choice]").first().getAttribute("data-space");
  const asked = await stepOf();
  await page.locator(`.map path.reach[data-space="${goal}"]`).dispatchEvent("click");
  await page.waitForFunction((step) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > step, asked);
  // The others have stayed.
  await page.locator(`[data-take="${place}:american-militia"][data-of="${stack!.of - 1}"]`).waitFor({ state: "attached" });
});

test("commitments are set in one panel, by keys, and go out with one word", { timeout: 240_000 }, async () => {
  const page = await person();
  await startGame(page, GAME);
  const roll = dice(1776);
  const sheet = page.locator("[data-sheet=commit]");
  for (let answers = 0; answers < 300 && !(await sheet.count()); answers++) await answer(page, roll);
  const first = sheet.getByRole("spinbutton").first();
  await first.press("ArrowUp");
  expect(await first.getAttribute("aria-valuenow")).toBe("1");
  await first.press("0");
  expect(await first.getAttribute("aria-valuenow")).toBe("0");
  await first.press("End");
  const committed = Number(await first.getAttribute("aria-valuenow"));
  expect(committed).toBeGreaterThan(0);
  const step = async () => Number(await page.locator("[data-step]").getAttribute("data-step"));
  const before = await step();
  await sheet.locator("button.primary").press("Enter");
  await page.waitForFunction(() => !["commit-marker", "commit-to"].includes(document.querySelector("[data-prompt]")?.getAttribute("data-prompt") ?? "commit-to"));
  // Each marker is two answers, and Done is one.
  expect((await step()) - before).toBeGreaterThanOrEqual(2 * committed + 1);
});

test("two at one table: neither page's memory nor traffic holds the other's markers or what lies in its stacks", { timeout: 240_000 }, async () => {
  const pages: Record<Side, Page> = { american: await person(), british: await person() };
  const traffic: Record<Side, string[]> = { american: overheard(pages.american), british: overheard(pages.british) };
  const { id } = await openTable(pages.american, { game: GAME, scenario: "to-1778", seats: { american: "me", british: "open" } });
  await pages.british.goto(`/table/${id}`);
  await pages.british.getByRole("button", { name: "Take seat" }).click();
  await pages.american.goto(`/table/${id}`);
  await pages.american.getByRole("button", { name: "Start game" }).click();
  const roll = dice(1783);
  for (let answers = 0; answers < 120; answers++) {
    const asked = await Promise.race(SIDES.map((side) => pages[side].locator(".prompt.mine").waitFor().then(() => side)));
    await answer(pages[asked], roll);
  }
  for (const side of SIDES) {
    const enemy = other[side];
    const views = traffic[side].flatMap(viewsIn);
    expect(views.length, "views that came").toBeGreaterThan(20);
    let hidden = 0;
    for (const view of views) {
      expect(view.hands[enemy].markers, `the hand of the ${enemy} in the traffic of the ${side}`).toBeNull();
      if (view.march?.side === enemy) expect(view.march.force).toBeNull();
      for (const [place, stacks] of Object.entries(view.places)) {
        const stack = stacks[enemy];
        expect(stack?.force ?? stack?.moved, `the stack of the ${enemy} in ${place}, told to the ${side}`).toBeUndefined();
        if ((stack?.height ?? 0) > 1) hidden++;
      }
    }
    expect(hidden, "stacks with something beneath the top").toBeGreaterThan(20);
    expect(await secretsInMemory(pages[side], side), `the ${side} knows its own`).toBeGreaterThan(0);
    expect(await secretsInMemory(pages[side], enemy), `the ${side} knows what the ${enemy} hides`).toBe(0);
  }
});

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (within) => (window as unknown as { axe: { run(part: string): Promise<AxeResults> } }).axe.run(within),
    part,
  );
  return results.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

test("axe finds nothing to object to on the board, its panels and its tabs, in light and in dark", { timeout: 180_000 }, async () => {
  const page = await person();
  await startGame(page, GAME);
  const roll = dice(12);
  for (let answers = 0; answers < 30; answers++) await answer(page, roll);
  const closed = page.locator(".bar [aria-pressed=false]");
  while ((await closed.count()) > 0) await closed.first().click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, "html"), colorScheme).toEqual([]);
  }
  for (const tab of await page.locator("[role=tab]").all()) {
    await tab.click();
    expect(await violations(page, ".side"), (await tab.textContent()) ?? "").toEqual([]);
  }
});

test("on a phone the table fits, and the game can be played", { timeout: 120_000 }, async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await startGame(page, GAME);
  const roll = dice(6);
  for (let answers = 0; answers < 40; answers++) await answer(page, roll);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, "wider than the screen").toBeLessThanOrEqual(0);
  expect((await page.locator(".board .map").first().boundingBox())?.height).toBeGreaterThan(300);
});
