import { expect, test } from "vitest";

import { loadHelp, sectionOf, sectionsOf } from "../src/lib/help";
import { setLanguage } from "../src/lib/i18n.svelte";

const sources = import.meta.glob<string>("../../crates/games/*/src/**/*.rs", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The sections that a game's questions and notes cite: strings such as "9.1", "10.11" or "6.32.B" in its code. */
function cited(game: string): string[] {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    file.includes(`/${game}/`) ? [...text.matchAll(/"(\d+\.\d+(?:\.\d+)?(?:\.[A-Z])?)"/g)].map(([, rule = ""]) => rule) : [],
  );
  return [...new Set(found)];
}

/** The first two numbers of a section's. */
const start = (rule: string): string => rule.split(".").slice(0, 2).join(".");

for (const game of ["liberty-or-death", "washingtons-war", "we-the-people"]) {
  test(`every section that ${game} cites has a summary, down to its second number at least`, async () => {
    await loadHelp(game);
    const rules = cited(game);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) {
      expect(start(sectionOf(game, rule)?.rule ?? ""), `§${rule}`).toBe(start(rule));
    }
  });

  test(`every summary of ${game} has a title and a text in every language`, async () => {
    await loadHelp(game);
    for (const language of ["it", "en"] as const) {
      await setLanguage(language);
      const sections = sectionsOf(game);
      expect(sections.length).toBeGreaterThan(10);
      for (const { rule, title, text } of sections) expect([title, text].join(), `§${rule}`).not.toContain("-help-");
    }
  });
}
