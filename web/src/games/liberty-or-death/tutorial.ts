// The tutorial of Liberty or Death: the Patriots in 1778 rally, win Virginia over, and take Philadelphia back to the fight.

import type { Tutorial } from "../../kit/tutorial/tutorial";

const tutorial: Tutorial = {
  end: "lod-end",
  scenario: "1778-sprint",
  options: { british: "non-player", indians: "non-player", french: "non-player" },
  seat: "patriots",
  bot: "np",
  seed: 7,
  // Kosciuszko, Lord Sandwich, the Culper Spy Ring, Tories Tested, Lord Stirling: the Patriots come first on every other
  // card. Two more follow, because the next card is always turned up.
  deck: [11, 34, 8, 47, 5, 60, 9],
  opening: [],
  steps: [
    { prompt: "first-eligible", choice: "rally", say: "lod-command" },
    { prompt: "rally-where", choice: "virginia", say: "lod-rally-virginia" },
    { prompt: "rally-where", choice: "new-jersey", say: "lod-rally-new-jersey" },
    { prompt: "rally-how", choice: "build-fort", say: "lod-fort" },
    { prompt: "rally-unit-for-fort", choice: "militia-underground", say: "lod-fort-unit" },
    { prompt: "rally-unit-for-fort", choice: "militia-underground", say: "lod-fort-second" },
    { prompt: "rally-where", choice: "done", say: "lod-rally-done" },
    { prompt: "first-eligible", choice: "rabble-rousing", say: "lod-others" },
    { prompt: "rabble-rousing-where", choice: "virginia", say: "lod-rabble-virginia" },
    { prompt: "rabble-rousing-where", choice: "done", say: "lod-rabble-done" },
    { prompt: "first-eligible", choice: "event", say: "lod-event" },
    { prompt: "event-side", choice: "shaded", say: "lod-shaded" },
    { prompt: "event-space", choice: "philadelphia", say: "lod-philadelphia" },
    { prompt: "event-may-command", choice: "yes", say: "lod-march" },
    { prompt: "patriot-march-from", choice: "pennsylvania", say: "lod-march-from" },
    { prompt: "patriot-march-count", choice: "5", say: "lod-march-continentals" },
    { prompt: "patriot-march-count", choice: "0", say: "lod-march-militia" },
    { prompt: "leader-follows", choice: "yes", say: "lod-washington" },
    { prompt: "patriot-march-more", choice: "done", say: "lod-march-done" },
    { prompt: "event-may-command", choice: "yes", say: "lod-battle" },
  ],
};

export default tutorial;
