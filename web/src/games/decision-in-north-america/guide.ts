// The guide through a first year of Decision in North America.

import { asked, type GuideMoment, type GuideStep } from "../../lib/guide.svelte";
import type { View } from "./view";

const view = ({ live }: GuideMoment): View => live.view as View;

const steps: GuideStep[] = [
  { id: "welcome", at: "choices", fits: () => true },
  { id: "dina-map", at: "map", fits: () => true },
  { id: "dina-goal-american", at: "bar", fits: ({ seat }) => seat === "american" },
  { id: "dina-goal-british", at: "bar", fits: ({ seat }) => seat === "british" },
  { id: "dina-set-up", fits: asked("set-up-unit", "set-up-leader") },
  { id: "undo", at: "actions", fits: ({ given }) => given > 0 },
  { id: "dina-first-year", at: "journal", fits: (moment) => view(moment).year > 1775 },
  { id: "dina-windows", at: "hand", fits: asked("play-marker") },
  { id: "dina-bid", at: "choices", fits: asked("bid-how-many", "bid-marker") },
  { id: "dina-mobilize", at: "choices", fits: asked("mobilize") },
  { id: "dina-units", fits: asked("which-unit", "unit-where") },
  { id: "dina-rabble", at: "choices", fits: asked("commit-marker", "commit-to") },
  { id: "dina-tables", at: "bar", fits: asked("table-first", "region-first", "commit-to") },
  { id: "dina-move", fits: asked("move-from") },
  { id: "dina-force", fits: asked("force-size", "force-units", "who-goes", "commander") },
  { id: "dina-march", fits: asked("move-to") },
  { id: "dina-sail", fits: asked("sail-to", "land-or-sea") },
  { id: "dina-land", fits: asked("land", "land-whom") },
  { id: "dina-forced", fits: asked("pay-march") },
  { id: "dina-tactics", at: "choices", fits: asked("commit-tactics", "use-tactics") },
  { id: "dina-battle", at: "panel", fits: asked("fire-or-retreat", "battle-where") },
  { id: "dina-hits", at: "panel", fits: asked("eliminated", "disrupted") },
  { id: "dina-retreat", fits: asked("retreat-to") },
  { id: "dina-top", fits: asked("arrange-top", "arrange-where") },
  { id: "dina-supply", fits: asked("out-of-supply") },
  { id: "dina-return", at: "choices", fits: asked("return-marker") },
  { id: "others", at: "journal", fits: (moment) => asked("move-from", "mobilize")(moment) && moment.given > 20 },
];

export default steps;
