// What the browser tests share: people with a browser of their own, and what they do. Each file of tests has a server of its
// own, so that its games are the same whatever runs beside it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

import { startServer, type Server } from "./server";

let browser: Browser;
let server: Server;
const data = mkdtempSync(join(tmpdir(), "tricorne-e2e-"));
const open: { context: BrowserContext; page: Page; complaints: string[] }[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([chromium.connect(inject("browser")), startServer(data)]);
});

afterEach(async () => {
  const complaints = open.flatMap((it) => it.complaints);
  await Promise.all(open.splice(0).map((it) => it.context.close()));
  expect(complaints, "what the browsers complained of").toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Where the server of these tests is. */
export function serverUrl(): string {
  return server.url;
}

export interface Person extends BrowserContextOptions {
  /** How what others do is shown. */
  playback?: "off" | "turns" | "steps";
  /** Other settings: by default lists are open and every question is asked. */
  settings?: Record<string, unknown>;
  /** Complaints of the browser that belong to the test. */
  expected?: RegExp;
  /** Another server than that of these tests. */
  server?: string;
}

/** Somebody with a browser of her own, on the start page. */
export async function person(how: Person = {}): Promise<Page> {
  const { playback = "off", settings = {}, expected, server = serverUrl(), ...options } = how;
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 1280, height: 800 },
    locale: "en",
    reducedMotion: "reduce",
    ...options,
  });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("tricorne-settings") === null) localStorage.setItem("tricorne-settings", kept);
  }, JSON.stringify({ playback, guide: false, folded: false, forced: false, ahead: false, battles: false, ...settings }));
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  // A look ahead may come too late: the question has just been answered.
  const late = /status of 409.*\/(preview|odds)\?/;
  const complain = (text: string): void => {
    if (!expected?.test(text) && !late.test(text)) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") complain(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complain(String(error)));
  open.push({ context, page, complaints });
  await page.goto("/");
  await page.locator("h1").first().waitFor();
  return page;
}

/** Makes an account, in the browser of somebody who has none. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  const form = page.locator("form[data-form=register]");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Password").fill("tea in the harbor");
  await form.getByRole("button", { name: "Create account" }).click();
  await page.locator("h1", { hasText: name }).waitFor();
}

/** From the start page to a running game against bots: in two clicks for the game that is shown first. */
export async function startGame(page: Page, game = "liberty-or-death"): Promise<string> {
  const link = page.locator(`a[href='/play/${game}']`);
  if (await link.count()) await link.click();
  else await page.goto(`/play/${game}`);
  await page.locator("form button.primary").click();
  // A game is told from its beginning where playback is on.
  await page.locator("[data-prompt], .story .skip").first().waitFor();
  const skip = page.locator(".story .skip");
  if (await skip.count()) await skip.click();
  await page.locator("[data-prompt]").waitFor();
  return tableOf(page);
}

/** The table that a page is at. */
export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Opens a table by a request, as the person of this page. */
export async function openTable(page: Page, table: Record<string, unknown>): Promise<{ id: string; invitation: string }> {
  const answer = await page.evaluate(async (body) => {
    const post = (path: string, json: unknown): Promise<Response> =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(json) });
    await post("/api/guest", {});
    localStorage.setItem("tricorne-session", "true");
    return (await post("/api/tables", body)).json() as Promise<{ id: string; invitation: string }>;
  }, table);
  expect(answer.id).toBeTruthy();
  return answer;
}

/** A sequence of numbers that looks random and is the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/**
 * Clicks one of the answers that are offered, by a roll or a certain one, and waits until it has been taken. Gives false
 * once the game is over.
 */
export async function answerByClick(page: Page, roll: (sides: number) => number, choice?: string): Promise<boolean> {
  const before = await page.locator("[data-step]").getAttribute("data-step");
  const stepper = page.locator(".prompt input[type=number]");
  const offered = page.locator(".side button[data-choice]:enabled");
  await page.locator(".side button[data-choice]:enabled, .prompt input[type=number]:enabled, .scores").first().waitFor();
  if (await page.locator(".scores").count()) return false;
  if (await stepper.count()) {
    const [least, most] = [Number(await stepper.getAttribute("min")), Number(await stepper.getAttribute("max"))];
    await stepper.fill(choice ?? String(least + roll(most - least + 1)));
    await page.locator(".prompt form button.primary").click();
  } else {
    const one = choice === undefined ? offered.nth(roll(await offered.count())) : offered.and(page.locator(`[data-choice="${choice}"]`));
    await one.click();
  }
  await page.waitForFunction(
    (step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step || document.querySelector(".scores"),
    before,
  );
  return true;
}

/** Plays a table on by requests, as a bot advises: so many answers, and then until something of this kind is asked. */
export async function playAsAdvised(page: Page, table: string, seat: string, answers: number, asked = /./): Promise<void> {
  await page.evaluate(
    async ({ at, seat, answers, asked }) => {
      interface State {
        questions: { seat: string; prompt: { name: string } }[];
        outcome: unknown;
      }
      for (let given = 0; given < answers + 100; given++) {
        const { questions, outcome } = (await (await fetch(`${at}/state?as=${seat}&lang=none`)).json()) as State;
        const question = questions.find((it) => it.seat === seat);
        if (outcome || !question || (given >= answers && new RegExp(asked).test(question.prompt.name))) return;
        const { choice } = (await (await fetch(`${at}/advice?seat=${seat}`)).json()) as { choice: string };
        const body = JSON.stringify({ seat, choice });
        await fetch(`${at}/answer`, { method: "POST", headers: { "content-type": "application/json" }, body });
      }
    },
    { at: `/api/tables/${table}`, seat, answers, asked: asked.source },
  );
}

/** Gives one of the answers that are offered by a request, by a roll, and waits until the next question is shown. */
export async function answerByRequest(page: Page, seat: string, roll: (sides: number) => number): Promise<void> {
  const before = await page.locator("[data-step]").getAttribute("data-step");
  const at = `/api/tables/${tableOf(page)}`;
  const choices = await page.evaluate(async (from) => {
    const { questions } = (await (await fetch(from)).json()) as { questions: { choices: { choice: string }[] }[] };
    return questions[0]?.choices.map(({ choice }) => choice) ?? [];
  }, `${at}/state?as=${seat}&lang=none`);
  const body = JSON.stringify({ seat, choice: choices[roll(choices.length)] });
  await page.evaluate(([to, body]) => fetch(to!, { method: "POST", headers: { "content-type": "application/json" }, body: body! }), [`${at}/answer`, body]);
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
  await page.locator(".prompt.mine").waitFor();
}

/** How many cards have been turned up as the journal tells. */
export async function cardsInPlay(page: Page): Promise<number> {
  return page.locator(".journal .note", { hasText: /is in play|In gioco/ }).count();
}
