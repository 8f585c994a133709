// The guide through a first year of We the People.

import { asked, type GuideStep } from "../../lib/guide.svelte";
import { cardsLeft, endIsKnown, firstYearIsOver } from "../card-driven/guide";

const toPlay = asked("play-card");

const steps: GuideStep[] = [
  { id: "welcome", at: "choices", fits: () => true },
  { id: "wtp-map", at: "map", fits: () => true },
  { id: "wtp-goal-american", at: "bar", fits: ({ seat }) => seat === "american" },
  { id: "wtp-goal-british", at: "bar", fits: ({ seat }) => seat === "british" },
  { id: "wtp-committees", fits: asked("committees") },
  { id: "undo", at: "actions", fits: ({ given }) => given > 0 },
  { id: "first-year", at: "journal", fits: firstYearIsOver },
  { id: "first-player", fits: asked("who-first", "open-with-campaign") },
  { id: "wtp-hand", at: "hand", fits: toPlay },
  { id: "wtp-operations", fits: asked("use-ops") },
  { id: "wtp-event", fits: asked("use-event") },
  { id: "wtp-generals", fits: asked("move-whom") },
  { id: "wtp-campaign", fits: asked("campaign") },
  { id: "wtp-move", fits: asked("move") },
  { id: "wtp-intercept", fits: asked("intercept") },
  { id: "slip-away", fits: asked("retreat-before-battle") },
  { id: "wtp-battle", at: "panel", fits: asked("battle-event", "attack-with", "cancel") },
  { id: "wtp-attack", at: "panel", fits: asked("attack-with") },
  { id: "wtp-cancel", at: "panel", fits: asked("cancel") },
  { id: "wtp-counterattack", at: "choices", fits: asked("counterattack") },
  { id: "wtp-retreat", fits: asked("retreat-where") },
  { id: "wtp-reinforce", fits: asked("reinforce-where", "land-where") },
  { id: "wtp-place", fits: asked("place") },
  { id: "wtp-congress", fits: asked("congress-where") },
  { id: "wtp-france", fits: asked("navy-where", "french-where") },
  { id: "others", at: "journal", fits: (moment) => toPlay(moment) && cardsLeft(6)(moment) },
  { id: "wtp-isolation", at: "map", fits: (moment) => toPlay(moment) && cardsLeft(4)(moment) },
  { id: "wtp-winter", at: "map", fits: (moment) => toPlay(moment) && cardsLeft(2)(moment) },
  { id: "war-ends", at: "bar", fits: (moment) => toPlay(moment) && endIsKnown(moment) },
];

export default steps;
