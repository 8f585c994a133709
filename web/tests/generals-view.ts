import type { View } from "../src/games/card-driven/view";

/** A board with nothing on it. */
export function emptyView(): View {
  const both = <T>(make: () => T) => ({ american: make(), british: make() });
  return {
    open: {
      year: 1775,
      phase: "end",
      to_play: "american",
      spaces: {},
      generals: {},
      congress: null,
      british_reinforcements: 0,
      french_reinforcements: 5,
      french_navy: "france",
      regulars: true,
      discards: [],
      removed: [],
      reinforcement_cards: both(() => []),
      war_ends: null,
    },
    hands: both(() => ({ size: 0 })),
    deck: 96,
    control: {},
    colonies: both(() => 0),
  };
}
