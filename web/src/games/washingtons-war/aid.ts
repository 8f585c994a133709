/** The aid sheet of each side: what the keys of its texts end in, and the section of the rules. */
import type { Game } from "../generals/game";

export const AID: Game["aid"] = {
  american: [
    { word: "victory", rule: "13.0" },
    { word: "first", rule: "5.3" },
    { word: "ops", rule: "6.2" },
    { word: "queue", rule: "7.1" },
    { word: "events", rule: "6.3" },
    { word: "move", rule: "7.3" },
    { word: "intercept", rule: "7.8" },
    { word: "evade", rule: "7.9" },
    { word: "reinforce", rule: "8.2" },
    { word: "pcs", rule: "10.11" },
    { word: "washington", rule: "7.6" },
    { word: "french", rule: "12.0" },
    { word: "winter", rule: "11.2" },
  ],
  british: [
    { word: "victory", rule: "13.0" },
    { word: "first", rule: "5.3" },
    { word: "ops", rule: "6.2" },
    { word: "queue", rule: "7.1" },
    { word: "events", rule: "6.3" },
    { word: "campaign", rule: "7.2" },
    { word: "move", rule: "7.3" },
    { word: "sea", rule: "7.5" },
    { word: "reinforce", rule: "8.1" },
    { word: "pcs", rule: "10.11" },
    { word: "congress", rule: "7.7" },
    { word: "regulars", rule: "9.41" },
    { word: "retreat", rule: "9.62" },
    { word: "winter", rule: "11.1" },
  ],
  both: [{ word: "battle", rule: "9.0" }],
};
