/** Cards that lie open: operations cards by value and number, the others one by one. */
import { t } from "../../lib/i18n.svelte";
import { CARDS } from "./facts";
import type { View } from "./view";
import { cardTitle } from "./words";

export interface Pile {
  title: string;
  ops: { title: string; count: number }[];
  events: number[];
}

function pile(title: string, cards: readonly number[]): Pile {
  const isOps = (number: number) => CARDS.get(number)?.type === "ops";
  const counts = new Map<string, number>();
  for (const number of cards.filter(isOps)) counts.set(cardTitle(number), (counts.get(cardTitle(number)) ?? 0) + 1);
  return {
    title,
    ops: [...counts].map(([name, count]) => ({ title: name, count })),
    events: cards.filter((number) => !isOps(number)),
  };
}

export function pilesOf(view: View): Pile[] {
  return [
    pile(t("wwb-discards"), view.open.discards),
    pile(t("ww-board-removed"), view.open.removed),
    pile(t("wwb-held-out"), view.open.held_out),
  ].filter(({ ops, events }, at) => at === 0 || ops.length + events.length > 0);
}
