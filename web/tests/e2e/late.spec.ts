// Live games. Somebody leaves, is warned, and loses the seat: a bot plays on, or a rated game is lost.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startServer, type Server } from "./server";
import { answerByClick, dice, openTable, person, register } from "./world";

/** What a clock that runs out is waited for: its bank and its grace take less. */
const PATIENCE = { timeout: 60_000 };

let hurried: Server;
const data = mkdtempSync(join(tmpdir(), "tricorne-e2e-"));

// Clocks run so fast that nobody waits for minutes.
beforeAll(async () => {
  hurried = await startServer(data, "127.0.0.1:0", "clock-rate = 30");
});

afterAll(async () => {
  await hurried.stop();
  rmSync(data, { recursive: true, force: true });
});

/** A live game of two: the guest finds it in the lobby, plays a little, and leaves when it is her turn. */
async function leaveInMidGame(host: Page, guest: Page, more: Record<string, unknown>): Promise<void> {
  const pace = { kind: "live", bank: 450, increment: 3600, late: "bot" };
  const { id } = await openTable(host, { game: "ferry-town", scenario: "two", pace, seats: { north: "me" }, ...more });
  await guest.goto("/lobby");
  await guest.getByRole("button", { name: "Waiting for players" }).click();
  await guest.getByRole("link", { name: /Ferry Town/ }).first().click();
  await guest.getByRole("button", { name: "Take seat" }).click();
  await host.goto(`/table/${id}`);
  await host.getByRole("button", { name: "Start game" }).click();
  await Promise.all([host, guest].map((page) => page.locator("[data-prompt]").waitFor()));
  const roll = dice(7);
  for (let answers = 0; answers < 30 && !(await host.locator("[data-clock=east].running").count()); answers++) await answerByClick(host, roll);
  await guest.goto("/lobby");
  await guest.locator("article [data-clock=east].running").waitFor();
  await host.getByRole("tab", { name: "Chat" }).click();
  await host.getByText("East: out of time. When the grace is over too, a bot takes the seat.").waitFor(PATIENCE);
}

const there = () => ({ server: hurried.url });

test("whoever leaves a live game is warned, and a bot plays on to its end", { timeout: 180_000 }, async () => {
  const [ann, ben] = await Promise.all([person(there()), person(there())]);
  await leaveInMidGame(ann, ben, {});
  await ann.getByText("East: out of time. A bot has taken the seat.").waitFor(PATIENCE);
  const roll = dice(8);
  while (await answerByClick(ann, roll));
  expect(await ann.locator(".scores li").count()).toBe(2);
});

test("whoever leaves a rated game of two is warned, and has lost it", { timeout: 180_000 }, async () => {
  const [ann, ben] = await Promise.all([person(there()), person(there())]);
  await Promise.all([register(ann, "Ann"), register(ben, "Ben")]);
  await leaveInMidGame(ann, ben, { rated: true });
  await ann.getByText("East: out of time. The seat is forfeit.").waitFor(PATIENCE);
  await ann.goto("/people/Ben");
  const rating = ann.locator("section p", { hasText: "Rating:" });
  await rating.waitFor();
  expect(Number.parseInt((await rating.textContent())?.replace(/\D+/g, "") ?? "")).toBeLessThan(1500);
});
