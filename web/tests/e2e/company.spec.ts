// Company at a table: names, marks, spectators, who is here, and a turn that is told beyond the page.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person } from "./world";

const two = { game: "ferry-town", scenario: "two", seats: { north: "me", east: "open" } };

async function callOneself(page: Page, name: string): Promise<void> {
  await page.locator("[data-nickname] input").fill(name);
  await page.locator("[data-nickname] button").click();
  await page.locator("[data-nickname]").getByText("Saved.").waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.locator(".say input").fill(text);
  await page.locator(".say button").click();
}

test("guests have names, chat has marks, and spectators talk among themselves", async () => {
  const [host, guest, watcher, other] = await Promise.all([person(), person(), person(), person()]);
  const { id } = await openTable(host, two);
  await host.goto(`/table/${id}`);
  await callOneself(host, "Nathanael");
  await guest.goto(`/table/${id}`);
  await guest.getByText("Nathanael").waitFor();
  await guest.getByRole("button", { name: "Take seat" }).click();
  await callOneself(guest, "Henry");
  await host.getByText("Henry").waitFor();
  await host.getByRole("button", { name: "Start game" }).click();
  await Promise.all([host, guest].map((page) => page.locator("[data-prompt]").waitFor()));

  await host.getByRole("tab", { name: "Players" }).click();
  await host.locator("[data-here=true]").nth(1).waitFor();
  await Promise.all([watcher, other].map((page) => page.goto(`/table/${id}`)));
  await other.locator("[data-prompt]").waitFor();
  await watcher.locator("[data-prompt]").waitFor();
  await say(watcher, "East has the 6.");
  await other.locator("[data-unread='1']").waitFor();
  await say(host, "Good luck!");
  await other.locator("[data-unread='2']").waitFor();
  await guest.locator("[data-unread='1']").waitFor();
  await guest.getByRole("tab", { name: "Chat" }).click();
  const line = guest.locator(".said p", { hasText: "Good luck!" });
  expect(await line.textContent()).toContain("Nathanael");
  expect(await line.locator("[data-seat=north]").count()).toBe(1);
  expect(await guest.getByText("East has the 6.").count()).toBe(0);
  expect(await guest.locator("[data-unread]").count()).toBe(0);
  await guest.reload();
  await guest.locator("[data-prompt]").waitFor();
  await guest.getByRole("tab", { name: "Chat" }).click();
  await guest.getByText("Good luck!").waitFor();
  expect(await guest.getByText("East has the 6.").count()).toBe(0);

  await guest.close();
  await host.getByRole("tab", { name: "Players" }).click();
  await host.locator("[data-here=false]").waitFor();
});

test("a turn is told in title and icon, by a sound and by a notification that was asked for", async () => {
  const [host, guest] = await Promise.all([person({ settings: { sound: true } }), person()]);
  await host.addInitScript(() => {
    const told: string[] = [];
    const notice = function (this: unknown, title: string): void {
      told.push(title);
    };
    Object.assign(notice, { permission: "default", requestPermission: () => Promise.resolve(Object.assign(notice, { permission: "granted" }).permission) });
    const tones: number[] = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
    Object.assign(window, { Notification: notice, told, tones, hiddenNow: false });
    Object.defineProperty(document, "visibilityState", { get: () => ((window as unknown as { hiddenNow: boolean }).hiddenNow ? "hidden" : "visible") });
  });
  const { id } = await openTable(host, { game: "we-the-people", scenario: "1775", seats: { american: "open", british: "me" } });
  await guest.goto(`/table/${id}`);
  await guest.getByRole("button", { name: "Take seat" }).click();
  await host.goto(`/table/${id}`);
  await host.getByRole("button", { name: "Start game" }).click();
  await guest.locator(".prompt.mine").waitFor();
  await guest.waitForFunction(() => document.title.startsWith("Your turn: "));
  expect(await guest.locator("link[rel=icon]").getAttribute("href")).toBe("/tricorne-turn.svg");
  expect(await host.title()).not.toContain("Your turn");
  expect(await host.locator("link[rel=icon]").getAttribute("href")).toBe("/tricorne.svg");

  await host.locator("[data-tab=preferences]").click();
  await host.locator("[data-notify]").click();
  await host.locator("[data-notify][aria-pressed=true]").waitFor();
  await host.evaluate(() => Object.assign(window, { hiddenNow: true }));
  const roll = dice(5);
  for (let answers = 0; answers < 40 && !(await host.title()).startsWith("Your turn"); answers++) {
    await answerByClick(guest, roll);
    await host.waitForTimeout(50);
    if (!(await guest.locator(".prompt.mine").count())) break;
  }
  await host.waitForFunction(() => document.title.startsWith("Your turn: "));
  const { told, tones } = await host.evaluate(() => {
    const { told, tones } = window as unknown as { told: string[]; tones: number[] };
    return { told, tones };
  });
  expect(told).toEqual(["Your turn: We the People"]);
  expect(tones.length).toBe(2);
});

test("a seat of a waiting room is given to a bot, and the start page goes on with the game first", async () => {
  const host = await person();
  const { id } = await openTable(host, { game: "liberty-or-death", scenario: "1778-sprint", seats: { patriots: "me" } });
  await host.goto(`/table/${id}`);
  for (let free = 3; free > 0; free--) {
    await expect.poll(() => host.getByRole("button", { name: "Give to a bot" }).count()).toBe(free);
    await host.getByRole("button", { name: "Give to a bot" }).first().click();
  }
  await host.getByRole("button", { name: "Start game" }).click();
  await host.locator("[data-prompt]").waitFor();
  await host.goto("/");
  const first = host.locator("main h1, main article").first();
  await expect.poll(() => first.textContent()).toContain("Last move");
  await first.getByRole("link", { name: "Continue" }).click();
  await host.locator("[data-prompt]").waitFor();
});
