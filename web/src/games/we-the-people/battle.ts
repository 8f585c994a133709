/** A battle as it lies on the table. */
import { t } from "../../lib/i18n.svelte";
import type { WeThePeople } from "../../lib/views.gen";
import type { Side } from "../card-driven/facts";
import { sideName, sideNamed, spaceNamed } from "../card-driven/words";
import { game, type Tactic } from "./game";

export type BattleHand = WeThePeople.View["battle_hands"]["american"];
/** How many of each type of battle card. */
export type Cards = NonNullable<BattleHand["cards"]>;
export type Round = WeThePeople.RoundSeen;
export type Fight = WeThePeople.FightSeen;

export const enemyOf = (side: Side): Side => (side === "american" ? "british" : "american");

/** The number of the round that is fought. */
export const roundOf = ({ rounds }: Fight): number => rounds.filter(({ defence }) => defence !== null).length + 1;

/** Where the battle cards of a side came from. */
export const sourceWords = ({ sources }: Fight, side: Side): string[] =>
  Object.entries(sources[side]).map(([source, count]) => t("wtpb-source", { source: t(`wtpb-source-${source}`), count }));

/** The rounds in words: by whom and how each was attacked and cancelled. */
export function roundWords({ rounds, attacker }: Fight): string[] {
  return rounds.map(({ attacking, attack, defence }, at) => {
    const before = rounds[at - 1]?.attacking ?? attacker;
    const words = { side: sideName(attacking), attack: attackName(attack), defence: defenceName(defence ?? attack) };
    const said = defence ? t("wtpb-cancelled", words) : t("wtpb-to-cancel", words);
    return attacking === before ? said : t("wtpb-counterattack", { round: said });
  });
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
export function fightWords(fight: Fight): string[] {
  const sides = [fight.attacker, enemyOf(fight.attacker)];
  return [
    t("wtpb-fight", { ...spaceNamed("space", game, fight.space), side: sideName(fight.attacker) }),
    ...sides.map((side) => t("wtpb-sources-of", { ...sideNamed("side", side), sources: sourceWords(fight, side).join(", ") })),
    ...roundWords(fight).map((words, at) => `${t("wtpb-round", { round: at + 1 })}: ${words}`),
    t("wtpb-round-of", { side: sideName(fight.attacking) }),
  ];
}
