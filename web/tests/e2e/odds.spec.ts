// Odds before one commits: what a choice may lead to, in numbers and words, in every game.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { openTable, person } from "./world";

/** A game, the questions from which an attack is made, and the answers that lead there sooner. */
interface Way {
  game: string;
  scenario: string;
  seats: Record<string, string>;
  attacks: string[];
  prefer: string[];
  /** What is decided, by the key of its message, and the bot that answers what is asked on the way. */
  decides: string;
  policy: RegExp;
}

const FACTIONS = { british: "me", patriots: "me", indians: "me", french: "me" };

const WAYS: Way[] = [
  {
    game: "liberty-or-death",
    scenario: "1778-sprint",
    seats: FACTIONS,
    attacks: ["british-battle", "patriot-battle-where", "french-battle-where"],
    prefer: ["battle"],
    decides: "tricorne-odds-winner",
    policy: /Non-player/,
  },
  {
    game: "washingtons-war",
    scenario: "1775",
    seats: { british: "me", american: "steady" },
    attacks: ["move"],
    prefer: ["activate"],
    decides: "tricorne-odds-winner",
    policy: /Steady/i,
  },
  {
    // Before the hands are dealt too much may happen; within a battle what is left can be worked out.
    game: "we-the-people",
    scenario: "1775",
    seats: { british: "me", american: "steady" },
    attacks: ["cancel", "attack-with", "counterattack"],
    prefer: [],
    decides: "tricorne-odds-winner",
    policy: /Steady/i,
  },
  {
    game: "decision-in-north-america",
    scenario: "to-1778",
    seats: { american: "me", british: "steady" },
    attacks: ["battle-where"],
    prefer: ["pass-phase", "all"],
    decides: "tricorne-odds-winner",
    policy: /Steady/i,
  },
];

/** Plays by requests until a choice of an attack has odds, and gives it; nothing where none comes in so many answers. */
async function attackOf(page: Page, table: string, way: Way, seed: number, answers: number): Promise<string | null> {
  return page.evaluate(
    async ({ table, way, seed, answers }) => {
      const at = `/api/tables/${table}`;
      const mine = Object.keys(way.seats).filter((seat) => way.seats[seat] === "me");
      let state = seed;
      const roll = (sides: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * sides);
      };
      interface Asked {
        seat: string;
        prompt: { name: string };
        choices: { choice: string }[];
      }
      for (let n = 0; n < answers; n++) {
        const { questions } = (await (await fetch(`${at}/state`)).json()) as { questions: Asked[] };
        const question = questions.find(({ seat }) => mine.includes(seat));
        if (!question) return null;
        const choices = question.choices.map(({ choice }) => choice);
        if (way.attacks.includes(question.prompt.name)) {
          for (const choice of choices) {
            const query = new URLSearchParams({ seat: question.seat, choice, lang: "en" });
            const { odds } = (await (await fetch(`${at}/odds?${query}`)).json()) as {
              odds: { roll: { key: string } | null; results: unknown[]; tallies: { what: { key: string }; values: unknown[] }[] } | null;
            };
            if (odds?.roll?.key === way.decides && odds.results.length > 1) return choice;
            const open = odds?.tallies.some(({ values }) => values.length > 1);
            if (open && odds?.tallies.some(({ what }) => what.key === way.decides)) return choice;
          }
        }
        const choice = way.prefer.find((it) => choices.includes(it)) ?? choices[roll(choices.length)];
        await fetch(`${at}/answer`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: question.seat, choice }) });
      }
      return null;
    },
    { table, way, seed, answers },
  );
}

for (const way of WAYS) {
  test(`${way.game}: an attack shows its odds before it is made`, { timeout: 240_000 }, async () => {
    const page = await person();
    let [table, choice]: [string, string | null] = ["", null];
    for (let seed = 1776; choice === null && seed < 1783; seed++) {
      table = (await openTable(page, { game: way.game, scenario: way.scenario, seats: way.seats })).id;
      choice = await attackOf(page, table, way, seed, 400);
    }
    expect(choice, "an attack").not.toBeNull();
    await page.goto(`/table/${table}`);
    const button = page.locator(`button[data-choice=${JSON.stringify(choice)}]:visible`).first();
    await button.waitFor();
    const before = await page.locator("[data-step]").getAttribute("data-step");
    await button.hover();
    const odds = page.locator("[data-odds=battle]");
    // Large battles take the server long where others work too.
    await odds.waitFor({ timeout: 90_000 });
    // Of every thing that is decided, all that may come out is there, and adds up.
    const tallies = await odds.locator(".bar[data-tally], .columns[data-tally]").evaluateAll((all) =>
      all.map((tally) => [...tally.querySelectorAll("[data-probability]")].reduce((sum, it) => sum + Number(it.getAttribute("data-probability")), 0)),
    );
    expect(tallies.length).toBeGreaterThan(0);
    for (const sum of tallies) expect(sum).toBeCloseTo(1, 6);
    const winner = odds.locator(`[data-tally="${way.decides}"]`);
    expect(await winner.innerText()).toMatch(/Winner[\s\S]*\d+%/);
    expect(await odds.innerText()).toMatch(way.policy);
    // By the keyboard too; and nothing was answered.
    await page.mouse.move(5, 5);
    await odds.waitFor({ state: "detached" });
    await button.focus();
    await page.keyboard.press("Shift");
    await odds.waitFor();
    expect(await page.locator("[data-step]").getAttribute("data-step")).toBe(before);
  });
}

test("another roll that decides shows what its dice lead to", { timeout: 120_000 }, async () => {
  const page = await person({ settings: { ahead: true } });
  const way: Way = {
    game: "liberty-or-death",
    scenario: "1778-sprint",
    seats: FACTIONS,
    attacks: ["first-eligible", "command-after-activity", "activity-after", "british-battle", "french-battle-where"],
    prefer: ["battle", "done"],
    decides: "lod-ask-naval-pressure-die",
    policy: /./,
  };
  const { id } = await openTable(page, { game: way.game, scenario: way.scenario, seats: way.seats });
  const choice = await attackOf(page, id, way, 1776, 200);
  expect(choice).toBe("naval-pressure");
  await page.goto(`/table/${id}`);
  await page.locator(`button[data-choice="${choice}"]:visible`).first().hover();
  const odds = page.locator(`[data-odds="${way.decides}"]`);
  await odds.waitFor();
  const shares = await odds.locator("[data-probability]").evaluateAll((all) => all.map((it) => Number(it.getAttribute("data-probability"))));
  expect(shares).toHaveLength(3);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  expect(await odds.innerText()).toMatch(/Naval Pressure[\s\S]*33%[\s\S]*On 1:[\s\S]*Resource/);
});
