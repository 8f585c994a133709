import { beforeAll, describe, expect, test } from "vitest";

import { reports as liberty } from "../src/games/liberty-or-death/reports";
import { reports as washington } from "../src/games/washingtons-war/reports";
import { reports as people } from "../src/games/we-the-people/reports";
import { loadTexts } from "../src/lib/i18n.svelte";
import type { Note } from "../src/lib/wire";
import told from "./battle-notes.json";

const notes = told as unknown as Record<string, Note[]>;

beforeAll(() =>
  loadTexts(
    "web-kit", "web-card-driven", "liberty-or-death-names", "liberty-or-death-battle", "washingtons-war-names", "washingtons-war-core",
    "washingtons-war-journal", "we-the-people-names", "we-the-people-core", "we-the-people-journal",
  ),
);

describe("battle sheets, from the notes of real games", () => {
  test("Washington's War: modifiers with their rules, dice, losses, the verdict and what followed", () => {
    const [battle] = washington.battles(notes["washingtons-war"]!);
    expect(battle).toMatchObject({ space: "oswego", from: 175, verdict: "The British win the battle at Oswego." });
    const [attacker, defender] = battle!.sides;
    expect(attacker).toMatchObject({ id: "british", attacks: true, total: { value: "11" } });
    expect(attacker.dice.map(({ faces }) => faces)).toEqual([[6], [6]]);
    expect(attacker.lines.filter(({ value }) => value !== "").map(({ value, rule }) => `${value} ${rule}`)).toEqual(Array(5).fill("+1 9.4"));
    expect(defender).toMatchObject({ id: "american", attacks: false, total: { value: "9" } });
    expect(defender.losses).toHaveLength(1);
    expect(battle!.follows.map(({ text }) => text)).toContain("Washington is captured.");
  });

  test("We the People: cards by source, the attack that decided, the verdict", () => {
    const [battle] = people.battles(notes["we-the-people"]!);
    expect(battle).toMatchObject({ space: "westchester", verdict: "The Americans win the battle at Westchester." });
    expect(battle!.sides[0].lines.slice(0, 3).map(({ value }) => value)).toEqual(["2 cards", "5 cards", "2 cards"]);
    expect(battle!.follows.map(({ text }) => text)).toContain("Carleton is captured.");
  });

  test("Liberty or Death: force, dice, modifiers to whom they belong, losses to whom they hurt", () => {
    const [battle] = liberty.battles(notes["liberty-or-death"]!);
    expect(battle).toMatchObject({ space: "charles-town", verdict: "The Rebellion side wins the Battle in Charles Town." });
    const [rebellion, royalist] = battle!.sides;
    expect(rebellion).toMatchObject({ id: "rebellion", attacks: true, total: { value: "7" } });
    expect(rebellion.lines.map(({ value }) => value)).toEqual(["+1", "+1", "+1"]);
    expect(rebellion.losses).toHaveLength(2);
    expect(royalist).toMatchObject({ id: "royalist", total: { value: "5" } });
    expect(royalist.losses).toHaveLength(1);
  });

  test("a battle that is going on has no verdict yet", () => {
    const [battle] = washington.battles(notes["washingtons-war"]!.slice(0, 8));
    expect(battle?.verdict).toBeNull();
  });
});

test("turning points are announced", () => {
  expect(washington.announcements(notes["washingtons-war"]!).map(({ kind }) => kind)).toContain("captured");
});
