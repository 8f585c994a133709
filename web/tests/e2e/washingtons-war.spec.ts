import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { answerByClick, dice, openTable, person, startGame } from "./world";

const game = "washingtons-war";
type Side = "american" | "british";
const other: Record<Side, Side> = { american: "british", british: "american" };

interface Seen {
  open: Record<string, unknown>;
  hands: Record<Side, { size: number; cards?: number[] }>;
}

/** Everything that comes to a page and leaves it: bodies of replies and frames of sockets. */
function overheard(page: Page): string[] {
  const texts: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response.text().then((text) => text.startsWith("{") && texts.push(text), () => undefined);
  });
  page.on("websocket", (socket) => {
    const hear = ({ payload }: { payload: string | Buffer }) => texts.push(payload.toString());
    socket.on("framereceived", hear);
    socket.on("framesent", hear);
  });
  return texts;
}

/** Calls a function on everything that is in a value, with the name it has there; things in a list have the list's name. */
function walk(value: unknown, visit: (it: unknown, name: string, listed: boolean) => void, name = "", listed = false): void {
  visit(value, name, listed);
  if (Array.isArray(value)) for (const it of value) walk(it, visit, name, true);
  else if (value !== null && typeof value === "object") for (const [key, it] of Object.entries(value)) walk(it, visit, key);
}

const isSeen = (it: unknown): it is Seen => it !== null && typeof it === "object" && "hands" in it && "open" in it;

/** The views in a text of JSON. */
function viewsIn(text: string): Seen[] {
  const views: Seen[] = [];
  walk(JSON.parse(text), (it) => isSeen(it) && views.push(it));
  return views;
}

/** Lists of cards by their numbers, and single ones. */
const LISTS = ["discards", "removed", "held_out", "cards", "american", "british"];
const SINGLE = ["card", "war_ends"];

/** Cards from this number on have a title of their own; copies of lower ones share theirs. */
const FIRST_WITH_OWN_TITLE = 63;

/** The cards that a text of JSON names: as a choice, as a target, in a message, or lying open. */
function cardsIn(text: string): Set<number> {
  const cards = new Set<number>();
  walk(JSON.parse(text), (it, name, listed) => {
    if (typeof it === "string") {
      const [, chosen] = /^card-(\d+)$/.exec(it) ?? [];
      const [, titled] = /^ww-(?:title|text)-card-0*(\d+)$/.exec(it) ?? [];
      if (chosen) cards.add(Number(chosen));
      if (titled && Number(titled) >= FIRST_WITH_OWN_TITLE) cards.add(Number(titled));
    } else if (typeof it === "number") {
      if ((listed ? LISTS : SINGLE).includes(name)) cards.add(it);
    } else if (it !== null && typeof it === "object" && "number" in it && "title" in it) {
      cards.add(Number(it.number));
    }
  });
  return cards;
}

/**
 * The cards that a side has put on the table, as a text of JSON tells: those it chose, and the one it is asked how to play.
 * The last card of a hand comes to that question without having been chosen, since there is nothing to choose.
 */
function cardsPlayedIn(text: string, side: Side): number[] {
  const cards: number[] = [];
  walk(JSON.parse(text), (it) => {
    const said = it as { seat?: unknown; choice?: unknown; prompt?: { key: string; args: { number?: number } } } | null;
    if (said?.seat !== side) return;
    const card = typeof said.choice === "string" ? /^card-(\d+)$/.exec(said.choice) : null;
    if (card) cards.push(Number(card[1]));
    if (said.prompt?.key === "ww-use-event" && said.prompt.args.number !== undefined) cards.push(said.prompt.args.number);
  });
  return cards;
}

/** How many observations in a page's memory show the hand of a side. */
async function handsInMemory(page: Page, side: Side): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const prototype = await devtools.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: prototype.result.objectId! });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: `function (side) {
      return this.filter((it) => Object.hasOwn(it, "hands") && it.hands?.[side]?.cards !== undefined).length;
    }`,
    arguments: [{ value: side }],
    returnByValue: true,
  });
  await devtools.detach();
  return result.value as number;
}

test("a game against the bot, by clicking legal choices at random", { timeout: 240_000 }, async () => {
  const page = await person();
  await startGame(page, game);
  const roll = dice(1775);
  let answers = 0;
  while (answers < 120 && (await answerByClick(page, roll))) answers++;
  expect(answers).toBeGreaterThan(20);
});

test("what may be chosen on the map answers to a click there", async () => {
  const page = await person();
  await startGame(page, game);
  const before = await page.locator("[data-step]").getAttribute("data-step");
  await page.locator(".map [role=button][data-choice]").first().press("Enter");
  await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
});

test("two at one table: neither page's memory nor traffic ever holds the other's cards", { timeout: 240_000 }, async () => {
  const pages: Record<Side, Page> = { american: await person(), british: await person() };
  const traffic: Record<Side, string[]> = { american: overheard(pages.american), british: overheard(pages.british) };
  const { id } = await openTable(pages.american, { game, scenario: "1775", seats: { american: "me", british: "open" } });
  await pages.british.goto(`/table/${id}`);
  await pages.british.getByRole("button", { name: "Sit down here" }).click();
  await pages.american.goto(`/table/${id}`);
  await pages.american.getByRole("button", { name: "Begin the game" }).click();

  const sides = ["american", "british"] as const;
  /** The hand of a side, as its own page was last told. */
  const handOf = (side: Side) => traffic[side].flatMap(viewsIn).at(-1)?.hands[side].cards ?? [];
  const read: Record<Side, number> = { american: 0, british: 0 };
  /** Cards that have been played or lain open: everybody may name them. */
  const shown = new Set<number>();
  let secrets = 0;
  const roll = dice(1783);
  for (let answers = 0; answers < 70; answers++) {
    const asked = await Promise.race(sides.map((side) => pages[side].locator(".prompt.mine").waitFor().then(() => side)));
    await answerByClick(pages[asked], roll);
    const step = await pages[asked].locator("[data-step]").getAttribute("data-step");
    for (const side of sides) {
      await pages[side].waitForFunction(
        (least) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) >= Number(least),
        step,
      );
    }
    for (const side of sides) {
      for (const view of traffic[side].slice(read[side]).flatMap(viewsIn)) {
        expect(view.hands[other[side]].cards, `the hand of the ${other[side]} in the traffic of the ${side}`).toBeUndefined();
        for (const card of cardsIn(JSON.stringify(view.open))) shown.add(card);
      }
      for (const card of traffic[side].slice(read[side]).flatMap((text) => cardsPlayedIn(text, other[side]))) shown.add(card);
    }
    for (const side of sides) {
      const secret = handOf(other[side]).filter((card) => !shown.has(card));
      secrets += secret.length;
      const own = new Set(handOf(side));
      for (const text of traffic[side].slice(read[side])) {
        const named = cardsIn(text);
        expect(secret.filter((card) => named.has(card) && !own.has(card)), `named to the ${side}: ${text}`).toEqual([]);
      }
      read[side] = traffic[side].length;
    }
  }
  expect(secrets, "cards that were kept from the other").toBeGreaterThan(100);
  for (const side of sides) {
    expect(await handsInMemory(pages[side], side), `the ${side} knows its own hand`).toBeGreaterThan(0);
    expect(await handsInMemory(pages[side], other[side]), `the ${side} knows the other's hand`).toBe(0);
  }
});
