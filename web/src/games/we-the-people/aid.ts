/** The aid sheets: what the keys of their texts end in, each with its section of the rules. */
import type { Game } from "../card-driven/game";

export const AID: Game["aid"] = {
  american: {
    victory: "12.0", first: "5.0", ops: "6.1", events: "6.2", campaign: "7.0", move: "7.1", intercept: "7.2",
    evade: "9.0", reinforce: "8.0", pcs: "10.1", congress: "10.2", washington: "5.0", french: "6.2",
  },
  british: {
    victory: "12.0", first: "5.0", ops: "6.1", events: "6.2", campaign: "7.0", move: "7.1", reinforce: "8.0",
    pcs: "10.1", congress: "7.1", regulars: "9.1", retreat: "9.2",
  },
  both: {
    year: "5.0", special: "6.2", capture: "7.1", cards: "9.1", rounds: "9.1", results: "9.2", colonies: "12.0",
    isolation: "10.2", navy: "9.1", winter: "11.0",
  },
};
