import { expect, test } from "vitest";

import guide from "../src/games/liberty-or-death/guide";
import { type GuideMoment, stepFor } from "../src/lib/guide.svelte";
import { attribute, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";

function moment(prompt: string | null, rest: { seat?: string; given?: number; winters?: number; rule?: string } = {}): GuideMoment {
  const { seat = "patriots", given = 0, winters = 0, rule = "2.3.4" } = rest;
  const question = prompt && {
    seat,
    prompt: { key: `lod-ask-${prompt}`, text: "" },
    rule,
    choices: [],
    since: 1,
    hidden: false,
  };
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
    view: { cards: { winters } },
  };
  return { live, question: question || null, seat, given };
}

/** The steps that come up one after another while a moment lasts. */
function steps(at: GuideMoment): string[] {
  const read = new Set<string>();
  for (let step = stepFor(guide, at, read); step; step = stepFor(guide, at, read)) read.add(step.id);
  return [...read];
}

test("a newcomer is told the goal of her own Faction, then what the question is about", () => {
  expect(steps(moment("first-eligible"))).toEqual(["welcome", "map", "goal-patriots", "cards", "first-eligible"]);
  expect(steps(moment("muster-first", { seat: "british", given: 1 }))).toEqual([
    "welcome",
    "map",
    "goal-british",
    "undo",
    "muster",
  ]);
});

test("nothing is said twice, and winter ends the campaign", () => {
  const read = new Set(steps(moment("first-eligible", { given: 3 })));
  expect(stepFor(guide, moment("first-eligible", { given: 4 }), read)).toBeNull();
  expect(stepFor(guide, moment("patriot-supply", { given: 4, rule: "6.2.2" }), read)?.id).toBe("winter");
  expect(stepFor(guide, moment("first-eligible", { given: 9, winters: 1 }), read)?.id).toBe("end");
});

test("every step has its title and text in every language", async () => {
  await loadTexts("web-guide");
  for (const language of ["it", "en"] as const) {
    await setLanguage(language);
    for (const { id } of guide) {
      expect(t(`web-guide-${id}`)).not.toBe(`web-guide-${id}`);
      expect(attribute(`web-guide-${id}`, "title")).not.toContain("web-guide");
    }
  }
});
