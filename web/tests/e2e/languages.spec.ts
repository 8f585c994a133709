import { expect, test } from "vitest";

import { person, startGame } from "./world";

test("a browser that prefers Italian is spoken to in Italian", async () => {
  const page = await person({ locale: "it-IT" });
  expect(await page.locator("html").getAttribute("lang")).toBe("it");
  await page.getByRole("link", { name: "Gioca a Liberty or Death" }).click();
  await page.getByRole("button", { name: "Inizia la partita" }).click();
  await page.locator("[data-prompt]").waitFor();
  await page.getByText("tocca a te").waitFor();
});

test("the language changes in place, board, question and journal alike", async () => {
  const page = await person();
  await startGame(page);
  const english = (await page.locator("[data-prompt]").textContent()) ?? "";
  const key = await page.locator("[data-prompt]").getAttribute("data-prompt");
  const note = await page.locator(".journal .note").first().textContent();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Language").selectOption({ label: "Italiano" });
  await page.waitForFunction((text) => document.querySelector("[data-prompt]")?.textContent !== text, english);
  expect(await page.locator("[data-prompt]").getAttribute("data-prompt")).toBe(key);
  expect(await page.locator("html").getAttribute("lang")).toBe("it");
  expect(await page.locator(".journal .note").first().textContent()).not.toBe(note);
  await page.getByLabel("Lingua").selectOption({ label: "English" });
  await page.waitForFunction((text) => document.querySelector("[data-prompt]")?.textContent === text, english);
});
