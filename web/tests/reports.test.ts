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
  expect(washington.announcements(notes["washingtons-war"]!, []).map(({ kind }) => kind)).toContain("captured");
});

const note = (n: number, key: string, rule: string, args: Record<string, string | number> = {}): Note => ({ n, at: n, key: `lod-note-${key}`, rule, args, text: `${key} ${n}` });

describe("winter", () => {
  const round = [note(1, "winter-quarters", "2.4"), note(2, "margins", "6.1"), note(3, "margins", "6.1")];
  const phases = (told: Note[], before: Note[]) =>
    liberty.announcements(told, before).map(({ kind, texts, strip }) => [kind, texts.length, strip?.find(({ now }) => now)?.text]);

  test("its strip shows the phase that begins, and the margins stand in one banner", () => {
    expect(phases(round, [])).toEqual([["winter", 1, "Victory Check"], ["check", 2, undefined]]);
    expect(phases([note(4, "supply-paid", "6.2.1"), note(5, "earnings", "6.3.1")], round)).toEqual([["winter", 0, "Resources"]]);
  });

  test("a phase is announced once, and never outside a Winter Quarters Round", () => {
    expect(phases([note(5, "supply-paid", "6.2.1")], [...round, note(4, "supply-paid", "6.2.1")])).toEqual([]);
    expect(phases([note(5, "deserts", "6.6.1")], [...round, note(4, "card-in-play", "2.3.7")])).toEqual([]);
  });
});

test("what each side did is counted for who did it", () => {
  const told = [
    note(1, "command", "2.3.4", { faction: "british" }), note(2, "limited-command", "2.3.4", { faction: "british" }), note(3, "battle", "3.6", { faction: "french" }),
    note(4, "battle-lost", "3.6.7", { piece: "war-parties-active", count: 2 }), note(5, "battle-lost", "3.6.7", { piece: "french-regulars", count: 1 }),
  ];
  const done = liberty.deeds.flatMap(({ name, by, count }) =>
    told.flatMap((it) => (by(it) === undefined ? [] : [`${name()}: ${by(it)} ${count?.(it) ?? 1}`])),
  );
  expect(done).toEqual(["Commands: british 1", "Commands: british 1", "Battles as attacker: french 1", "Pieces lost in Battle: indians 2", "Pieces lost in Battle: french 1"]);
  const captured = notes["washingtons-war"]!.flatMap((it) => washington.deeds.filter(({ by }) => by(it) === "british").map(({ name }) => name()));
  expect(captured).toContain("Generals captured");
});
