// How long an answer takes from the click until the board shows it, and where the time goes. Nothing is tested here:
// what a machine that does other things as well can promise, no test should.

import type { Page } from "playwright-core";
import { test } from "vitest";

import { answerByClick, dice, person, startGame } from "./world";

/** Answers that are measured in each game. */
const answers = Number(process.env["MEASURE_ANSWERS"] ?? 150);

/** Milliseconds of one answer: until it was sent, its state came, the page was changed, the screen showed it; and all of them. */
interface Times {
  sending: number;
  server: number;
  changing: number;
  painting: number;
  whole: number;
}

interface Watch extends Window {
  times: Times[];
}

/** Watches clicks, socket and board from within the page. */
function watch(): void {
  const page = window as unknown as Watch;
  page.times = [];
  let [clicked, sent, received, changed] = [0, 0, 0, 0];
  document.addEventListener("click", () => ([clicked, sent, received, changed] = [performance.now(), 0, 0, 0]), true);
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("message", (event) => {
        if (sent > 0 && received === 0 && String(event.data).includes('"type":"state"')) received = performance.now();
      });
    }
    override send(data: string): void {
      if (clicked > 0 && sent === 0) sent = performance.now();
      super.send(data);
    }
  };
  // The browser tells when new text came to the screen: a full stop that is added with the change comes with its frame.
  const stop = (): void => {
    document.querySelector("[elementtiming]")?.remove();
    const text = document.createElement("b");
    text.setAttribute("elementtiming", "answer");
    text.textContent = ".";
    Object.assign(text.style, { position: "fixed", top: "0", left: "0", zIndex: "9" });
    document.body.append(text);
  };
  new MutationObserver(() => {
    if (received === 0 || changed > 0) return;
    changed = performance.now();
    stop();
  }).observe(document, { subtree: true, attributeFilter: ["data-step"] });
  new PerformanceObserver((list) => {
    const shown = (list.getEntries().at(-1) as PerformanceEntry & { renderTime: number }).renderTime;
    if (changed === 0) return;
    page.times.push({
      sending: sent - clicked,
      server: received - sent,
      changing: changed - received,
      painting: shown - changed,
      whole: shown - clicked,
    });
    [clicked, sent, received, changed] = [0, 0, 0, 0];
  }).observe({ type: "element" });
}

/** The share of values that lie below, in milliseconds. */
function quantile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1).padStart(8);
}

const timesOf = (page: Page): Promise<Times[]> => page.evaluate(() => (window as unknown as Watch).times);

async function measure(game: string, playback: "off" | "turns"): Promise<void> {
  const page = await person({ playback, viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" });
  await page.addInitScript(watch);
  const roll = dice(1776);
  const times: Times[] = [];
  while (times.length < answers) {
    await page.goto("/");
    await startGame(page, game);
    for (let given = 0; times.length + given < answers; given++) {
      const skip = page.locator(".story .skip");
      if (await skip.count()) await skip.last().click();
      const counted = (await timesOf(page)).length;
      if (!(await answerByClick(page, roll))) break;
      await page.waitForFunction((count) => (window as unknown as Watch).times.length > count, counted);
    }
    times.push(...(await timesOf(page)));
  }
  const rows = (["whole", "sending", "server", "changing", "painting"] as const).map((part) => {
    const values = times.map((it) => it[part]);
    return `${part.padEnd(10)}${quantile(values, 0.5)}${quantile(values, 0.95)}${quantile(values, 1)}`;
  });
  const late = times.filter((it) => it.whole > 100).length;
  const head = `${game}, playback ${playback}: ${times.length} answers, ${late} above 100 ms`;
  console.log([head, `${"ms".padEnd(10)}  median     p95   worst`, ...rows].join("\n"));
}

test("Liberty or Death", { timeout: 600_000 }, () => measure("liberty-or-death", "off"));
test("Liberty or Death, with what others do shown", { timeout: 600_000 }, () => measure("liberty-or-death", "turns"));
test("Washington's War", { timeout: 600_000 }, () => measure("washingtons-war", "off"));
