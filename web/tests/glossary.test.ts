import { expect, test } from "vitest";

import { aboutGame } from "../src/games/about";
import { partsOf, termsOf, type Term } from "../src/lib/glossary.svelte";
import { loadHelp, sectionOf } from "../src/lib/help";
import { loadTexts, setLanguage } from "../src/lib/i18n.svelte";

const GAMES = ["decision-in-north-america", "liberty-or-death", "washingtons-war", "we-the-people"];

test.each(GAMES)("every term of %s has its words, a line and a section of the rules, in every language", async (game) => {
  const glossary = (await aboutGame(game)!.glossary!()).default;
  await Promise.all([loadTexts(`web-glossary-${game}`), loadHelp(game)]);
  for (const language of ["it", "en"] as const) {
    await setLanguage(language);
    const terms = termsOf(glossary);
    expect(terms.map(({ id }) => id).sort()).toEqual(Object.keys(glossary.rules).sort());
    const words = terms.flatMap((term) => term.words.map((word) => word.toLowerCase()));
    expect(new Set(words).size, "no form is that of two terms").toBe(words.length);
    for (const { id, name, text, rule } of terms) {
      expect(name.length * text.length, id).toBeGreaterThan(0);
      expect(text.length, `${id} is one line`).toBeLessThanOrEqual(110);
      expect(sectionOf(game, rule)?.rule, `§${rule} of ${id}`).toBeDefined();
    }
  }
});

const term = (id: string, ...words: string[]): Term => ({ id, name: words[0]!, words, text: id, rule: "1" });
const shown = (text: string, ...terms: Term[]) => partsOf(text, terms).map((part) => (typeof part === "string" ? part : `[${part.text}:${part.term.id}]`)).join("");

test("terms are found as whole words, once, the longer before the shorter, whatever the case", () => {
  const [limited, command, pc] = [term("limited", "Limited Command"), term("command", "Command"), term("pc", "PC markers", "PC")];
  expect(shown("A limited command is a Command; Commands are more.", limited, command)).toBe("A [limited command:limited] is a [Command:command]; Commands are more.");
  expect(shown("PC markers and a PC", pc)).toBe("[PC markers:pc] and a PC");
  expect(shown("EPCOT", pc)).toBe("EPCOT");
  expect(shown("", pc)).toBe("");
});
