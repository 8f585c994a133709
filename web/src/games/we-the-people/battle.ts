/** A battle as it lies on the table. */
import { t } from "../../lib/i18n.svelte";
import type { Side } from "../generals/facts";
import type { Hand } from "../generals/view";
import { sideName, spaceName } from "../generals/words";
import { game, type Tactic } from "./game";

/** How many of each type of battle card. */
export type Cards = Record<string, number | undefined>;
export type BattleHand = Hand<Cards>;

export interface Fight {
  space: string;
  /** Who started it by moving. */
  attacker: Side;
  /** Who attacks in this round. */
  attacking: Side;
  /** The card that is to be cancelled. */
  attack: string | null;
  /** The cards that were played. */
  played: Cards;
}

export const enemyOf = (side: Side): Side => (side === "american" ? "british" : "american");

/** The round that is fought: each before it took two cards. */
export function roundOf({ played, attack }: Fight): number {
  const cards = Object.values(played).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return Math.floor((cards - (attack ? 1 : 0)) / 2) + 1;
}

export const attackName = (tactic: string): string => t(`wtpb-attack-${tactic}`);
export const defenceName = (tactic: string): string => t(`wtpb-defence-${tactic}`);

/** What follows if a card of this type wins the battle. */
export function consequences({ winnerLoses, lossChange }: Tactic): string {
  return [
    ...(winnerLoses > 0 ? [t("wtpb-winner-loses", { count: winnerLoses })] : []),
    ...(lossChange > 0 ? [t("wtpb-loser-more", { count: lossChange })] : []),
    ...(lossChange < 0 ? [t("wtpb-loser-fewer", { count: -lossChange })] : []),
  ].join("; ");
}

/** How a battle stands, in sentences. */
export function fightWords({ space, attacker, attacking, attack, played }: Fight): string[] {
  const matched = Object.entries(played).flatMap(([tactic, count = 0]) => {
    const done = count - (tactic === attack ? 1 : 0);
    return done > 0 ? [`${attackName(tactic)} × ${done}`] : [];
  });
  return [
    t("wtpb-fight", { space: spaceName(game, space), side: sideName(attacker) }),
    t("wtpb-round-of", { side: sideName(attacking) }),
    ...(attack ? [t("wtpb-to-cancel", { attack: attackName(attack), defence: defenceName(attack) })] : []),
    ...(matched.length > 0 ? [`${t("wtpb-played")}: ${matched.join(", ")}`] : []),
  ];
}
