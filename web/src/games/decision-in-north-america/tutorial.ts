// The tutorial of Decision in North America: the spring of 1775, from the last militia of the set-up to Ticonderoga.

import type { Tutorial, TutorialStep } from "../../kit/tutorial/tutorial";

/** A unit that is bought and placed for the player. */
const regularAt = (choice: string): TutorialStep[] => [
  { prompt: "mobilize", choice: "unit/american-regular" },
  { prompt: "unit-where", choice },
];
const rabbleIn = (choice: string): TutorialStep[] => [
  { prompt: "commit-marker", choice: "marker/rabble" },
  { prompt: "commit-to", choice },
];

const tutorial: Tutorial = {
  end: "dina-end",
  scenario: "to-1778",
  seat: "american",
  bot: "steady",
  seed: 7,
  // The set-up, all but the last militia: Ward before Boston, Arnold and Allen at Saratoga.
  opening: [
    ...["lexington-concord", "lexington-concord", "hartford", "newport", "portsmouth", "lexington-concord"],
    ...["saratoga", "saratoga", "philadelphia", "saratoga", "saratoga"],
    ...["richmond", "baltimore", "alexandria", "charleston"],
  ],
  steps: [
    { prompt: "set-up-unit", choice: "savannah", say: "dina-set-up" },
    { prompt: "play-marker", choice: "pass-phase", say: "dina-window" },
    { prompt: "play-marker", choice: "pass-phase" },
    { prompt: "mobilize", choice: "unit/american-regular", say: "dina-regular" },
    { prompt: "unit-where", choice: "lexington-concord", say: "dina-regular-where" },
    ...regularAt("lexington-concord"),
    ...regularAt("philadelphia"),
    ...regularAt("albany"),
    { prompt: "mobilize", choice: "buy-marker", say: "dina-marker" },
    ...Array.from({ length: 9 }, (): TutorialStep => ({ prompt: "mobilize", choice: "buy-marker" })),
    { prompt: "mobilize", choice: "done", say: "dina-mobilized" },
    { prompt: "play-marker", choice: "pass-phase" },
    { prompt: "commit-marker", choice: "marker/paine", say: "dina-paine" },
    { prompt: "commit-to", choice: "progress", say: "dina-progress" },
    { prompt: "commit-marker", choice: "marker/rabble", say: "dina-rabble" },
    { prompt: "commit-to", choice: "region/mid-atlantic", say: "dina-region" },
    ...rabbleIn("region/deep-south"),
    ...rabbleIn("region/virginia"),
    ...rabbleIn("region/virginia"),
    { prompt: "commit-marker", choice: "done" },
    { prompt: "table-first", choice: "progress", say: "dina-table" },
    { prompt: "special-where", choice: "lexington-concord", say: "dina-congress" },
    { prompt: "table-first", choice: "loyalty" },
    { prompt: "region-first", choice: "region/deep-south" },
    { prompt: "region-first", choice: "region/virginia" },
    { prompt: "region-first", choice: "region/mid-atlantic" },
    { prompt: "play-marker", choice: "pass-phase" },
    { prompt: "move-from", choice: "saratoga", say: "dina-move" },
    { prompt: "commander", choice: "leader/allen", say: "dina-commander" },
    { prompt: "force-size", choice: "all", say: "dina-force" },
    { prompt: "move-to", choice: "ticonderoga", say: "dina-ticonderoga" },
    { prompt: "move-from", choice: "done", say: "dina-moved" },
    { prompt: "play-marker", choice: "pass-phase" },
    { prompt: "commit-tactics", choice: "2", say: "dina-tactics" },
    { prompt: "fire-or-retreat", choice: "fire", say: "dina-fire" },
    { prompt: "use-tactics", choice: "2", say: "dina-dice" },
  ],
};

export default tutorial;
