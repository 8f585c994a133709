// What decides a war is seen: announcements, the page at the end, the margins, and what others do told stop by stop.
// The games are those of the golden records, taken up just before the moment that matters.

import { readFileSync } from "node:fs";

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, playAsAdvised } from "./world";

interface Line {
  n: number;
  seat: string;
  choice: string;
}

/** A golden record: its header without players, and its answers. */
function golden(game: string, scenario: string): { header: Record<string, unknown>; lines: Line[] } {
  const [first, ...rest] = readFileSync(`../crates/games/${game}/tests/golden/${scenario}.jsonl`, "utf8").trim().split("\n");
  return { header: { ...(JSON.parse(first ?? "") as object), seats: {} }, lines: rest.map((line) => JSON.parse(line) as Line) };
}

/** Opens a table where the first answers of a record have been given, with all seats for the person of this page. */
async function takeUp(page: Page, { header, lines }: ReturnType<typeof golden>, given: number): Promise<string> {
  const record = `${[header, ...lines.slice(0, given)].map((line) => JSON.stringify(line)).join("\n")}\n`;
  const id = await page.evaluate(async (body) => {
    await fetch("/api/guest", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    localStorage.setItem("tricorne-session", "true");
    const reply = await fetch("/api/records", { method: "POST", headers: { "content-type": "text/plain" }, body });
    return ((await reply.json()) as { id: string }).id;
  }, record);
  expect(id).toBeTruthy();
  await page.goto(`/table/${id}`);
  return id;
}

/** Gives the answer that the record has next. */
async function giveNext(page: Page, table: string, { seat, choice }: Line): Promise<void> {
  const status = await page.evaluate(
    async ({ table, body }) => {
      const reply = await fetch(`/api/tables/${table}/answer`, { method: "POST", headers: { "content-type": "application/json" }, body });
      return reply.status;
    },
    { table, body: JSON.stringify({ seat, choice }) },
  );
  expect(status).toBe(200);
}

const liberty = golden("liberty-or-death", "1776-medium");
const lineOf = (choice: string, seat: string, from = 0): number => liberty.lines.findIndex((line, at) => at >= from && line.seat === seat && line.choice === choice);

test.each([
  { moment: "a Brilliant Stroke", at: lineOf("brilliant-stroke", "british", 30), kind: "stroke", says: /British.*Brilliant Stroke/ },
  { moment: "the entry of France", at: lineOf("treaty-of-alliance", "french"), kind: "entry", says: /Treaty of Alliance|French/ },
])("$moment is announced, and the banner goes when it is dismissed", async ({ at, kind, says }) => {
  const page = await person();
  const table = await takeUp(page, liberty, at);
  await page.locator("[data-prompt]").waitFor();
  await giveNext(page, table, liberty.lines[at]!);
  const banner = page.locator(`[data-announcement=${kind}]`);
  await banner.waitFor();
  expect(await banner.textContent()).toMatch(says);
  await banner.getByRole("button", { name: "Dismiss" }).click();
  await banner.waitFor({ state: "detached" });
});

test("Winter is announced with the phase that begins, and the victory check with every margin", async () => {
  const page = await person();
  const winter = liberty.lines.findIndex(({ seat, choice }) => seat === "chance" && choice === "card-101");
  const table = await takeUp(page, liberty, winter - 1);
  await page.locator("[data-prompt]").waitFor();
  await giveNext(page, table, liberty.lines[winter - 1]!);
  const strip = page.locator("[data-announcement=winter] ol li");
  await strip.first().waitFor();
  expect(await strip.allTextContents()).toEqual(["Victory Check", "Supply", "Resources", "Support", "Redeployment", "Desertion", "Reset"]);
  const margins = page.locator("[data-announcement=check] p");
  expect(await margins.allTextContents()).toEqual(["British", "Patriots", "Indians", "French"].map((name) => expect.stringMatching(new RegExp(`^${name}: margins`))));
  const now = page.locator("[data-announcement=winter] [aria-current=step]");
  const seen = new Set([await now.textContent()]);
  for (let at = winter + 1; at < winter + 30 && liberty.lines[at]!.seat !== "chance"; at++) {
    const before = await page.locator("[data-step]").getAttribute("data-step");
    await giveNext(page, table, liberty.lines[at]!);
    await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
    if (await now.count()) seen.add(await now.textContent());
  }
  expect([...seen].length).toBeGreaterThan(2);
});

test("a captured general is announced, around one screen too", { timeout: 120_000 }, async () => {
  const page = await person();
  // A game between bots is played at once; the first with a capture is taken up again before it.
  const { header } = golden("washingtons-war", "1775");
  const whole = await page.evaluate(async (header) => {
    await fetch("/api/guest", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    localStorage.setItem("tricorne-session", "true");
    for (let seed = 1; seed < 10; seed++) {
      const body = `${JSON.stringify({ ...header, seats: { american: "steady", british: "steady" }, seed: String(seed) })}\n`;
      const { id } = (await (await fetch("/api/records", { method: "POST", headers: { "content-type": "text/plain" }, body })).json()) as { id: string };
      const { journal } = (await (await fetch(`/api/tables/${id}/state?lang=none`)).json()) as { journal: { key: string; at: number }[] };
      const captured = journal.find(({ key }) => key === "ww-note-captured");
      if (captured) return { at: captured.at, record: await (await fetch(`/api/tables/${id}/record`)).text() };
    }
    throw new Error("nobody was captured");
  }, header);
  const [first, ...rest] = whole.record.trim().split("\n");
  const lines = rest.map((line) => JSON.parse(line) as Line);
  // Chance answers by itself: back to the last answer of a seat.
  const at = lines.findLastIndex(({ n, seat }) => n <= whole.at && seat !== "chance");
  const table = await takeUp(page, { header: { ...(JSON.parse(first ?? "") as object), seats: {} }, lines }, at);
  await page.locator("[data-step]").waitFor();
  await giveNext(page, table, lines[at]!);
  const banner = page.locator("[data-announcement=captured]");
  await banner.waitFor();
  expect(await banner.textContent()).toContain("is captured");
});

test("a game that is over shows the course of the war, what each side did, and its battles", async () => {
  const page = await person();
  await takeUp(page, liberty, liberty.lines.length);
  const end = page.locator("[data-end]");
  await end.waitFor();
  expect(await end.locator("h3").textContent()).toContain("Patriots");
  await end.getByRole("img", { name: /course of the war/ }).waitFor();
  expect(await end.getByRole("img").locator("path.line").count()).toBe(4);
  for (const path of await end.getByRole("img").locator("path.line").all()) expect(((await path.getAttribute("d")) ?? "").split("L").length).toBeGreaterThan(8);
  const row = async (name: string): Promise<number[]> => (await end.locator("tbody tr", { hasText: name }).locator("td").allTextContents()).map(Number);
  const attacks = (await row("Battles as attacker")).reduce((sum, count) => sum + count);
  expect(attacks).toBe(await page.evaluate(async () => {
    const id = location.pathname.split("/")[2];
    const { journal } = (await (await fetch(`/api/tables/${id}/state?lang=none`)).json()) as { journal: { key: string }[] };
    return journal.filter(({ key }) => key === "lod-note-battle").length;
  }));
  expect((await row("Commands")).every((count) => count > 0)).toBe(true);
  await end.locator("ul button").first().click();
  await page.locator("[data-battle]").waitFor();
  await page.locator("[data-battle]").getByRole("button", { name: "Close" }).click();
  await end.getByRole("button", { name: "Close" }).click();
  await end.waitFor({ state: "detached" });
});

const BARS: Record<string, { sides: number; table: Record<string, unknown>; says: RegExp }> = {
  "liberty-or-death": { sides: 4, table: { scenario: "1776-medium", seats: { patriots: "me", british: "np", indians: "np", french: "np" } }, says: /needs more than \d+/ },
  "washingtons-war": { sides: 2, table: { scenario: "1775", seats: { american: "me", british: "steady" } }, says: /\d/ },
  "we-the-people": { sides: 2, table: { scenario: "1775", seats: { american: "me", british: "steady" } }, says: /\d/ },
  "decision-in-north-america": { sides: 2, table: { scenario: "to-1778", seats: { american: "me", british: "steady" } }, says: /\d/ },
};

test.each(Object.keys(BARS))("%s: how near each side is to victory is always in sight, with its threshold, on a phone too", { timeout: 120_000 }, async (game) => {
  const { sides, table, says } = BARS[game]!;
  const page = await person();
  const { id } = await openTable(page, { game, ...table });
  await page.goto(`/table/${id}`);
  await page.locator("[data-prompt]").waitFor();
  const lines = page.locator("[role=toolbar] .margin .line");
  for (const [width, height] of [[1280, 720], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator("[role=toolbar] .margin").count()).toBe(sides);
    for (const line of await lines.all()) {
      const box = (await line.boundingBox())!;
      expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true, true, true]);
      expect(await line.locator(".unseen").textContent()).toMatch(says);
      expect(await line.locator("b").textContent()).toMatch(/\d/);
      // The threshold is drawn within the bar.
      const [bar, tick] = [(await line.locator(".bar").boundingBox())!, (await line.locator(".tick").boundingBox())!];
      expect(tick.x >= bar.x - 2 && tick.x <= bar.x + bar.width + 2).toBe(true);
    }
    // All of it is one line: the map has the room.
    expect((await page.locator("[role=toolbar]").boundingBox())!.height).toBeLessThan(56);
  }
});

test.each(Object.keys(BARS))("%s: what others move is shown by arrows that end where it went", { timeout: 240_000 }, async (game) => {
  const page = await person({ playback: "turns" });
  const { id } = await openTable(page, { game, ...BARS[game]!.table });
  // A long set-up is done before.
  if (game === "decision-in-north-america") await playAsAdvised(page, id, "american", 0, /^move-from$/);
  await page.goto(`/table/${id}`);
  const [stop, arrows] = [page.locator("[data-story-stop]"), page.locator(".map path[marker-end]")];
  const offered = page.locator(".side button[data-choice]:enabled, .prompt input[type=number]:enabled");
  const roll = dice(1775);
  for (let moments = 0; moments < 600 && (await arrows.count()) === 0; moments++) {
    await stop.or(offered).first().waitFor();
    if ((await stop.count()) === 0) await answerByClick(page, roll);
    else await page.keyboard.press("ArrowRight");
  }
  // The names of the spaces at the arrows' ends are in what is told.
  const ends = await arrows.evaluateAll((all) =>
    all.map((it) => {
      const path = it as SVGPathElement;
      const { x, y } = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM()!);
      const off = (box: DOMRect): number => Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
      const near = [...document.querySelectorAll("path.reach")].filter((area) => off(area.getBoundingClientRect()) < 30);
      return near.map((area) => (area.getAttribute("aria-label") ?? "").split(/[:(,]/)[0]!.trim());
    }),
  );
  expect(ends.length).toBeGreaterThan(0);
  const told = (await stop.locator("li").allTextContents()).join(" ");
  for (const names of ends) expect(names.filter((name) => told.includes(name)), `of ${names.join(", ")} in “${told}”`).not.toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("[data-prompt]").waitFor();
  expect(await arrows.count()).toBe(0);
});

test("CBC, CRC and FNI are explained where they stand", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "liberty-or-death", ...BARS["liberty-or-death"]!.table });
  await page.goto(`/table/${id}`);
  await page.locator("[data-prompt]").waitFor();
  for (const [name, says] of [["CBC", /British Casualties/i], ["CRC", /Rebellion Casualties/i], ["FNI", /French Naval/i]] as const) {
    expect(await page.locator(".counts .count", { hasText: name }).getAttribute("title")).toMatch(says);
  }
});

test("a story is paused, goes back and on, changes its speed, is skipped and shown again, and never shows the future", { timeout: 120_000 }, async () => {
  const page = await person({ playback: "turns" });
  await page.clock.install();
  const { id } = await openTable(page, { game: "liberty-or-death", ...BARS["liberty-or-death"]!.table, seats: { french: "me", patriots: "np", british: "np", indians: "np" } });
  await page.goto(`/table/${id}`);
  const story = page.locator(".story");
  await story.waitFor();
  const button = (name: string): Locator => story.getByRole("button", { name });
  const stop = page.locator("[data-story-stop]");
  await stop.waitFor();
  await button("Pause").click();
  await button("Continue").waitFor();

  /** The stop that is told; board, journal and question are no further. */
  const told = async (): Promise<{ step: string; text: string }> => {
    const step = (await stop.getAttribute("data-story-stop"))!;
    await page.locator(`[data-step="${step}"]`).waitFor();
    expect(await page.locator("[data-prompt]").count()).toBe(0);
    const last = (await page.locator(".journal .note").last().textContent())!.trim();
    const texts = (await stop.locator("li").allTextContents()).map((text) => text.trim());
    expect(texts.at(-1)).toContain(last);
    return { step, text: texts.join(" ") };
  };
  const first = await told();
  // Paused, it stays however long one waits.
  await page.clock.runFor(120_000);
  expect(await told()).toEqual(first);
  await button("Next stop").click();
  await page.waitForFunction((step) => document.querySelector("[data-story-stop]")?.getAttribute("data-story-stop") !== step, first.step);
  const second = await told();
  expect(Number(second.step)).toBeGreaterThan(Number(first.step));
  await button("One stop back").click();
  await page.locator(`[data-story-stop="${first.step}"]`).waitFor();
  expect(await told()).toEqual(first);

  await button("Speed 1×").click();
  await button("Speed 2×").waitFor();
  await button("Continue").click();
  await page.clock.runFor(20_000);
  await page.waitForFunction((step) => document.querySelector("[data-story-stop]")?.getAttribute("data-story-stop") !== step, first.step);

  await button("Skip").click();
  await page.locator("[data-prompt]").waitFor();
  expect(await story.count()).toBe(0);
  await page.getByRole("button", { name: "Show the last round again" }).click();
  await page.locator(`[data-story-stop="${first.step}"]`).waitFor();
  await button("Pause").click();
  expect((await told()).text).toBe(first.text);
});
