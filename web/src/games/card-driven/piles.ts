/** Cards that lie open: operations cards by value and number, the others one by one. */
import { t } from "../../lib/i18n.svelte";
import type { Game } from "./game";
import { heldOut, type View } from "./view";
import { cardTitle } from "./words";

export interface Pile {
  title: string;
  ops: { title: string; count: number }[];
  events: number[];
}

function pile(game: Game, title: string, cards: readonly number[]): Pile {
  const isOps = (number: number) => game.facts.cards.get(number)?.type === "ops";
  const counts = new Map<string, number>();
  for (const name of cards.filter(isOps).map((number) => cardTitle(game, number))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    title,
    ops: [...counts].map(([name, count]) => ({ title: name, count })),
    events: cards.filter((number) => !isOps(number)),
  };
}

export function pilesOf(game: Game, view: View): Pile[] {
  const { open } = view;
  return [
    pile(game, t("web-gen-discards"), open.discards),
    pile(game, t("web-gen-removed"), open.removed),
    pile(game, t("web-gen-held-out"), heldOut(view)),
  ].filter(({ ops, events }, at) => at === 0 || ops.length + events.length > 0);
}
