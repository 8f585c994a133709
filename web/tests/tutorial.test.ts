import generated from "../src/lib/wire.gen.ts?raw";
import { expect, test } from "vitest";

import { aboutGame } from "../src/games/about";
import { lessonOf, spokenSteps, type Tutorial } from "../src/kit/tutorial/tutorial";
import { has, keysOf, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";
import type { Question } from "../src/lib/wire";

const games = ["decision-in-north-america", "liberty-or-death", "washingtons-war", "we-the-people"];

const asked = (name: string, ...choices: string[]): Question => ({
  seat: "american",
  rule: "1",
  since: 1,
  hidden: false,
  prompt: { name, key: name, text: "" },
  choices: choices.map((choice) => ({ choice, label: { key: choice, text: choice }, target: { kind: "button", role: "choose" } })),
});

const tutorial: Tutorial = {
  end: "end",
  scenario: "1775",
  seat: "american",
  bot: "steady",
  seed: 1,
  opening: ["boston"],
  steps: [
    { prompt: "play-card", choice: "card-1", say: "card" },
    { prompt: "window", choice: "pass" },
    { prompt: "move", choice: "albany", say: "move" },
  ],
};

test("a lesson follows the answers, and goes back with them", () => {
  expect(lessonOf(tutorial, [], asked("committees", "boston")).at).toBe("waiting");
  const card = asked("play-card", "card-1", "card-2");
  expect(lessonOf(tutorial, ["boston"], card)).toMatchObject({ at: "step", number: 1, step: { choice: "card-1" } });
  expect(lessonOf(tutorial, ["boston", "card-1"], null).at).toBe("waiting");
  const move = asked("move", "albany", "stop");
  expect(lessonOf(tutorial, ["boston", "card-1", "pass"], move)).toMatchObject({ at: "step", number: 2 });
  expect(lessonOf(tutorial, ["boston", "card-1", "pass", "albany"], move).at).toBe("end");
});

test("a game that takes another course is noticed, and what was not as expected is named", () => {
  expect(lessonOf(tutorial, ["boston"], asked("exchange", "yes", "no"))).toEqual({ at: "lost", why: "exchange was asked, not play-card" });
  expect(lessonOf(tutorial, ["boston"], asked("play-card", "card-2"))).toEqual({ at: "lost", why: "play-card does not offer card-1" });
  expect(lessonOf(tutorial, ["boston", "card-2"], null)).toEqual({ at: "lost", why: "answer 2 was card-2, not card-1" });
});

for (const game of games) {
  test(`the tutorial of ${game} has twelve to twenty steps, of questions that the game has`, async () => {
    const found = (await aboutGame(game)?.tutorial?.())!.default;
    expect(spokenSteps(found).length).toBeGreaterThanOrEqual(12);
    expect(spokenSteps(found).length).toBeLessThanOrEqual(20);
    const line = generated.split("\n").find((it) => it.startsWith(`  "${game}": `)) ?? "";
    for (const { prompt } of found.steps) expect(line).toContain(`"${prompt}"`);
  });

  test(`the tutorial of ${game} says what and why in two sentences, in every language`, async () => {
    const found = (await aboutGame(game)?.tutorial?.())!.default;
    await loadTexts("web-tutorial", `web-tutorial-${game}`);
    const keys = spokenSteps(found).map(({ say }) => `web-tutorial-${say}`);
    for (const language of ["it", "en"] as const) {
      await setLanguage(language);
      for (const key of keys) {
        expect(has(key), `${key} in ${language}`).toBe(true);
        expect(t(key).match(/[.!?](?=\s|$)/g), t(key)).toHaveLength(2);
      }
      expect(has(`web-tutorial-${found.end}`)).toBe(true);
      expect(keysOf(`web-tutorial-${game}`).sort()).toEqual([...keys, `web-tutorial-${found.end}`].sort());
    }
  });
}
