/** The aid sheet of each side: what the keys of its texts end in, and the section of the rules. */
import type { Game } from "../generals/game";

export const AID: Game["aid"] = {
  american: [
    { word: "victory", rule: "12.0" },
    { word: "first", rule: "5.0" },
    { word: "ops", rule: "6.1" },
    { word: "events", rule: "6.2" },
    { word: "move", rule: "7.1" },
    { word: "intercept", rule: "7.2" },
    { word: "evade", rule: "9.0" },
    { word: "reinforce", rule: "8.0" },
    { word: "pcs", rule: "10.1" },
    { word: "washington", rule: "5.0" },
    { word: "french", rule: "6.2" },
  ],
  british: [
    { word: "victory", rule: "12.0" },
    { word: "first", rule: "5.0" },
    { word: "ops", rule: "6.1" },
    { word: "events", rule: "6.2" },
    { word: "move", rule: "7.1" },
    { word: "reinforce", rule: "8.0" },
    { word: "pcs", rule: "10.1" },
    { word: "congress", rule: "7.1" },
    { word: "regulars", rule: "9.1" },
    { word: "retreat", rule: "9.2" },
  ],
  both: [
    { word: "cards", rule: "9.1" },
    { word: "rounds", rule: "9.1" },
    { word: "results", rule: "9.2" },
    { word: "isolation", rule: "10.2" },
    { word: "winter", rule: "11.0" },
  ],
};
