/** The aid sheets: what the keys of their texts end in, each with its section of the rules. */
import type { Game } from "../card-driven/game";

export const AID: Game["aid"] = {
  american: {
    victory: "13.0", first: "5.3", ops: "6.2", queue: "7.1", events: "6.3", campaign: "7.2", move: "7.3", intercept: "7.8",
    evade: "7.9", reinforce: "8.2", pcs: "10.11", congress: "7.7", washington: "7.6", french: "12.0", winter: "11.2",
  },
  british: {
    victory: "13.0", first: "5.3", ops: "6.2", queue: "7.1", events: "6.3", campaign: "7.2", move: "7.3", sea: "7.5",
    reinforce: "8.1", pcs: "10.11", congress: "7.7", regulars: "9.41", retreat: "9.62", winter: "11.1",
  },
  both: {
    year: "5.0", special: "6.34", stacking: "7.4", capture: "7.6", battle: "9.4", losses: "9.5", retreat: "9.6", overrun: "9.7",
    colonies: "10.0", isolation: "10.3", navy: "12.3", europe: "12.2",
  },
};
