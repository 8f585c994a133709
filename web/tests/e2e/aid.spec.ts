import { expect, test } from "vitest";

import { person, startGame } from "./world";

const GAMES = ["liberty-or-death", "washingtons-war", "we-the-people", "decision-in-north-america"];

test.each(GAMES)("the aid sheets of %s are printed whole, each on one sheet of paper", { timeout: 120_000 }, async (game) => {
  for (const [locale, tab] of [["en", "Player aid"], ["it", "Aiuto di gioco"]] as const) {
    const page = await person({ locale, viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
    await startGame(page, game);
    await page.getByRole("tab", { name: tab }).click();
    const sides = page.locator(".aid .sides button[aria-pressed]");
    expect(await sides.count()).toBeGreaterThan(1);
    for (const side of await sides.all()) {
      await side.click();
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(pages, `${await side.innerText()}, ${locale}: one leaf, both sides`).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: "print" });
    const printed = await page.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>(".aid")!;
      const holders: Element[] = [];
      for (let it = sheet.parentElement; it; it = it.parentElement) holders.push(it);
      const others = [...document.querySelectorAll("body *")].filter((it) => !sheet.contains(it) && !it.contains(sheet) && it.checkVisibility());
      return {
        top: sheet.getBoundingClientRect().top,
        cut: holders.filter((it) => getComputedStyle(it).overflow !== "visible").map((it) => it.className),
        others: others.length,
        hidden: [...sheet.querySelectorAll("article")].filter((it) => !it.checkVisibility()).length,
        ink: getComputedStyle(sheet).color,
      };
    });
    expect(printed).toEqual({ top: 0, cut: [], others: 0, hidden: 0, ink: "rgb(0, 0, 0)" });
    await page.context().close();
  }
});
