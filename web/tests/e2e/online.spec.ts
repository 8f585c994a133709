import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, tableOf } from "./world";

const seats = { british: "me", patriots: "open", indians: "random", french: "random" };

test("two at one table and a third who watches", async () => {
  const host = await person();
  const { id } = await openTable(host, { game: "liberty-or-death", scenario: "1778-sprint", seats });
  await host.goto(`/table/${id}`);
  await host.getByText("Waiting for players.").waitFor();

  const guest = await person();
  await guest.goto(`/table/${id}`);
  await guest.getByRole("button", { name: "Take seat" }).click();
  await host.getByRole("button", { name: "Start game" }).click();
  await Promise.all([host, guest].map((page) => page.locator("[data-prompt]").waitFor()));

  const watcher = await person();
  await watcher.goto(`/table/${id}`);
  await watcher.locator("[data-prompt]").waitFor();
  expect(await watcher.locator("button[data-choice]").count()).toBe(0);

  const roll = dice(7);
  for (let answers = 0; answers < 12; answers++) {
    const asked = (await host.locator(".prompt.mine").count()) ? host : guest;
    await asked.locator(".prompt.mine").waitFor();
    await answerByClick(asked, roll);
    const step = await asked.locator("[data-step]").getAttribute("data-step");
    for (const other of [host, guest, watcher]) {
      await other.locator(`[data-step="${step}"]`).waitFor();
    }
  }

  await host.getByRole("tab", { name: "Chat" }).click();
  await host.getByLabel("Write to the table").fill("Your move, General.");
  await host.getByRole("button", { name: "Send" }).click();
  for (const other of [guest, watcher]) {
    await other.getByRole("tab", { name: "Chat" }).click();
    await other.getByText("Your move, General.").waitFor();
  }
  expect(await watcher.getByLabel("Write to the table").count()).toBe(0);
  expect(await watcher.getByLabel("Write to the spectators").count()).toBe(1);
  await watcher.getByRole("tab", { name: "Players" }).click();
  await watcher.getByText("3 people are here.").waitFor();
});

test("going back past others needs their consent", async () => {
  const host = await person();
  const { id } = await openTable(host, { game: "ferry-town", scenario: "two", seats: { north: "me", east: "open" } });
  const guest = await person();
  await guest.goto(`/table/${id}`);
  await guest.getByRole("button", { name: "Take seat" }).click();
  await host.goto(`/table/${id}`);
  await host.getByRole("button", { name: "Start game" }).click();
  // Both choose in secret; then something was revealed.
  const roll = dice(3);
  for (const page of [host, guest]) {
    await page.locator(".prompt.mine").waitFor();
    await answerByClick(page, roll);
  }
  await host.locator(".prompt.mine").waitFor();
  const step = await host.locator("[data-step]").getAttribute("data-step");
  await host.getByRole("button", { name: "Undo" }).click();
  await host.getByRole("button", { name: "Ask to undo" }).click();
  await host.getByText("You asked to undo a move.").waitFor();
  await guest.getByRole("button", { name: "Allow" }).click();
  await host.waitForFunction(
    (before) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) < Number(before),
    step,
  );
});

test("the link of a private table lets friends in, and nobody else", async () => {
  const host = await person();
  const { id, invitation } = await openTable(host, {
    game: "liberty-or-death",
    private: true,
    seats: { ...seats, patriots: "invitation" },
  });
  const stranger = await person({ expected: /404/ });
  await stranger.goto(`/table/${id}`);
  await stranger.getByRole("alert").waitFor();
  const friend = await person();
  await friend.goto(`/table/${id}?invitation=${invitation}`);
  await friend.getByRole("button", { name: "Take seat" }).click();
  await friend.getByText("Waiting for the host to start the game.").waitFor();
  expect(tableOf(friend)).toBe(id);
});

test("around one screen the question moves from seat to seat", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "ferry-town", scenario: "two", seats: { north: "me", east: "me" } });
  await page.goto(`/table/${id}`);
  const roll = dice(5);
  for (const seat of ["North", "East"]) {
    await page.getByRole("button", { name: `Continue as ${seat}` }).click();
    await answerByClick(page, roll);
  }
});

test("while the screen is passed on the board stays, with nothing to answer on it", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "washingtons-war", scenario: "1775", seats: { american: "me", british: "me" } });
  await page.goto(`/table/${id}`);
  const onward = page.getByRole("button", { name: "Continue as Americans" });
  await onward.waitFor();
  await page.locator(".board [data-label=philadelphia]").first().waitFor();
  expect(await page.locator("[data-choice]").count()).toBe(0);
  await onward.click();
  await page.locator(".board [data-choice]").first().waitFor();
});
