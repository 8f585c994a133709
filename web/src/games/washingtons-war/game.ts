/** Washington's War: its facts, and where they are drawn. */
import { family, t } from "../../lib/i18n.svelte";
import type { WashingtonsWar } from "../../lib/views.gen";
import { factsOf, type Pack } from "../card-driven/facts";
import type { Game } from "../card-driven/game";
import { sheetOf } from "../card-driven/sheet";
import { packOf } from "../packs";
import { AID } from "./aid";
import { SEAS } from "./zones";

/** The view as the server sends it. */
export type WashingtonView = WashingtonsWar.View;

const pack = packOf<Pack & { "tables.json": { french_alliance_track: { alliance_at: number } } }>("washingtons-war");
const facts = factsOf(pack);
export const ALLIANCE_AT = pack["tables.json"].french_alliance_track.alliance_at;

export const game: Game = {
  name: "washingtons-war",
  title: () => t("ww-title"),
  facts,
  sheet: sheetOf(facts, { seas: SEAS }),
  keys: {
    space: family("ww-space-"),
    colony: family("ww-colony-"),
    general: family("ww-general-"),
    title: family("ww-title-"),
    text: family("ww-text-"),
    phase: family("wwb-phase-"),
    aid: family("wwb-aid-"),
    zone: family("ww-zone-"),
  },
  aid: AID,
};

/** How far the French Alliance has come. */
export function allianceWords({ open: { allied_in: year, french_alliance: at } }: WashingtonView): string {
  return year === null ? t("ww-board-alliance", { at, end: ALLIANCE_AT }) : t("wwb-allied-in", { year: String(year) });
}
