/** We the People: its facts, and where they are drawn. */
import { family, t } from "../../lib/i18n.svelte";
import type { WeThePeople } from "../../lib/views.gen";
import { factsOf, sureness, type Based, type Pack, type Sureness } from "../card-driven/facts";
import type { Game } from "../card-driven/game";
import { sheetOf } from "../card-driven/sheet";
import { packOf } from "../packs";
import { AID } from "./aid";

/** The view as the server sends it. */
export type PeopleView = WeThePeople.View;

/** A type of battle card. */
export interface Tactic {
  id: string;
  /** How many there are. */
  count: number;
  /** What the winner loses if this card wins, and what it adds to the loser's losses. */
  winnerLoses: number;
  lossChange: number;
  sure: { name: Sureness; count: Sureness };
}

interface BattleCards {
  cards: (Based & { id: string; count: number; winner_loses_cu: number; loser_loss_change: number })[];
}

const pack = packOf<Pack & { "battle_cards.json": BattleCards }>("we-the-people");

export const TACTICS: Tactic[] = pack["battle_cards.json"].cards.map((card) => ({
  id: card.id,
  count: card.count,
  winnerLoses: card.winner_loses_cu,
  lossChange: card.loser_loss_change,
  sure: { name: sureness(card, "attack"), count: sureness(card, "count") },
}));

const facts = factsOf(pack);

export const game: Game = {
  name: "we-the-people",
  title: () => t("wtp-title"),
  facts,
  sheet: sheetOf(facts, { taller: 1.17 }),
  keys: {
    space: family("wtp-space-"),
    colony: family("wtp-colony-"),
    general: family("wtp-general-"),
    title: family("wtp-title-"),
    text: family("wtp-text-"),
    phase: family("wtpb-phase-"),
    aid: family("wtpb-aid-"),
  },
  aid: AID,
};

export const allianceWords = ({ open }: PeopleView): string => (open.french_alliance ? t("wtpb-allied") : t("wtpb-no-alliance"));
