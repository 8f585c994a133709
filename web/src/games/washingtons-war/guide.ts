// The guide through a first year of Washington's War.

import { asked, type GuideMoment, type GuideStep } from "../../lib/guide.svelte";
import { cardsLeft, endIsKnown, firstYearIsOver } from "../card-driven/guide";
import type { WashingtonView } from "./game";

const toPlay = asked("play-card");

const alliance = ({ live }: GuideMoment): number => (live.view as WashingtonView).open.french_alliance;

const steps: GuideStep[] = [
  { id: "welcome", at: "choices", fits: () => true },
  { id: "ww-map", at: "map", fits: () => true },
  { id: "ww-goal-american", at: "bar", fits: ({ seat }) => seat === "american" },
  { id: "ww-goal-british", at: "bar", fits: ({ seat }) => seat === "british" },
  { id: "ww-committees", fits: asked("committees") },
  { id: "ww-for-the-king", fits: asked("for-the-king") },
  { id: "undo", at: "actions", fits: ({ given }) => given > 0 },
  { id: "first-year", at: "journal", fits: firstYearIsOver },
  { id: "first-player", fits: asked("who-first", "open-with-campaign") },
  { id: "ww-hand", at: "hand", fits: toPlay },
  { id: "ww-operations", fits: asked("use-ops") },
  { id: "ww-queue", fits: asked("use-queue") },
  { id: "ww-event", fits: asked("use-event", "discard-for") },
  { id: "ww-exchange", fits: asked("exchange") },
  { id: "ww-generals", fits: asked("activate-whom") },
  { id: "ww-campaign", fits: asked("campaign") },
  { id: "ww-move", fits: asked("move") },
  { id: "ww-intercept", fits: asked("intercept") },
  { id: "slip-away", fits: asked("retreat-before-battle") },
  { id: "ww-battle", at: "hand", fits: asked("battle-card") },
  { id: "ww-retreat", fits: asked("retreat-where") },
  { id: "ww-reinforce", fits: asked("reinforce-where", "land-where") },
  { id: "ww-place", fits: asked("place-or-flip") },
  { id: "ww-congress", fits: asked("congress-where") },
  { id: "ww-france", fits: asked("navy-where", "french-where") },
  { id: "others", at: "journal", fits: (moment) => toPlay(moment) && cardsLeft(6)(moment) },
  { id: "ww-isolation", at: "map", fits: (moment) => toPlay(moment) && cardsLeft(4)(moment) },
  { id: "ww-winter", at: "map", fits: (moment) => toPlay(moment) && cardsLeft(2)(moment) },
  { id: "ww-alliance", at: "bar", fits: (moment) => toPlay(moment) && alliance(moment) > 0 },
  { id: "war-ends", at: "bar", fits: (moment) => toPlay(moment) && endIsKnown(moment) },
];

export default steps;
