import { beforeAll, expect, test } from "vitest";

import { boardClicks } from "../src/games/generals/clicks";
import { changesBetween } from "../src/games/generals/movement";
import { pilesOf } from "../src/games/generals/piles";
import { cardTitle, generalWords, initials, roadWords, spaceWords } from "../src/games/generals/words";
import { game as washington } from "../src/games/washingtons-war/game";
import { loadTexts } from "../src/lib/i18n.svelte";
import { emptyView } from "./generals-view";

beforeAll(() => loadTexts("web-generals", "washingtons-war-names", "washingtons-war-cards"));

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
  expect(generalWords(washington, "howe")).toMatch(/agility 1\?$/);
  expect(washington.facts.space.get("concord-nh")?.sure.name).toBe("reconstructed");
  expect(roadWords(washington, "quebec")).toBe("Lines to: Montreal°, Falmouth (wilderness, Arnold alone)");
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

test("no two generals have the same initials", () => {
  const { generals } = washington.facts;
  expect(new Set(generals.map(({ id }) => initials(washington, id))).size).toBe(generals.length);
});
