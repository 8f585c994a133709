/** A view with nothing on the map, for tests to fill. */
import type { View } from "../src/games/liberty-or-death/view";

const even = () => ({ lead: 0, second: 0, total: 0, met: false });
const all = (value: boolean) => ({ british: value, patriots: value, indians: value, french: value });

export function emptyView(): View {
  return {
    scenario: "1775-long",
    spaces: {},
    available: {},
    unavailable: {},
    casualties: {},
    squadrons_unavailable: 0,
    leaders: {
      british: { leader: "gage", place: "available" },
      patriots: { leader: "washington", place: "available" },
      indians: { leader: "brant", place: "available" },
      french: { leader: "rochambeau", place: "available" },
    },
    resources: { british: 0, patriots: 0, indians: 0, french: 0 },
    cbc: 0,
    crc: 0,
    treaty: false,
    strokes: [],
    treaty_card: true,
    cards: { current: null, on_deck: null, campaign: 0, drawn: 0, winters: 0, seen: [], winter_drawn: false },
    sequence: {
      phase: "next-card",
      eligible: all(true),
      acted: all(false),
      passed: all(false),
      ineligible_through_next: all(false),
      remains_eligible: all(false),
      first: null,
    },
    control: {},
    total_support: 0,
    total_opposition: 0,
    fni: 0,
    french_preparations: 0,
    margins: { british: even(), patriots: even(), indians: even(), french: even() },
    lead_needed: 10,
    winning: [],
    options: {
      edition: "living",
      periods: false,
      winter_is_coming: false,
      players: "four",
      non_players: all(false),
      difficult: false,
    },
  };
}
