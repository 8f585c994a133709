// The guide through a first year of Decision in North America.

import { asked, type GuideMoment, type GuideStep } from "../../lib/guide.svelte";
import type { View } from "./view";

const view = ({ live }: GuideMoment): View => live.view as View;

const steps: GuideStep[] = [
  { id: "welcome", fits: () => true },
  { id: "dina-map", fits: () => true },
  { id: "dina-goal-american", fits: ({ seat }) => seat === "american" },
  { id: "dina-goal-british", fits: ({ seat }) => seat === "british" },
  { id: "dina-set-up", fits: asked("set-up-unit", "set-up-leader") },
  { id: "undo", fits: ({ given }) => given > 0 },
  { id: "dina-first-year", fits: (moment) => view(moment).year > 1775 },
  { id: "dina-windows", fits: asked("play-marker") },
  { id: "dina-bid", fits: asked("bid-how-many", "bid-marker") },
  { id: "dina-mobilize", fits: asked("mobilize") },
  { id: "dina-units", fits: asked("which-unit", "unit-where") },
  { id: "dina-rabble", fits: asked("commit-marker", "commit-to") },
  { id: "dina-tables", fits: asked("table-first", "region-first", "commit-to") },
  { id: "dina-move", fits: asked("move-from") },
  { id: "dina-force", fits: asked("force-size", "force-units", "who-goes", "commander") },
  { id: "dina-march", fits: asked("move-to") },
  { id: "dina-sail", fits: asked("sail-to", "land-or-sea") },
  { id: "dina-land", fits: asked("land", "land-whom") },
  { id: "dina-forced", fits: asked("pay-march") },
  { id: "dina-tactics", fits: asked("commit-tactics", "use-tactics") },
  { id: "dina-battle", fits: asked("fire-or-retreat", "battle-where") },
  { id: "dina-hits", fits: asked("eliminated", "disrupted") },
  { id: "dina-retreat", fits: asked("retreat-to") },
  { id: "dina-top", fits: asked("arrange-top", "arrange-where") },
  { id: "dina-supply", fits: asked("out-of-supply") },
  { id: "dina-return", fits: asked("return-marker") },
  { id: "others", fits: (moment) => asked("move-from", "mobilize")(moment) && moment.given > 20 },
];

export default steps;
