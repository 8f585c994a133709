/** The aid sheets: what the keys of their texts end in, each with its section of the rules. */
import { family } from "../../lib/i18n.svelte";
import type { Side } from "./facts";

/** What their keys begin with. */
export const KEYS = family("dinab-aid-");

export const AID: Record<Side | "both", Record<string, string>> = {
  american: { victory: "3.0", start: "4.0", points: "6.0", mobilize: "13.0", allies: "26.0" },
  british: { victory: "3.0", start: "4.0", points: "6.0", mobilize: "13.0", hessians: "27.0", sea: "24.0" },
  both: {
    sequence: "5.0", initiative: "8.0", rabble: "9.0", progress: "10.0", europe: "12.0", windows: "7.5", tactics: "7.11",
    campaigns: "14.0", movement: "16.0", forced: "17.0", naval: "24.0", combat: "18.0", retreat: "18.8",
    leaders: "21.0", supply: "19.0", enlistment: "20.0", fog: "22.0", militia: "23.0",
  },
};

/** Chapters whose summaries in the rules help say it all: loyalty, and the optional rules. */
export const CHAPTERS = ["11", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38"];
