import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, expect, test } from "vitest";

import { startServer } from "./server";
import { answerByClick, dice, person, startGame } from "./world";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("after a reload in mid-turn the same question waits", async () => {
  const page = await person();
  await startGame(page);
  await answerByClick(page, dice(2));
  const asked = await page.locator("#prompt-text").textContent();
  const step = await page.locator("[data-step]").getAttribute("data-step");
  await page.reload();
  await page.locator("[data-prompt]").waitFor();
  expect(await page.locator("#prompt-text").textContent()).toBe(asked);
  expect(await page.locator("[data-step]").getAttribute("data-step")).toBe(step);
});

test("when the server goes away the player is told, and the game goes on when it is back", async () => {
  const data = mkdtempSync(join(tmpdir(), "tricorne-e2e-"));
  folders.push(data);
  let server = await startServer(data);
  try {
    const page = await person({ server: server.url, expected: /WebSocket|ERR_CONNECTION/ });
    await startGame(page);
    const roll = dice(4);
    await answerByClick(page, roll);
    const asked = await page.locator("#prompt-text").textContent();
    await server.stop();
    await page.getByText("Connection lost.").waitFor();
    expect(await page.locator("button[data-choice]:enabled").count()).toBe(0);
    server = await startServer(data, new URL(server.url).host);
    await page.getByText("Connection lost.").waitFor({ state: "detached" });
    expect(await page.locator("#prompt-text").textContent()).toBe(asked);
    await answerByClick(page, roll);
  } finally {
    await server.stop();
  }
});

test("who comes back is shown what happened meanwhile", async () => {
  const page = await person();
  const id = await startGame(page);
  await page.goto("/");
  await page.locator("h1").first().waitFor();
  await page.evaluate(async (table) => {
    const body = JSON.stringify({ answers: 1, journal: 0 });
    await fetch(`/api/tables/${table}/seen`, { method: "PUT", headers: { "content-type": "application/json" }, body });
  }, id);
  await page.goto(`/table/${id}`);
  await page.getByText(/new entr(y|ies) since your last visit/).waitFor();
  await page.getByText("New since your last visit").waitFor();
  await page.getByRole("button", { name: "Not now" }).click();
  const seen = (): Promise<number> =>
    page.evaluate(async (table) => {
      const info = (await (await fetch(`/api/tables/${table}`)).json()) as { seen: { answers: number } };
      return info.seen.answers;
    }, id);
  await expect.poll(seen, { timeout: 10_000 }).toBeGreaterThan(1);
  await page.reload();
  await page.locator("[data-prompt]").waitFor();
  expect(await page.getByText(/new entr(y|ies) since your last visit/).count()).toBe(0);
});
