import generated from "../src/lib/wire.gen.ts?raw";
import { expect, test } from "vitest";

import { aboutGame } from "../src/games/about";
import { lineTo, ringAbout, things } from "../src/lib/coach";
import { type GuideMoment, type GuideStep, isDone, stepFor } from "../src/lib/guide.svelte";
import { attribute, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";
import type { GameView } from "../src/lib/wire";
import { emptyDecisionView } from "./decision-view";
import { emptyView } from "./generals-view";
import { emptyView as emptyLibertyView } from "./liberty-or-death-view";

const games = {
  "decision-in-north-america": { seats: ["american", "british"], rule: "8.1" },
  "liberty-or-death": { seats: ["british", "patriots", "indians", "french"], rule: "2.3.4" },
  "washingtons-war": { seats: ["american", "british"], rule: "5.3" },
  "we-the-people": { seats: ["american", "british"], rule: "5.0" },
} as const;
type Game = keyof typeof games;

async function guideOf(game: Game): Promise<GuideStep[]> {
  const guide = await aboutGame(game)?.guide?.();
  if (!guide) throw new Error(`${game} has no guide`);
  return guide.default;
}

interface Rest {
  seat?: string;
  given?: number;
  rule?: string;
  view?: GameView;
}

function moment(key: string | null, { seat = "american", given = 0, rule = "5.0", view = year() }: Rest = {}): GuideMoment {
  const question = key === null ? null : { seat, prompt: { name: key, key, text: "" }, rule, choices: [], since: 1, hidden: false };
  const live = {
    version: 1,
    status: "running" as const,
    viewer: seat,
    total: { answers: 0, journal: 0 },
    answers: [],
    journal: [],
    questions: [],
    outcome: null,
    undoAsked: null,
    view,
  };
  return { live, question, seat, given };
}

/** A view of Liberty or Death, as far as its guide looks at it. */
const campaign = (winters: number): GameView => {
  const view = emptyLibertyView();
  view.cards.winters = winters;
  return view;
};

/** A view of either card game, as far as their guides look at it. */
function year({ year = 1775, cards = 7, alliance = 0, ends = null as number | null } = {}): GameView {
  const view = emptyView();
  return {
    ...view,
    open: { ...view.open, year, french_alliance: alliance, war_ends: ends },
    hands: { american: { size: cards }, british: { size: cards } },
  };
}

/** The steps that come up one after another while a moment lasts. */
function steps(guide: GuideStep[], at: GuideMoment, known: Iterable<string> = []): string[] {
  const read = new Set(known);
  const told = [];
  for (let step = stepFor(guide, at, read); step; step = stepFor(guide, at, read)) {
    read.add(step.id);
    told.push(step.id);
  }
  return told;
}

const lod = (prompt: string, rest: Rest = {}) =>
  moment(prompt, { seat: "patriots", rule: "2.3.4", view: campaign(0), ...rest });

test("a newcomer is told the goal of her own Faction, then what the question is about", async () => {
  const guide = await guideOf("liberty-or-death");
  expect(steps(guide, lod("first-eligible"))).toEqual(["welcome", "lod-map", "lod-goal-patriots", "lod-cards", "lod-first-eligible"]);
  expect(steps(guide, lod("muster-first", { seat: "british", given: 1 }))).toEqual([
    "welcome",
    "lod-map",
    "lod-goal-british",
    "undo",
    "lod-muster",
  ]);
});

test("nothing is said twice, and winter ends the campaign", async () => {
  const guide = await guideOf("liberty-or-death");
  const read = steps(guide, lod("first-eligible", { given: 3 }));
  expect(steps(guide, lod("first-eligible", { given: 4 }), read)).toEqual([]);
  expect(steps(guide, lod("patriot-supply", { given: 4, rule: "6.2.2" }), read)).toEqual(["lod-winter"]);
  expect(steps(guide, lod("first-eligible", { given: 9, view: campaign(1) }), read)).toEqual(["lod-end"]);
});

test("the year of a card game is explained as it goes on", async () => {
  const guide = await guideOf("we-the-people");
  const told: string[] = [];
  const at = (prompt: string, rest: Rest): string[] => {
    const now = steps(guide, moment(`${prompt}`, rest), told);
    told.push(...now);
    return now;
  };
  expect(at("committees", {})).toEqual(["welcome", "wtp-map", "wtp-goal-american", "wtp-committees"]);
  expect(at("committees", { given: 1 })).toEqual(["undo"]);
  expect(at("play-card", { given: 14 })).toEqual(["wtp-hand"]);
  expect(at("play-card", { given: 16, view: year({ cards: 6 }) })).toEqual(["others"]);
  expect(at("cancel", { given: 17, view: year({ cards: 6 }) })).toEqual(["wtp-battle", "wtp-cancel"]);
  expect(at("play-card", { given: 20, view: year({ cards: 4 }) })).toEqual(["wtp-isolation"]);
  expect(at("use-ops", { given: 24, view: year({ cards: 2 }) })).toEqual(["wtp-operations"]);
  expect(at("play-card", { given: 25, view: year({ cards: 2 }) })).toEqual(["wtp-winter"]);
  expect(at("play-card", { given: 30, view: year({ year: 1776, ends: 93 }) })).toEqual(["first-year", "war-ends"]);
});

test("the alliance with France is explained when it first moves, and what both card games share is told once", async () => {
  const guide = await guideOf("washingtons-war");
  const sister = steps(await guideOf("we-the-people"), moment("who-first", { given: 13 }));
  expect(sister).toContain("first-player");
  expect(steps(guide, moment("who-first", { given: 13 }), sister)).toEqual(["ww-map", "ww-goal-american"]);
  const read = ["welcome", "ww-map", "ww-goal-british", "undo", "ww-hand"];
  const moved = { seat: "british", given: 4, view: year({ alliance: 1 }) };
  expect(steps(guide, moment("move", moved), read)).toEqual(["ww-move"]);
  expect(steps(guide, moment("play-card", moved), read)).toEqual(["ww-alliance"]);
  expect(steps(guide, moment("play-card", { ...moved, view: year() }), read)).toEqual([]);
});

test("a step that came with a question is done when that is answered, and not before", async () => {
  const guide = await guideOf("liberty-or-death");
  const step = (id: string) => guide.find((it) => it.id === id)!;
  const asked = lod("rally-where", { given: 4 });
  expect(isDone(step("lod-rally"), asked, asked)).toBe(false);
  expect(isDone(step("lod-rally"), asked, lod("rally-place", { given: 5 })), "it still speaks of what is asked").toBe(false);
  expect(isDone(step("lod-rally"), asked, lod("first-eligible", { given: 6 }))).toBe(true);
  expect(isDone(step("lod-map"), asked, lod("first-eligible", { given: 6 })), "what fits at any time is closed by hand").toBe(false);
});

test("the ring about a thing stays in the window, and a line leads to it from outside", () => {
  const window = { width: 800, height: 600 };
  expect(ringAbout({ x: -20, y: 100, width: 2000, height: 50 }, window)).toEqual({ x: 2, y: 96, width: 796, height: 58 });
  const ring = ringAbout({ x: 100, y: 100, width: 100, height: 100 }, window);
  expect(lineTo({ x: 500, y: 120, width: 200, height: 60 }, ring)).toEqual([[500, 150], [204, 150]]);
  expect(lineTo({ x: 120, y: 120, width: 20, height: 20 }, ring)).toBeNull();
});

/** The names of a game's questions, as they are made from the Rust types. */
const namesOf = (game: Game): string[] => {
  const line = generated.split("\n").find((it) => it.startsWith(`  "${game}": `)) ?? "";
  return [...line.slice(line.indexOf(":")).matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
};

for (const game of Object.keys(games) as Game[]) {
  const { seats, rule } = games[game];

  test(`every step of the guide to ${game} comes up at some question of the game`, async () => {
    const views =
      game === "liberty-or-death"
        ? [campaign(1), campaign(0)]
        : game === "decision-in-north-america"
          ? [emptyDecisionView(), { ...emptyDecisionView(), year: 1776 }]
          : [year(), year({ year: 1776, cards: 1, alliance: 1, ends: 92 })];
    const moments = namesOf(game).flatMap((key) =>
      seats.flatMap((seat) =>
        views.flatMap((view) => [rule, "6.2.2"].flatMap((rule) => [1, 21].map((given) => moment(key, { seat, given, rule, view })))),
      ),
    );
    for (const { id, at, fits } of await guideOf(game)) {
      expect(moments.some(fits), id).toBe(true);
      if (at !== undefined) expect(things, id).toContain(at);
    }
  });

  test(`every step of the guide to ${game} has its title and text in every language`, async () => {
    await loadTexts("web-guide", `web-guide-${game}`);
    for (const language of ["it", "en"] as const) {
      await setLanguage(language);
      for (const { id } of await guideOf(game)) {
        expect(t(`web-guide-${id}`)).not.toBe(`web-guide-${id}`);
        expect(attribute(`web-guide-${id}`, "title")).not.toContain("web-guide");
      }
    }
  });
}
