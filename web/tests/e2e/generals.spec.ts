import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import tactics from "../../../crates/games/we-the-people/data/battle_cards.json";
import peopleCards from "../../../crates/games/we-the-people/data/cards.json";
import washingtonCards from "../../../crates/games/washingtons-war/data/cards.json";
import { answerByClick, dice, openTable, person, startGame } from "./world";

type Side = "american" | "british";
const SIDES = ["american", "british"] as const;
const other: Record<Side, Side> = { american: "british", british: "american" };

type Hands = Record<Side, { size: number; cards?: unknown }>;
interface Seen {
  open: Record<string, unknown>;
  hands: Hands;
  battle_hands?: Hands;
}

const GAMES = [
  { game: "washingtons-war", texts: "ww", cards: washingtonCards.cards, battles: false },
  { game: "we-the-people", texts: "wtp", cards: peopleCards.cards, battles: true },
];
/** How many answers two people give at least, and at most until there were so many moments of a battle. */
const LEAST = 70;
const MOST = 250;
const BATTLES = 2;
const TACTICS = new Set(tactics.cards.map(({ id }) => id));

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

/** The cards that a text of JSON names: as a choice, as a target, in a message, or lying open. */
function cardsIn(text: string, { texts, cards: known }: (typeof GAMES)[number]): Set<number> {
  const cards = new Set<number>();
  /** Copies of a card share its title, which then tells nothing of one of them. */
  const titled = new Map(known.filter(({ numbers }) => numbers.length === 1).map(({ id, numbers }) => [id, numbers[0]!]));
  walk(JSON.parse(text), (it, name, listed) => {
    if (typeof it === "string") {
      // The argument of a message is the id of a card in the pack, which is not its number.
      const [, chosen] = name === "title" ? [] : (/^card-(\d+)$/.exec(it) ?? []);
      if (chosen) cards.add(Number(chosen));
      const named = name === "title" ? titled.get(it) : undefined;
      if (named !== undefined) cards.add(named);
      const [, start, id = ""] = /^([a-z]+)-(?:title|text)-(.*)$/.exec(it) ?? [];
      const number = start === texts ? titled.get(id) : undefined;
      if (number !== undefined) cards.add(number);
    } else if (typeof it === "number") {
      if ((listed ? LISTS : SINGLE).includes(name)) cards.add(it);
    } else if (it !== null && typeof it === "object" && "number" in it && "title" in it) {
      cards.add(Number(it.number));
    }
  });
  return cards;
}

/** The cards that a side has put on the table, as a text of JSON tells: those it chose. */
function cardsPlayedIn(text: string, side: Side): number[] {
  const cards: number[] = [];
  walk(JSON.parse(text), (it) => {
    const said = it as { seat?: unknown; choice?: unknown } | null;
    const card = said?.seat === side && typeof said.choice === "string" ? /^card-(\d+)$/.exec(said.choice) : null;
    if (card) cards.push(Number(card[1]));
  });
  return cards;
}

/** The battle cards that were dealt as a text of JSON tells, by the place of their deal in the record. */
function dealsIn(text: string): number[] {
  const deals: number[] = [];
  walk(JSON.parse(text), (it) => {
    const said = it as { n?: unknown; seat?: unknown; choice?: unknown } | null;
    if (said?.seat === "chance" && TACTICS.has(String(said.choice))) deals.push(Number(said.n));
  });
  return deals;
}

/** The battle cards among the choices of a side, as a text of JSON tells them. */
function tacticsOffered(text: string, side: Side): string[] {
  const offered: string[] = [];
  walk(JSON.parse(text), (it) => {
    const question = it as { seat?: unknown; choices?: { choice: string }[] } | null;
    if (question?.seat === side) offered.push(...(question.choices ?? []).map(({ choice }) => choice).filter((id) => TACTICS.has(id)));
  });
  return offered;
}

/** A choice that leads to battle, where there is one: to move, with all there is, to where the enemy stands. */
async function warlike(page: Page, side: Side, { open }: Seen): Promise<string | undefined> {
  const choices = page.locator(".side button[data-choice]:enabled, .prompt input[type=number]:enabled");
  await choices.first().waitFor();
  const offered = await choices.evaluateAll((all) => all.map((it) => it.getAttribute("data-choice") ?? it.getAttribute("max") ?? ""));
  const spaces = open["spaces"] as Record<string, Partial<Record<Side, number>> | undefined>;
  return offered.find((choice) => choice === "move" || /^\d+$/.test(choice) || (spaces[choice]?.[other[side]] ?? 0) > 0);
}

/** How many observations in a page's memory show the hand of a side. */
async function handsInMemory(page: Page, side: Side): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const prototype = await devtools.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: prototype.result.objectId! });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: `function (side) {
      const knows = (it, hands) => Object.hasOwn(it, hands) && it[hands]?.[side]?.cards !== undefined;
      return this.filter((it) => knows(it, "hands") || knows(it, "battle_hands")).length;
    }`,
    arguments: [{ value: side }],
    returnByValue: true,
  });
  await devtools.detach();
  return result.value as number;
}

describe.each(GAMES)("$game", (it) => {
  const { game } = it;

  test("a whole game against the bot, by clicking legal choices at random", { timeout: 240_000 }, async () => {
    const page = await person();
    await startGame(page, game);
    const roll = dice(1775);
    let answers = 0;
    while (await answerByClick(page, roll)) answers++;
    expect(answers).toBeGreaterThan(20);
    await page.locator(".scores li").first().waitFor();
    expect(await page.locator(".scores li").count()).toBe(2);
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
    await pages.british.getByRole("button", { name: "Take seat" }).click();
    await pages.american.goto(`/table/${id}`);
    await pages.american.getByRole("button", { name: "Start game" }).click();

    /** The hand of a side, as its own page was last told. */
    const handOf = (side: Side) => (traffic[side].flatMap(viewsIn).at(-1)?.hands[side].cards ?? []) as number[];
    const read: Record<Side, number> = { american: 0, british: 0 };
    /** Cards that have been played or lain open: everybody may name them. */
    const shown = new Set<number>();
    const dealt: Record<Side, Set<number>> = { american: new Set(), british: new Set() };
    /** Cards that a side has parted with: it knows them, wherever they are now. */
    const chosen: Record<Side, Set<number>> = { american: new Set(), british: new Set() };
    let [secrets, battles] = [0, 0];
    let over = false;
    const roll = dice(1783);
    for (let answers = 0; answers < LEAST || (it.battles && battles < BATTLES && answers < MOST); answers++) {
      const asked = await Promise.race(SIDES.map((side) => pages[side].locator(".prompt.mine").waitFor().then(() => side)));
      // Two who only stumble about seldom fight; two who only fight soon end the war.
      const view = it.battles && battles < BATTLES && roll(3) > 0 ? traffic[asked].flatMap(viewsIn).at(-1) : undefined;
      await answerByClick(pages[asked], roll, view && (await warlike(pages[asked], asked, view)));
      // What was hidden lies open once the game is over.
      over = (await pages[asked].locator(".scores").count()) > 0;
      if (over) break;
      const step = await pages[asked].locator("[data-step]").getAttribute("data-step");
      for (const side of SIDES) {
        await pages[side].waitForFunction(
          (least) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) >= Number(least),
          step,
        );
      }
      for (const side of SIDES) {
        for (const view of traffic[side].slice(read[side]).flatMap(viewsIn)) {
          for (const hands of [view.hands, view.battle_hands]) {
            expect(hands?.[other[side]].cards, `the hand of the ${other[side]} in the traffic of the ${side}`).toBeUndefined();
          }
          if ((view.battle_hands?.[other[side]].size ?? 0) > 0) battles++;
          for (const card of cardsIn(JSON.stringify(view.open), it)) shown.add(card);
        }
        for (const text of traffic[side].slice(read[side])) {
          for (const card of cardsPlayedIn(text, other[side])) shown.add(card);
          for (const card of cardsPlayedIn(text, side)) chosen[side].add(card);
          for (const deal of dealsIn(text)) dealt[side].add(deal);
          expect(tacticsOffered(text, other[side]), `offered to the ${other[side]}, told to the ${side}`).toEqual([]);
        }
      }
      for (const side of SIDES) {
        const secret = handOf(other[side]).filter((card) => !shown.has(card));
        secrets += secret.length;
        const own = new Set(handOf(side));
        for (const text of traffic[side].slice(read[side])) {
          const named = cardsIn(text, it);
          expect(secret.filter((card) => named.has(card) && !own.has(card) && !chosen[side].has(card)), `named to the ${side}: ${text}`).toEqual([]);
        }
        read[side] = traffic[side].length;
      }
    }
    expect(secrets, "cards that were kept from the other").toBeGreaterThan(100);
    expect([...dealt.american].filter((deal) => dealt.british.has(deal)), "battle cards whose deal both saw").toEqual([]);
    if (it.battles) {
      expect(battles, "moments of battles with cards in hand").toBeGreaterThanOrEqual(BATTLES);
      for (const side of SIDES) expect(dealt[side].size, `battle cards that the ${side} saw dealt`).toBeGreaterThan(0);
    }
    for (const side of SIDES) {
      expect(await handsInMemory(pages[side], side), `the ${side} knows its own hand`).toBeGreaterThan(0);
      if (!over) expect(await handsInMemory(pages[side], other[side]), `the ${side} knows the other's hand`).toBe(0);
    }
  });
});
