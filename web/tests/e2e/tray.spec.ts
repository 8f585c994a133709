// What has its room beside the map: the hand as real cards, and the journal.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByRequest, dice, person, startGame } from "./world";

const SIZES = [{ width: 1280, height: 720 }, { width: 1440, height: 900 }];

/** A table as it is when the client is new. */
async function newcomer(game: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await person({ viewport, settings: { folded: true } });
  await startGame(page, game);
  return page;
}

/** The seat that a newcomer is offered. */
const seatIn = (game: string): string => (game === "liberty-or-death" ? "patriots" : "american");

const HANDS = ["washingtons-war", "we-the-people", "decision-in-north-america"].flatMap((game) => SIZES.map((size) => ({ game, ...size })));

test.each(HANDS)("$game at $width×$height: a card that is pointed at can be read whole, and playable ones are raised", { timeout: 120_000 }, async ({ game, ...size }) => {
  const page = await newcomer(game, size);
  const cards = page.locator(".hand > ul > li:not(.none)");
  const roll = dice(1776);
  const kinds = new Set<boolean>();
  for (let answers = 0; answers < 40 && (kinds.size < 2 || (await cards.count()) === 0); answers++) {
    for (const card of await cards.all()) {
      const playable = (await card.locator("button[data-choice]").count()) > 0;
      const lift = await card.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).f);
      expect(lift < 0, `raised: ${playable}`).toBe(playable);
      kinds.add(playable);
    }
    await answerByRequest(page, seatIn(game), roll);
  }
  expect([...kinds].sort()).toEqual([false, true]);
  await cards.first().waitFor();
  for (const card of await cards.all()) {
    await card.hover();
    const face = card.locator("> .face");
    const cut = await face.evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(cut, `pixels of ${await face.innerText()} that are cut off`).toBeLessThanOrEqual(1);
    const box = (await face.boundingBox())!;
    expect(box.y >= 0 && box.y + box.height <= size.height).toBe(true);
  }
});

test.each(["liberty-or-death", "washingtons-war", "we-the-people", "decision-in-north-america"])(
  "%s: whatever is asked, the journal keeps eight lines at 1440×900",
  { timeout: 120_000 },
  async (game) => {
    const page = await newcomer(game, { width: 1440, height: 900 });
    const roll = dice(7);
    for (let answers = 0; answers < 25; answers++) {
      const lines = await page.locator(".journal").evaluate((it) => {
        const note = it.querySelector<HTMLElement>(".note");
        return it.clientHeight / Number.parseFloat(getComputedStyle(note ?? it).minHeight);
      });
      expect(lines, (await page.locator("[data-prompt]").getAttribute("data-prompt")) ?? "").toBeGreaterThanOrEqual(8);
      await answerByRequest(page, seatIn(game), roll);
    }
  },
);
