/** What each Faction can do, with the section of the rules, in the order of its aid sheet. */
import type { Faction } from "./facts";

export interface Entry {
  /** The name of the Command or Special Activity, as in its message. */
  word: string;
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
      { word: "muster", rule: "3.2.1" },
      { word: "garrison", rule: "3.2.2" },
      { word: "march", rule: "3.2.3" },
      { word: "battle", rule: "3.2.4" },
    ],
    activities: [
      { word: "common-cause", rule: "4.2.1" },
      { word: "skirmish", rule: "4.2.2" },
      { word: "naval-pressure", rule: "4.2.3" },
    ],
    leaders: ["gage", "howe", "clinton"],
  },
  patriots: {
    commands: [
      { word: "rally", rule: "3.3.1" },
      { word: "march", rule: "3.3.2" },
      { word: "battle", rule: "3.3.3" },
      { word: "rabble-rousing", rule: "3.3.4" },
    ],
    activities: [
      { word: "persuasion", rule: "4.3.1" },
      { word: "partisans", rule: "4.3.2" },
      { word: "skirmish", rule: "4.3.3" },
    ],
    leaders: ["washington"],
  },
  indians: {
    commands: [
      { word: "gather", rule: "3.4.1" },
      { word: "march", rule: "3.4.2" },
      { word: "scout", rule: "3.4.3" },
      { word: "raid", rule: "3.4.4" },
    ],
    activities: [
      { word: "trade", rule: "4.4.1" },
      { word: "war-path", rule: "4.4.2" },
      { word: "plunder", rule: "4.4.3" },
    ],
    leaders: ["brant", "cornplanter", "dragging-canoe"],
  },
  french: {
    commands: [
      { word: "agent-mobilization", rule: "3.5.1" },
      { word: "hortalez", rule: "3.5.2" },
      { word: "muster", rule: "3.5.3" },
      { word: "march", rule: "3.5.4" },
      { word: "battle", rule: "3.5.5" },
    ],
    activities: [
      { word: "preparer-la-guerre", rule: "4.5.1" },
      { word: "skirmish", rule: "4.5.2" },
      { word: "naval-pressure", rule: "4.5.3" },
    ],
    leaders: ["rochambeau", "lauzun"],
  },
};
