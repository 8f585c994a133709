/** The aid sheets: what each Faction can do and what holds for all, with the sections of the rules. */
import { family, t } from "../../lib/i18n.svelte";
import type { GameView } from "../../lib/wire";
import type { FixedChoice } from "../contract";
import { FACTIONS, type Faction } from "./facts";
import { asView } from "./view";

export interface Entry {
  /** The Command or Special Activity, as the keys of its texts end. */
  word: string;
  name: () => string;
  rule: string;
  /** The Special Activities that can go with a Command. */
  activities?: string[];
  /** When the French have it. */
  treaty?: "before" | "after" | "both";
}

/** A part of the sheet that all Factions share: what the keys of its texts end in, each with its section of the rules. */
export interface Shared {
  title: () => string;
  key: string;
  rules: Record<string, string>;
}

export interface Sheet {
  commands: Entry[];
  activities: Entry[];
  /** Its Leaders, in the order of their succession. */
  leaders: string[];
}

export const SHEETS: Record<Faction, Sheet> = {
  british: {
    commands: [
      { word: "muster", name: () => t("lod-muster"), rule: "3.2.1", activities: ["skirmish", "naval-pressure"] },
      { word: "garrison", name: () => t("lod-garrison"), rule: "3.2.2", activities: ["skirmish", "naval-pressure"] },
      { word: "march", name: () => t("lod-march"), rule: "3.2.3", activities: ["common-cause", "skirmish", "naval-pressure"] },
      { word: "battle", name: () => t("lod-battle"), rule: "3.2.4", activities: ["common-cause", "skirmish", "naval-pressure"] },
    ],
    activities: [
      { word: "common-cause", name: () => t("lod-common-cause"), rule: "4.2.1" },
      { word: "skirmish", name: () => t("lod-skirmish"), rule: "4.2.2" },
      { word: "naval-pressure", name: () => t("lod-naval-pressure"), rule: "4.2.3" },
    ],
    leaders: ["gage", "howe", "clinton"],
  },
  patriots: {
    commands: [
      { word: "rally", name: () => t("lod-rally"), rule: "3.3.1", activities: ["persuasion", "partisans", "skirmish"] },
      { word: "march", name: () => t("lod-march"), rule: "3.3.2", activities: ["persuasion", "partisans", "skirmish"] },
      { word: "battle", name: () => t("lod-battle"), rule: "3.3.3", activities: ["persuasion", "partisans", "skirmish"] },
      { word: "rabble-rousing", name: () => t("lod-rabble-rousing"), rule: "3.3.4", activities: ["persuasion", "partisans", "skirmish"] },
    ],
    activities: [
      { word: "persuasion", name: () => t("lod-persuasion"), rule: "4.3.1" },
      { word: "partisans", name: () => t("lod-partisans"), rule: "4.3.2" },
      { word: "skirmish", name: () => t("lod-skirmish"), rule: "4.3.3" },
    ],
    leaders: ["washington"],
  },
  indians: {
    commands: [
      { word: "gather", name: () => t("lod-gather"), rule: "3.4.1", activities: ["trade", "war-path"] },
      { word: "march", name: () => t("lod-march"), rule: "3.4.2", activities: ["trade", "war-path"] },
      { word: "scout", name: () => t("lod-scout"), rule: "3.4.3", activities: ["trade", "war-path"] },
      { word: "raid", name: () => t("lod-raid"), rule: "3.4.4", activities: ["trade", "war-path", "plunder"] },
    ],
    activities: [
      { word: "trade", name: () => t("lod-trade"), rule: "4.4.1" },
      { word: "war-path", name: () => t("lod-war-path"), rule: "4.4.2" },
      { word: "plunder", name: () => t("lod-plunder"), rule: "4.4.3" },
    ],
    leaders: ["brant", "cornplanter", "dragging-canoe"],
  },
  french: {
    commands: [
      { word: "agent-mobilization", name: () => t("lod-agent-mobilization"), rule: "3.5.1", activities: ["preparer-la-guerre"], treaty: "before" },
      { word: "hortalez", name: () => t("lod-hortalez"), rule: "3.5.2", activities: ["preparer-la-guerre", "skirmish", "naval-pressure"], treaty: "both" },
      { word: "muster", name: () => t("lod-muster"), rule: "3.5.3", activities: ["preparer-la-guerre", "skirmish", "naval-pressure"], treaty: "after" },
      { word: "march", name: () => t("lod-march"), rule: "3.5.4", activities: ["preparer-la-guerre", "skirmish", "naval-pressure"], treaty: "after" },
      { word: "battle", name: () => t("lod-battle"), rule: "3.5.5", activities: ["preparer-la-guerre", "skirmish", "naval-pressure"], treaty: "after" },
    ],
    activities: [
      { word: "preparer-la-guerre", name: () => t("lod-preparer-la-guerre"), rule: "4.5.1", treaty: "both" },
      { word: "skirmish", name: () => t("lod-skirmish"), rule: "4.5.2", treaty: "after" },
      { word: "naval-pressure", name: () => t("lod-naval-pressure"), rule: "4.5.3", treaty: "after" },
    ],
    leaders: ["rochambeau", "lauzun"],
  },
};

/** The Special Activities that a Faction may choose from, by name. Common Cause is asked within the Command that it aids. */
export function activitiesOf(seat: string, seen: GameView): FixedChoice[] {
  const view = asView(seen);
  const faction = FACTIONS.find((it) => it === seat);
  if (!view || !faction) return [];
  return SHEETS[faction].activities
    .filter(({ word, treaty }) => word !== "common-cause" && (treaty === undefined || treaty === "both" || (treaty === "after") === view.treaty))
    .map(({ word, name }) => ({ choice: word, name: name() }));
}

export const SHARED: Shared[] = [
  {
    title: () => t("lodw-aid-all"),
    key: family("lodw-aid-all-"),
    rules: {
      sequence: "2.3.4", limited: "2.3.5", activity: "4.1", stroke: "2.3.8", treaty: "2.3.9", control: "1.7", support: "1.6",
      stacking: "1.4.2", available: "1.4.1", removed: "1.6.4", march: "3.2.3", blockade: "1.9", fni: "1.9", leaders: "1.10",
    },
  },
  {
    title: () => t("lodw-aid-battle"),
    key: family("lodw-aid-battle-"),
    rules: {
      who: "3.6.1", force: "3.6.3", dice: "3.6.4", defender: "3.6.5", attacker: "3.6.6", losses: "3.6.7", day: "3.6.8",
    },
  },
  {
    title: () => t("lodw-aid-winter"),
    key: family("lodw-aid-winter-"),
    rules: {
      victory: "6.1", supply: "6.2", resources: "6.3", support: "6.4", redeployment: "6.5", desertion: "6.6", reset: "6.7",
    },
  },
];
