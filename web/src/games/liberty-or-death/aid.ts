/** What each Faction can do, with the section of the rules, in the order of its aid sheet. */
import { t } from "../../lib/i18n.svelte";
import type { Faction } from "./facts";

export interface Entry {
  /** The Command or Special Activity, as the keys of its texts end. */
  word: string;
  name: () => string;
  rule: string;
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
      { word: "muster", name: () => t("lod-muster"), rule: "3.2.1" },
      { word: "garrison", name: () => t("lod-garrison"), rule: "3.2.2" },
      { word: "march", name: () => t("lod-march"), rule: "3.2.3" },
      { word: "battle", name: () => t("lod-battle"), rule: "3.2.4" },
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
      { word: "rally", name: () => t("lod-rally"), rule: "3.3.1" },
      { word: "march", name: () => t("lod-march"), rule: "3.3.2" },
      { word: "battle", name: () => t("lod-battle"), rule: "3.3.3" },
      { word: "rabble-rousing", name: () => t("lod-rabble-rousing"), rule: "3.3.4" },
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
      { word: "gather", name: () => t("lod-gather"), rule: "3.4.1" },
      { word: "march", name: () => t("lod-march"), rule: "3.4.2" },
      { word: "scout", name: () => t("lod-scout"), rule: "3.4.3" },
      { word: "raid", name: () => t("lod-raid"), rule: "3.4.4" },
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
      { word: "agent-mobilization", name: () => t("lod-agent-mobilization"), rule: "3.5.1" },
      { word: "hortalez", name: () => t("lod-hortalez"), rule: "3.5.2" },
      { word: "muster", name: () => t("lod-muster"), rule: "3.5.3" },
      { word: "march", name: () => t("lod-march"), rule: "3.5.4" },
      { word: "battle", name: () => t("lod-battle"), rule: "3.5.5" },
    ],
    activities: [
      { word: "preparer-la-guerre", name: () => t("lod-preparer-la-guerre"), rule: "4.5.1" },
      { word: "skirmish", name: () => t("lod-skirmish"), rule: "4.5.2" },
      { word: "naval-pressure", name: () => t("lod-naval-pressure"), rule: "4.5.3" },
    ],
    leaders: ["rochambeau", "lauzun"],
  },
};
