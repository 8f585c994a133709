// The guide through a first campaign of Liberty or Death.

import { asked, type GuideMoment, type GuideStep } from "../../lib/guide.svelte";
import { asView } from "./view";

const winters = ({ live }: GuideMoment): number => asView(live.view)?.cards.winters ?? 0;

const steps: GuideStep[] = [
  { id: "welcome", at: "choices", fits: () => true },
  { id: "lod-map", at: "map", fits: () => true },
  ...["british", "patriots", "indians", "french"].map((faction) => ({
    id: `lod-goal-${faction}`,
    at: "bar" as const,
    fits: ({ seat }: GuideMoment) => seat === faction,
  })),
  { id: "lod-cards", at: "hand", fits: asked("first-eligible", "second-") },
  { id: "lod-first-eligible", fits: asked("first-eligible") },
  { id: "lod-second-eligible", fits: asked("second-") },
  { id: "undo", at: "actions", fits: ({ given }) => given > 0 },
  { id: "lod-event", fits: asked("event-side") },
  { id: "lod-rally", fits: asked("rally-") },
  { id: "lod-rabble-rousing", fits: asked("rabble-rousing") },
  { id: "lod-muster", fits: asked("muster-", "french-muster") },
  { id: "lod-garrison", fits: asked("garrison-") },
  { id: "lod-gather", fits: asked("gather-") },
  { id: "lod-raid", fits: asked("raid-") },
  { id: "lod-scout", fits: asked("scout-") },
  { id: "lod-agents", fits: asked("agents-", "hortalez") },
  { id: "lod-march", fits: asked("british-march", "patriot-march", "french-march", "indian-march") },
  { id: "lod-battle", fits: asked("british-battle", "patriot-battle", "french-battle", "battle-") },
  { id: "lod-win-the-day", fits: asked("win-the-day") },
  { id: "lod-activity", fits: asked("activity-after", "skirmish", "persuasion", "partisans", "trade", "war-path", "plunder", "preparer") },
  { id: "lod-stroke", fits: asked("stroke", "trump") },
  { id: "others", at: "journal", fits: (moment) => moment.given > 0 && asked("first-eligible", "second-")(moment) },
  { id: "lod-winter", at: "choices", fits: ({ question }) => question?.rule.startsWith("6.") ?? false },
  { id: "lod-end", at: "bar", fits: (moment) => winters(moment) > 0 },
];

export default steps;
