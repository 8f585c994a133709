import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { cardsInPlay, dice, person, startGame } from "./world";

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the focus never came to ${selector}`);
}

/** What changes when a turn is over: the card in play, or the year. */
const turnOf = async (page: Page, game: string): Promise<string> =>
  game === "liberty-or-death" ? String(await cardsInPlay(page)) : page.locator("[role=toolbar] .year b").innerText();

/** Presses what answers the question: a quantity by its digit, the rest by place in the list or by walking there. */
async function pressAnswer(page: Page, roll: (sides: number) => number): Promise<void> {
  // Keys mean nothing until the last answer has been acknowledged.
  await page.locator(".side button[data-choice]:enabled, .prompt input[type=number]:enabled").first().waitFor();
  const listed = page.locator(".prompt ul button[data-choice]");
  const [offered, placed] = [await listed.count(), await page.locator(".actions button[data-choice]:enabled").count()];
  if (await page.locator(".prompt input[type=number]").count()) {
    await tabTo(page, ".prompt input[type=number]");
    await page.keyboard.press("Enter");
  } else if (await page.locator(".numbers button").count()) {
    await page.keyboard.press(((await page.locator(".numbers button").first().textContent()) ?? "").trim());
  } else if (offered === 0 || roll(2) === 0) {
    await page.keyboard.press(String(1 + roll(Math.min(9, offered + placed))));
  } else {
    await page.keyboard.press("j");
    for (let moves = roll(offered); moves > 0; moves--) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
}

/** Answers by keys. What is pressed while the connection is made again means nothing, and is pressed again. */
async function answerByKeys(page: Page, roll: (sides: number) => number): Promise<void> {
  const before = await page.locator("[data-step]").getAttribute("data-step");
  const answered = (): Promise<boolean> =>
    page
      .waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before, { timeout: 8_000 })
      .then(() => true, () => false);
  let tries = 0;
  do {
    if (tries++ === 3) throw new Error(`no key answers: ${await page.locator(".side").innerHTML()}`);
    await pressAnswer(page, roll);
  } while (!(await answered()));
  await page.locator(".prompt.mine").waitFor();
}

test.each(["liberty-or-death", "washingtons-war", "we-the-people", "decision-in-north-america"])(
  "the keyboard alone leads from the start page through a whole turn of %s",
  { timeout: 300_000 },
  async (game) => {
    const page = await person();
    await tabTo(page, `a[href='/play/${game}']`);
    await page.keyboard.press("Enter");
    await page.locator("form input[name=seat]").first().waitFor();
    await tabTo(page, "input[name=seat]");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "form button.primary");
    await page.keyboard.press("Enter");
    await page.locator(".prompt.mine").waitFor();
    const turn = await turnOf(page, game);
    const roll = dice(9);
    for (let answers = 0; (await turnOf(page, game)) === turn && answers < 600; answers++) await answerByKeys(page, roll);
    expect(await turnOf(page, game)).not.toBe(turn);
  },
);

test("the filter gives the keys back: by Escape, and by Enter, which takes what it found first", async () => {
  const page = await person();
  await startGame(page, "decision-in-north-america");
  const filter = page.locator(".prompt input:not([type=number])");
  const focused = (): Promise<boolean> => filter.evaluate((it) => it === document.activeElement);
  const before = await page.locator("[data-step]").getAttribute("data-step");
  await page.keyboard.press("/");
  expect(await focused()).toBe(true);
  await page.keyboard.type("newport");
  await page.keyboard.press("Escape");
  expect([await focused(), await filter.inputValue()]).toEqual([false, ""]);
  await page.keyboard.press("/");
  await page.keyboard.type("newport");
  await page.keyboard.press("Enter");
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
  const next = await page.locator("[data-step]").getAttribute("data-step");
  await page.keyboard.press("1");
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, next);
});

test("single keys can be turned off", async () => {
  const page = await person();
  await page.evaluate(() => localStorage.setItem("tricorne-settings", JSON.stringify({ shortcuts: false, playback: "off" })));
  await page.goto("/play/liberty-or-death");
  await page.locator("form button.primary").click();
  await page.locator("[data-prompt]").waitFor();
  const before = await page.locator("[data-step]").getAttribute("data-step");
  await page.keyboard.press("1");
  await page.waitForTimeout(300);
  expect(await page.locator("[data-step]").getAttribute("data-step")).toBe(before);
});

test("new questions are announced", async () => {
  const page = await person();
  await page.goto("/play/liberty-or-death");
  await page.locator("form button.primary").click();
  const asked = (await page.locator("[data-prompt]").textContent()) ?? "";
  expect(await page.locator("[aria-live=polite][data-spoken]").textContent()).toContain(asked);
});

test("after an answer the focus stands at the next question, also without single keys", async () => {
  const page = await person();
  await page.evaluate(() => localStorage.setItem("tricorne-settings", JSON.stringify({ shortcuts: false, playback: "off" })));
  await page.goto("/play/liberty-or-death");
  await page.locator("form button.primary").click();
  await page.locator(".prompt.mine").waitFor();
  const listed = page.locator(".prompt ul button[data-choice]");
  const number = page.locator(".prompt input[type=number]");
  let taken = 0;
  for (let answers = 0; taken < 3 && answers < 20; answers++) {
    const before = await page.locator("[data-step]").getAttribute("data-step");
    const here = (await number.count()) > 0 ? number : (await listed.count()) > 0 ? listed.first() : null;
    await (here ?? page.locator(".actions button[data-choice]").first()).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
    await page.locator(".prompt.mine").waitFor();
    if (!here) continue;
    taken++;
    await page.waitForFunction(() => document.activeElement?.id === "prompt-text");
    if ((await listed.count()) === 0) continue;
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.matches(".prompt ul button[data-choice]"))).toBe(true);
  }
  expect(taken).toBe(3);
});
