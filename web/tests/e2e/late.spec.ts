// A rated live game between two accounts. One of them leaves, is warned, and loses the seat to a bot.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startServer, type Server } from "./server";
import { answerByClick, dice, openTable, person, register } from "./world";

let hurried: Server;
const data = mkdtempSync(join(tmpdir(), "tricorne-e2e-"));

// Clocks run so fast that nobody waits for five minutes.
beforeAll(async () => {
  hurried = await startServer(data, "127.0.0.1:0", "clock-rate = 30");
});

afterAll(async () => {
  await hurried.stop();
  rmSync(data, { recursive: true, force: true });
});

test("whoever leaves a rated live game is warned, and a bot plays on", async () => {
  const there = { server: hurried.url };
  const [ann, ben] = await Promise.all([person(there), person(there)]);
  await Promise.all([register(ann, "Ann"), register(ben, "Ben")]);
  const pace = { kind: "live", bank: 300, increment: 3600, late: "bot" };
  const { id } = await openTable(ann, { game: "ferry-town", scenario: "two", rated: true, pace, seats: { north: "me" } });
  await ben.goto("/lobby");
  await ben.getByRole("button", { name: "Waiting for players" }).click();
  await ben.getByRole("link", { name: /Ferry Town/ }).first().click();
  await ben.getByRole("button", { name: "Take seat" }).click();
  await ann.goto(`/table/${id}`);
  await ann.getByRole("button", { name: "Start game" }).click();
  await Promise.all([ann, ben].map((page) => page.locator("[data-prompt]").waitFor()));

  const roll = dice(7);
  const asked = (seat: string) => ann.locator(`.clocks [data-clock=${seat}].running`).count();
  for (let answers = 0; answers < 30 && !(await asked("east")); answers++) await answerByClick(ann, roll);
  await ben.goto("/lobby");
  // In the list and at the table the time runs out; the table says so, and to whom.
  await ben.locator("article [data-clock=east].running").waitFor();
  await ann.getByRole("tab", { name: "Chat" }).click();
  await ann.getByText("East: out of time. When the grace is over too, a bot takes the seat.").waitFor();
  await ann.getByText("East: out of time. A bot has taken the seat.").waitFor();
  await ann.getByRole("tab", { name: "Players" }).click();
  await ann.locator("li", { hasText: "East" }).getByText("Random").waitFor();
  await expect.poll(() => asked("north")).toBe(1);
  await answerByClick(ann, roll);

  // Against a bot the game goes on; whoever left has lost it.
  while (await answerByClick(ann, roll));
  await ann.goto("/people/Ben");
  await ann.locator("section p", { hasText: "Rating:" }).waitFor();
  const rating = Number.parseInt((await ann.locator("section p", { hasText: "Rating:" }).textContent())?.replace(/\D+/g, "") ?? "");
  expect(rating).toBeLessThan(1500);
});
