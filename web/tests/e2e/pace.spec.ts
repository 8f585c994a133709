// Clocks: set when a table is opened, seen to run at the table, in the list and on a phone; vacations on the account page.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, register } from "./world";

const pace = { kind: "live", bank: 600, increment: 10, late: "bot" };
const two = { game: "ferry-town", scenario: "two", seats: { north: "me", east: "open" }, pace };

const left = async (page: Page, seat: string): Promise<number> => Number(await page.locator(`.clocks [data-clock=${seat}]`).getAttribute("data-left"));
const running = (page: Page, seat: string): Promise<number> => page.locator(`.clocks [data-clock=${seat}].running`).count();

test("a table has the pace that its host chose", async () => {
  const page = await person();
  await page.goto("/new?game=washingtons-war");
  await page.getByLabel("Pace").selectOption({ label: "By the day" });
  await page.getByLabel("Time for each turn").selectOption({ label: "2 days" });
  await page.getByLabel("Out of time").selectOption({ label: "The seat is forfeit" });
  await page.getByRole("button", { name: "Open table" }).click();
  await page.locator("[data-pace]").getByText("2 days for each turn.").waitFor();
  expect(await page.locator("[data-pace]").textContent()).toContain("12 hours more. Then the seat is forfeit");
});

test("clocks run for whoever is asked, at the table, in the list and on a phone, and warn once", async () => {
  const [host, guest] = await Promise.all([person(), person({ viewport: { width: 390, height: 844 } })]);
  await host.clock.install();
  const { id } = await openTable(host, two);
  await host.goto(`/table/${id}`);
  await guest.goto(`/table/${id}`);
  await guest.getByRole("button", { name: "Take seat" }).click();
  await host.getByRole("button", { name: "Start game" }).click();
  await Promise.all([host, guest].map((page) => page.locator("[data-prompt]").waitFor()));
  expect([await running(host, "north"), await running(host, "east")]).toEqual([1, 0]);
  expect([await running(guest, "north"), await running(guest, "east")]).toEqual([1, 0]);
  await guest.locator(".clocks [data-clock=north]").scrollIntoViewIfNeeded();
  expect(await guest.locator(".clocks [data-clock=north]").isVisible()).toBe(true);

  const clock = host.locator(".clocks [data-clock=north]");
  expect([await clock.getAttribute("role"), await clock.getAttribute("aria-live")]).toEqual(["timer", "off"]);
  const before = await left(host, "north");
  await host.clock.fastForward(5000);
  await expect.poll(() => left(host, "north")).toBeLessThanOrEqual(before - 5);
  expect(await left(host, "east")).toBe(600);
  expect(await host.locator("[data-time=enough]").count()).toBe(1);
  await host.clock.fastForward(450_000);
  await host.locator("[data-time=low]").waitFor({ state: "attached" });
  expect(await host.locator("[data-time]").textContent()).toBe("You have 2:30 left.");
  await host.clock.fastForward(150_000);
  await host.getByRole("alert").getByText("You are out of time. A bot takes your seat in 1:00.").waitFor();

  // The server knows better: the next message sets the clock right.
  const roll = dice(3);
  while (await running(guest, "north")) await answerByClick(host, roll);
  await expect.poll(() => running(guest, "east")).toBe(1);
  expect(await left(host, "north")).toBeGreaterThan(500);
  expect(await host.locator("[data-time=enough]").count()).toBe(1);
  await guest.goto("/lobby");
  await guest.locator("article [data-clock=east].running").waitFor();
  expect(await guest.locator("article [data-clock=north]").count()).toBe(0);
});

test("an account goes on vacation and comes back", async () => {
  const page = await person();
  await register(page, "Traveller");
  await page.getByText("You have 30 days left this year.").waitFor();
  await page.getByLabel("Length").selectOption({ label: "7 days" });
  await page.getByRole("button", { name: "Go on vacation" }).click();
  await page.locator("[data-vacation=true]").getByText("You are on vacation until").waitFor();
  await page.getByRole("button", { name: "End vacation" }).click();
  await page.getByText(/You have (29|30) days left this year\./).waitFor();
});
