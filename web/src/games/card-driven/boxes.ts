/** The boxes beside the map, with what lies in them. */
import { t } from "../../lib/i18n.svelte";
import type { Facts, General, Nation } from "./facts";
import type { Token } from "./stack";
import { generalsIn, type View } from "./view";

export interface BoxContents {
  title: string;
  tokens: Token[];
}

export function boxesOf(facts: Facts, view: View): BoxContents[] {
  const general = ({ id, side, nation }: General): Token => ({ kind: "general", general: id, side, nation });
  const units = (nation: Nation, count: number): Token[] => (count > 0 ? [{ kind: "units", nation, count }] : []);
  const waiting = generalsIn(facts, view, "reinforcements");
  const navy: Token[] = view.open.french_navy === "france" ? [{ kind: "navy" }] : [];
  return [
    { title: t("web-gen-american-box"), tokens: waiting.filter(({ side }) => side === "american").map(general) },
    {
      title: t("web-gen-british-box"),
      tokens: [
        ...waiting.filter(({ side }) => side === "british").map(general),
        ...units("british", view.open.british_reinforcements),
      ],
    },
    {
      title: t("web-gen-french-box"),
      tokens: [...generalsIn(facts, view, "france").map(general), ...units("french", view.open.french_reinforcements), ...navy],
    },
    { title: t("web-gen-captured"), tokens: generalsIn(facts, view, "captured").map(general) },
    { title: t("web-gen-out"), tokens: generalsIn(facts, view, "out").map(general) },
  ];
}
