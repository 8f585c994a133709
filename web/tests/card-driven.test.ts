import { beforeAll, describe, expect, test } from "vitest";

import { boardClicks } from "../src/games/card-driven/clicks";
import { factsOf, type Pack } from "../src/games/card-driven/facts";
import { questionsOf } from "../src/games/card-driven/questions";
import { changesBetween } from "../src/games/card-driven/movement";
import { pilesOf } from "../src/games/card-driven/piles";
import { hintsOf, cardTitle, generalWords, initials, roadWords, spaceName, spaceWords } from "../src/games/card-driven/words";
import { sheetOf } from "../src/games/card-driven/sheet";
import { packOf } from "../src/games/packs";
import { game as washington } from "../src/games/washingtons-war/game";
import { attackName, defenceName, fightWords, roundOf, type Fight } from "../src/games/we-the-people/battle";
import { game as people, TACTICS } from "../src/games/we-the-people/game";
import { keysOf, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";
import type { Question } from "../src/lib/wire";
import { emptyPeopleView, emptyView } from "./generals-view";

beforeAll(() =>
  loadTexts("web-card-driven", "washingtons-war-names", "washingtons-war-cards", "we-the-people-names", "we-the-people-cards", "web-we-the-people"),
);

const space = (choice: string, id: string) => ({ choice, label: choice, target: { kind: "space" as const, space: id } });

test("a port that is reached by land and by sea offers both; by sea alone it is chosen as any space", () => {
  const clicks = boardClicks(null, [space("by-sea:boston", "boston"), space("boston", "boston"), space("by-sea:norfolk", "norfolk")]);
  expect(clicks.spaces.get("boston")?.choice).toBe("boston");
  expect(clicks.sea.get("boston")?.choice).toBe("by-sea:boston");
  expect(clicks.spaces.get("norfolk")?.choice).toBe("by-sea:norfolk");
  expect(clicks.sea.has("norfolk")).toBe(false);
});

test("the marker of a space can be chosen apart from the space", () => {
  const remove = { choice: "remove:york", label: "", target: { kind: "piece" as const, space: "york", piece: "pc" } };
  const clicks = boardClicks(null, [remove, space("york", "york")]);
  expect(clicks.markers.get("york")?.choice).toBe("remove:york");
  expect(clicks.spaces.get("york")?.choice).toBe("york");
});

test("an army that marched is a general and units on their way", () => {
  const [before, after] = [emptyView(), emptyView()];
  before.open.spaces = { albany: { american: 3 }, saratoga: { pc: "british" } };
  before.open.generals = { gates: { at: "albany" } };
  after.open.spaces = { albany: { american: 1 }, saratoga: { pc: "american", american: 2 } };
  after.open.generals = { gates: { at: "saratoga" } };
  expect(changesBetween(washington.facts, before, after)).toEqual([
    { token: { kind: "units", nation: "american", count: 2 }, from: "albany", to: "saratoga" },
    { token: { kind: "general", general: "gates", side: "american", nation: "american" }, from: "albany", to: "saratoga" },
    { token: { kind: "pc", side: "british" }, from: "saratoga" },
    { token: { kind: "pc", side: "american" }, to: "saratoga" },
  ]);
});

test("what is not known to be as printed is marked", () => {
  expect(washington.facts.cards.get(64)?.sure).toEqual({ title: "reconstructed", effect: "reconstructed" });
  expect(cardTitle(washington, 64)).toMatch(/°$/);
  expect(cardTitle(washington, 1)).toBe("Operations 1");
  expect(washington.facts.general.get("burgoyne")?.sure).toBe("certain");
  expect(generalWords(washington, "howe")).toMatch(/Agility 1\?$/);
  expect(washington.facts.space.get("concord-nh")?.sure.name).toBe("reconstructed");
  expect(roadWords(washington, "quebec")).toBe("Lines to: Montreal°, Falmouth (wilderness, only Arnold)");
});

test("a space in words tells who holds it, what it is and what stands there", () => {
  const view = emptyView();
  view.open.spaces = { charleston: { pc: "american", american: 2 } };
  view.blockaded = ["charleston"];
  expect(spaceWords(washington, view, "charleston")).toBe(
    "Charleston: South Carolina, American PC marker, fortified port, blockaded port, winter quarters, south of the winter line, 2 American combat units",
  );
});

test("discarded operations cards are counted, events listed", () => {
  const view = emptyView();
  view.open.discards = [1, 2, 40, 63];
  expect(pilesOf(washington, view)[0]).toMatchObject({
    ops: [
      { title: "Operations 1", count: 2 },
      { title: "Operations 3", count: 1 },
    ],
    events: [63],
  });
});

test.each([washington, people])("no two generals have the same initials ($name)", (game) => {
  const { generals } = game.facts;
  expect(new Set(generals.map(({ id }) => initials(game, id))).size).toBe(generals.length);
});

test.each([washington, people])("every text of the aid sheets has its place there ($name)", async ({ name, aid, keys }) => {
  await loadTexts(`web-${name}-aid`);
  const wanted = Object.entries(aid).flatMap(([whose, entries]) =>
    Object.keys(entries).map((word) => keys.aid + (whose === "both" ? word : `${whose}-${word}`)),
  );
  expect(keysOf(`web-${name}-aid`).toSorted()).toEqual(wanted.toSorted());
});

test("generals who may be chosen are chosen where they stand", () => {
  const view = emptyView();
  view.open.generals = { howe: { at: "boston" }, gates: { at: "albany" }, lee: { at: "albany" }, clinton: "reinforcements" };
  const button = (choice: string) => ({ choice, label: choice, target: { kind: "button" as const, role: "choose" as const } });
  const { tokens, buttons } = boardClicks(view, ["howe", "gates", "lee", "clinton", "done"].map(button));
  expect([...tokens].map(([id, byKey]) => [id, [...byKey.keys()]])).toEqual([["boston", ["howe"]], ["albany", ["gates", "lee"]]]);
  expect(buttons.size).toBe(5);
});

test("what is not known of We the People is marked too, and its lines and ratings are its own", () => {
  expect(generalWords(people, "washington")).toBe("Washington, American general: Strategy 1, Battle 2?");
  expect(roadWords(people, "quebec")).toBe("Lines to: Montreal?, Falmouth (dotted line, only Arnold)");
  const view = emptyPeopleView();
  view.open.spaces = { charleston: { pc: "british" } };
  view.open.french_navy = { at: "charleston" };
  expect(spaceWords(people, view, "charleston")).toBe(
    "Charleston: South Carolina, British PC marker, port, the Royal Navy helps only with a British PC marker, winter quarters?, south of the winter line, French Navy",
  );
});

describe("a battle", () => {
  const fight: Fight = {
    space: "boston",
    attacker: "american",
    attacking: "british",
    attack: null,
    played: {},
    sources: { american: { general: 2, "combat-units": 5 }, british: { "combat-units": 3, port: 2 } },
    rounds: [
      { attacking: "american", attack: "probe", defence: "probe" },
      { attacking: "british", attack: "bombardment", defence: null },
    ],
  };

  test("is told with where the cards came from, and round by round", () => {
    expect(roundOf(fight)).toBe(2);
    expect(fightWords(fight)).toEqual([
      "Battle at Boston. Attackers at the start: Americans.",
      "Battle Cards of the Americans: general 2, CUs 5.",
      "Battle Cards of the British: CUs 3, Royal Navy 2.",
      "Battle Round 1: Americans: Probe, canceled by Screen",
      "Battle Round 2: Counterattack! British: Bombardment, to be canceled by Entrenchment",
      "Attackers in this round: British.",
    ]);
  });

  test.each(["en", "it"] as const)("has cards whose two names are those of the questions (%s)", async (language) => {
    await setLanguage(language);
    for (const { id } of TACTICS) expect(`${attackName(id)} / ${defenceName(id)}`).toBe(t(`wtp-tactic-${id}`));
    await setLanguage("en");
  });
});

test("a town that a corrected pack adds is drawn, with room of its own and the name that the pack gives it", () => {
  const pack = structuredClone(packOf<Pack>("we-the-people"));
  const { spaces, edges } = pack["map.json"];
  spaces.push({ ...spaces[0]!, id: "fort-detroit", name: "Fort Detroit", lat: 42.33, lon: -83.05 });
  edges.push({ ...edges[0]!, a: "fort-detroit", b: "fort-niagara" });
  const facts = factsOf(pack);
  const { place, size } = sheetOf(facts);
  const [x, y] = place.get("fort-detroit")!.at;
  expect(x > 0 && y > 0 && x < size.width && y < size.height).toBe(true);
  expect(spaceName({ ...people, facts }, "fort-detroit")).toBe("Fort Detroit");
  expect(roadWords({ ...people, facts }, "fort-niagara")).toContain("Fort Detroit");
});

describe("the way of a march", () => {
  const reader = questionsOf(washington.facts);
  const to = (...spaces: string[]) => spaces.map((it) => ({ choice: it, label: { key: it, text: it }, target: { kind: "space" as const, space: it } }));
  const move: Question = {
    seat: "american", rule: "1", since: 0, hidden: false, choices: to("west-point", "springfield"),
    prompt: { name: "move", key: "move", text: "", args: { general: "gates", space: "albany" } },
  };

  test("is the shortest over the roads, from a step that is offered", () => {
    expect(reader.way?.(move, "boston", emptyView())).toEqual(["albany", "springfield", "lexington-concord", "boston"]);
    expect(reader.way?.({ ...move, choices: to("west-point") }, "springfield", emptyView())).toEqual(["albany", "west-point", "hartford", "springfield"]);
  });

  test("meets an enemy at its end alone", () => {
    const view = emptyView();
    view.open.spaces = { springfield: { british: 2 } };
    expect(reader.way?.(move, "hartford", view)).toEqual(["albany", "west-point", "hartford"]);
    expect(reader.way?.(move, "springfield", view)).toEqual(["albany", "springfield"]);
  });

  test("is none for a question that is no move", () => {
    expect(reader.way?.({ ...move, prompt: { ...move.prompt, name: "land-where" } }, "new-haven", emptyView())).toEqual([]);
  });
});

test("a general who is clicked while a card is used is activated; an enemy's is not", () => {
  const button = (name: string) => ({ choice: name, label: { key: name, text: name }, target: { kind: "button" as const, role: "choose" as const } });
  const use: Question = { seat: "british", rule: "1", since: 0, hidden: false, choices: [button("activate"), button("queue")], prompt: { name: "use-ops", key: "", text: "" } };
  const { shortcut } = questionsOf(washington.facts);
  expect(shortcut?.(use, "howe")).toEqual([{ prompt: "use-ops", choice: "activate" }, { prompt: "activate-whom", choice: "howe" }]);
  expect(shortcut?.(use, "washington")).toEqual([]);
});

test("a general who may be chosen is chosen where he stands", () => {
  const view = emptyView();
  view.open.generals = { howe: { at: "boston" } };
  const clicks = boardClicks(view, [{ choice: "howe", label: "", target: { kind: "unit", unit: "howe" } }]);
  expect(clicks.tokens.get("boston")?.get("howe")?.choice).toBe("howe");
});

test("a roll that is decided on tells what it needs and how likely that is", async () => {
  await loadTexts("web-kit");
  const ask = (name: string, args: Record<string, string | number>, ...choices: string[]): Question => ({
    seat: "american", rule: "7.9", since: 0, hidden: false, prompt: { name, key: name, text: "", args },
    choices: choices.map((it) => ({ choice: it, label: { key: it, text: it }, target: { kind: "unit", unit: it } })),
  });
  expect(hintsOf(washington)(ask("retreat-before-battle", { agility: 4 }))).toBe("4 or less: 67%");
  expect(hintsOf(people)(ask("counterattack", { rating: 3 }))).toBe("3 or less: 50%");
  expect(hintsOf(washington)(ask("intercept", {}, "greene"))).toMatch(/^Greene: \d or less, \d+%$/);
  expect(hintsOf(washington)(ask("play-card", {}))).toBeNull();
  expect(hintsOf(washington)(ask("event-choose", { title: "card-091" }))).toMatch(/^Choose one: remove up to 2/);
});
