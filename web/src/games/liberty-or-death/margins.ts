/** How near each Faction is to victory, as bars. */
import type { Condition } from "../../kit/board/Margin.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Faction } from "./facts";
import type { View } from "./view";
import { signed } from "./words";

/** The range that a bar shows to both sides of nothing. */
const LEAD_RANGE = 20;
const SECOND_RANGE = 10;

/** What the second condition counts. */
const SECOND: Record<Faction, () => string> = {
  british: () => t("kit-lod-second-casualties"),
  french: () => t("kit-lod-second-casualties"),
  patriots: () => t("kit-lod-second-forts"),
  indians: () => t("kit-lod-second-villages"),
};

export function conditionsOf(view: View, faction: Faction): Condition[] {
  const { lead, second } = view.margins[faction];
  const needed = view.lead_needed;
  const opposition = faction === "patriots" || faction === "french";
  return [
    {
      text: t("kit-lod-lead", { what: opposition ? "opposition" : "support", value: signed(lead), needed }),
      value: signed(lead),
      share: (lead + LEAD_RANGE) / (2 * LEAD_RANGE),
      threshold: (needed + LEAD_RANGE) / (2 * LEAD_RANGE),
      met: lead > needed,
    },
    {
      text: t("kit-lod-second", { what: SECOND[faction](), value: signed(second) }),
      value: signed(second),
      share: (second + SECOND_RANGE) / (2 * SECOND_RANGE),
      threshold: 0.5,
      met: second > 0,
    },
  ];
}
