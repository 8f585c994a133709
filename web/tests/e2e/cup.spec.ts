// A mini cup of four, two people and two programs, from the first who enters to the last game.

import { type ChildProcess, spawn } from "node:child_process";

import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";

import { answerByClick, dice, person, register, serverUrl } from "./world";

const bots: ChildProcess[] = [];
afterEach(() => {
  for (const bot of bots.splice(0)) bot.kill();
});

/** Makes a bot account on the account page, enters it, and lets the example bot play for it. */
async function enterBot(owner: Page, name: string, cup: string): Promise<void> {
  await owner.goto("/account");
  await owner.getByLabel("Name of the bot").fill(name);
  await owner.getByRole("button", { name: "Create bot account" }).click();
  const token = (await owner.locator("p[role=status] code").last().textContent()) ?? "";
  const authorization = `Bearer ${token}`;
  const joined = await fetch(`${serverUrl()}/api/tournaments/${cup}/join`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: "{}",
  });
  expect(joined.status).toBe(200);
  bots.push(spawn("python3", ["../examples/network_bot.py", serverUrl(), token], { stdio: ["ignore", "ignore", "inherit"] }));
}

/** Plays the game of a round that somebody has, if there is one. */
async function playRound(page: Page, cup: string, round: number, roll: (sides: number) => number): Promise<void> {
  await page.goto(`/tournaments/${cup}`);
  const games = page.locator("section", { has: page.locator(`#round-${round}`) }).locator("li");
  await games.first().waitFor();
  const me = (await page.locator("header a[href='/account']").textContent()) ?? "";
  const table = games.filter({ hasText: me }).getByRole("link", { name: "Table" });
  // The server opens the tables of a round one after the other: a link is there once its table is.
  const path = (await table.getAttribute("href")) ?? "";
  expect((await page.request.get(`/api${path.replace("table", "tables")}`)).status()).toBe(200);
  await table.click();
  await page.locator("[data-step], .scores").first().waitFor();
  while (await answerByClick(page, roll));
}

test("a cup of two people and two bots begins when it is full, and ends with its standings", { timeout: 180_000 }, async () => {
  // The page asks for tables that are still being opened.
  const expected = /status of 404.*\/api\/tables\//;
  const [ann, ben] = await Promise.all([person({ expected }), person({ expected })]);
  await Promise.all([register(ann, "Ann"), register(ben, "Ben")]);
  await ann.goto("/tournaments");
  const cup = await ann.evaluate(async () => {
    const pace = { kind: "live", bank: 3600, increment: 60, late: "forfeit" };
    const body = { name: "Harbor cup", game: "ferry-town", scenario: "two", format: "round-robin", players: 4, begins_full: true, pace };
    const made = await fetch("/api/tournaments", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return ((await made.json()) as { id: string }).id;
  });
  for (const page of [ann, ben]) {
    await page.goto(`/tournaments/${cup}`);
    await page.getByRole("button", { name: "Enter" }).click();
    await page.getByRole("button", { name: "Withdraw" }).waitFor();
  }
  await enterBot(ann, "Drummer", cup);
  await enterBot(ben, "Fifer", cup);
  const rolls = [dice(1), dice(2)] as const;
  for (const round of [1, 2, 3]) await Promise.all([playRound(ann, cup, round, rolls[0]), playRound(ben, cup, round, rolls[1])]);

  await ann.goto(`/tournaments/${cup}`);
  await ann.getByText("Finished").first().waitFor();
  const places = await ann.locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((it) => it.textContent)));
  expect(places.length).toBe(4);
  // Each has met each other: six games, a point in each that had one winner or none; of two who both win nobody beats the other.
  const points = places.map(([all]) => Number((all ?? "").replace("½", ".5")));
  expect(points).toEqual([...points].sort((a, b) => b - a));
  const sum = points.reduce((sum, it) => sum + it);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(6);
  expect(await ann.locator("section li").filter({ has: ann.locator("b") }).count()).toBe(6);
});
