// The guide through a first campaign of Liberty or Death.

import type { GuideMoment, GuideStep } from "../../lib/guide.svelte";

const asked =
  (...starts: string[]) =>
  ({ question }: GuideMoment): boolean =>
    question !== null && starts.some((start) => question.prompt.key.startsWith(`lod-ask-${start}`));

/** What of the view the guide looks at. */
interface Position {
  cards: { winters: number };
}

const winters = ({ live }: GuideMoment): number => (live.view as Position).cards.winters;

const steps: GuideStep[] = [
  { id: "welcome", fits: () => true },
  { id: "map", fits: () => true },
  ...["british", "patriots", "indians", "french"].map((faction) => ({
    id: `goal-${faction}`,
    fits: ({ seat }: GuideMoment) => seat === faction,
  })),
  { id: "cards", fits: asked("first-eligible", "second-") },
  { id: "first-eligible", fits: asked("first-eligible") },
  { id: "second-eligible", fits: asked("second-") },
  { id: "undo", fits: ({ given }) => given > 0 },
  { id: "event", fits: asked("event-side") },
  { id: "rally", fits: asked("rally-") },
  { id: "rabble-rousing", fits: asked("rabble-rousing") },
  { id: "muster", fits: asked("muster-", "french-muster") },
  { id: "garrison", fits: asked("garrison-") },
  { id: "gather", fits: asked("gather-") },
  { id: "raid", fits: asked("raid-") },
  { id: "scout", fits: asked("scout-") },
  { id: "agents", fits: asked("agents-", "hortalez") },
  { id: "march", fits: asked("british-march", "patriot-march", "french-march", "indian-march") },
  { id: "battle", fits: asked("british-battle", "patriot-battle", "french-battle", "battle-") },
  { id: "win-the-day", fits: asked("win-the-day") },
  { id: "activity", fits: asked("activity-after", "skirmish", "persuasion", "partisans", "trade", "war-path", "plunder", "preparer") },
  { id: "stroke", fits: asked("stroke", "trump") },
  { id: "others", fits: (moment) => moment.given > 0 && asked("first-eligible", "second-")(moment) },
  { id: "winter", fits: ({ question }) => question?.rule.startsWith("6.") ?? false },
  { id: "end", fits: (moment) => winters(moment) > 0 },
];

export default steps;
