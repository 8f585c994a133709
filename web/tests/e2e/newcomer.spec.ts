import { expect, test } from "vitest";

import { answerByClick, cardsInPlay, dice, person, startGame } from "./world";

test("a newcomer is in a game after two clicks and completes a first card", async () => {
  const page = await person({ playback: "turns" });
  await startGame(page);
  const cards = await cardsInPlay(page);
  const roll = dice(1);
  for (let answers = 0; (await cardsInPlay(page)) === cards && answers < 60; answers++) {
    const skip = page.locator(".story .skip");
    if (await skip.count()) await skip.last().click({ timeout: 1000 }).catch(() => {});
    await answerByClick(page, roll);
  }
  expect(await cardsInPlay(page)).toBeGreaterThan(cards);
});

test("an entry of the journal shows the board at that moment, and now comes back", async () => {
  const page = await person();
  await startGame(page);
  const roll = dice(3);
  for (let answers = 0; answers < 5; answers++) await answerByClick(page, roll);
  const now = await page.locator("[data-step]").getAttribute("data-step");
  await page.locator(".journal .note").first().click();
  await page.locator(".banner.playing").waitFor();
  expect(await page.locator("[data-step]").getAttribute("data-step")).not.toBe(now);
  // A leap to another time moves no pieces.
  expect(await page.locator(".board .changed").count()).toBe(0);
  await page.locator(".banner.playing button.primary").click();
  expect(await page.locator("[data-step]").getAttribute("data-step")).toBe(now);
});

test("an answer can be taken back", async () => {
  const page = await person();
  await startGame(page);
  // A card may ask something else first.
  const command = page.locator("[data-choice=rally], [data-choice=march]").first();
  const roll = dice(2);
  for (let answers = 0; (await command.count()) === 0 && answers < 40; answers++) await answerByClick(page, roll);
  const asked = await page.locator("#prompt-text").textContent();
  const before = await page.locator("[data-step]").getAttribute("data-step");
  await command.click();
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
  expect(await page.locator("#prompt-text").textContent()).not.toBe(asked);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") === step, before);
  expect(await page.locator("#prompt-text").textContent()).toBe(asked);
});

test("what others did is shown in its order, and nothing of it ahead", async () => {
  const page = await person({ playback: "turns" });
  await startGame(page);
  await page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    const board = document.querySelector("[data-step]");
    const look = (): number => shown.push(Number(board?.getAttribute("data-step")));
    if (board) new MutationObserver(look).observe(board, { attributeFilter: ["data-step"] });
  });
  const roll = dice(4);
  const playing = page.locator(".story");
  for (let answers = 0; (await playing.count()) === 0 && answers < 60; answers++) await answerByClick(page, roll);
  // Neither the question nor the journal is ahead of what is shown.
  expect(await page.locator("[data-prompt]").count()).toBe(0);
  for (let stop = 0; (await playing.count()) > 0 && stop < 80; stop++) {
    const told = page.locator("[data-story-stop] li").last();
    const text = ((await told.textContent({ timeout: 2000 }).catch(() => "")) ?? "").split("§")[0]?.trim() ?? "";
    const last = ((await page.locator(".journal .note").last().textContent()) ?? "").trim();
    if (text && (await told.count())) expect(text).toContain(last.slice(0, 12));
    await page.locator(".story .bar button").nth(2).click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
  await playing.waitFor({ state: "detached" });
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

test("the guide points at what it speaks of, and goes when that is done", async () => {
  const page = await person({ settings: { guide: true } });
  await startGame(page, "washingtons-war");
  const title = page.locator("[data-guide] h3");
  const first = await title.textContent();
  const ring = page.locator("[data-coach] rect").last();
  const box = async () => (await ring.boundingBox())!;
  const about = async (selector: string) => {
    const thing = (await page.locator(selector).first().boundingBox())!;
    const drawn = await box();
    expect(Math.abs(drawn.x - Math.max(2, thing.x - 4))).toBeLessThan(3);
    expect(Math.abs(drawn.y - Math.max(2, thing.y - 4))).toBeLessThan(3);
  };
  await about(".prompt");
  await page.locator("[data-guide] button.primary").click();
  await page.locator("[data-coach=map]").waitFor();
  await about(".board .map");
  expect(await title.textContent()).not.toBe(first);
  await page.locator("[data-guide] button.primary").click();
  await page.locator("[data-coach=bar]").waitFor();
  await page.locator("[data-guide] button.primary").click();
  await page.locator("[data-coach=legal]").waitFor();
  const told = await title.textContent();
  // The ring takes no clicks.
  const roll = dice(1775);
  for (let answers = 0; answers < 20 && (await page.locator("[data-prompt=committees]").count()); answers++) await answerByClick(page, roll);
  await page.waitForFunction((text) => document.querySelector("[data-guide] h3")?.textContent !== text, told);
});

test.each(["en", "it"])("a term of the game shows what it means, and opens its rule (%s)", async (locale) => {
  const page = await person({ locale });
  await startGame(page);
  // A question says what its terms mean, too.
  await page.locator("#prompt-text [data-term]").first().hover();
  await page.locator("[role=tooltip]").waitFor();
  await page.locator("[data-tab=aid]").click();
  const term = page.locator(".aid [data-term=limited-command]").first();
  await term.focus();
  const card = page.locator("[role=tooltip]");
  await card.waitFor();
  expect(await card.textContent()).toContain("§2.3.5");
  const [near, at] = [(await card.boundingBox())!, (await term.boundingBox())!];
  expect(Math.min(Math.abs(near.y - at.y - at.height), Math.abs(at.y - near.y - near.height))).toBeLessThan(8);
  await term.press("Enter");
  await page.locator("[role=tabpanel] h3", { hasText: "§2.3.5" }).waitFor();
  await page.locator("[data-glossary] summary").click();
  expect(await page.locator("[data-glossary] dt").count()).toBeGreaterThan(10);
});
