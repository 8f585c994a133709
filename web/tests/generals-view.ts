/** Views with nothing on the map, for tests to fill. */
import type { BySide, WashingtonsWar, WeThePeople } from "../src/lib/views.gen";

const both = <T>(make: () => T): BySide<T> => ({ american: make(), british: make() });

/** What both card games show. */
const shared = () => ({
  hands: both(() => ({ size: 0 })),
  deck: 96,
  control: {},
  colonies: both(() => 0),
  standing: { winner: null, needed: both(() => 6), margins: both(() => 0) },
});

/** What lies open in both. */
const open = () => ({
  year: 1775,
  phase: "end" as const,
  to_play: "american" as const,
  spaces: {},
  generals: {},
  congress: null,
  british_reinforcements: 0,
  french_reinforcements: 5,
  french_navy: "france" as const,
  regulars: true,
  discards: [],
  removed: [],
  reinforcement_cards: both(() => []),
  war_ends: null,
});

/** Of Washington's War. */
export function emptyView(): WashingtonsWar.View {
  return {
    ...shared(),
    open: {
      ...open(),
      options: { tournament: false, older_loyalists: false },
      dispersed: false,
      british_choose: false,
      french_alliance: 0,
      allied_in: null,
      reshuffle: false,
      blocked: both(() => ({ ops: false, discard: false })),
      held_out: [],
      queue: both(() => []),
    },
    blockaded: [],
    european_war: false,
    queued: both(() => 0),
  };
}

/** Of We the People. */
export function emptyPeopleView(): WeThePeople.View {
  return {
    ...shared(),
    open: {
      ...open(),
      options: { armies_place: false, safe_among_friends: false, only_defenders_sail: false },
      french_alliance: false,
      european_war: false,
      blocked: both(() => false),
    },
    battle_hands: both(() => ({ size: 0 })),
  };
}
