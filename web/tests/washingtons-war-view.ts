import type { View } from "../src/games/washingtons-war/view";

/** A board with nothing on it. */
export function emptyView(): View {
  const both = <T>(make: () => T) => ({ american: make(), british: make() });
  return {
    open: {
      year: 1775,
      phase: "impulse",
      to_play: "american",
      spaces: {},
      generals: {},
      congress: null,
      british_reinforcements: 0,
      french_reinforcements: 5,
      french_alliance: 0,
      allied_in: null,
      french_navy: "france",
      regulars: true,
      reshuffle: false,
      blocked: both(() => ({ ops: false, discard: false })),
      discards: [],
      removed: [],
      held_out: [],
      queue: both(() => []),
      reinforcement_cards: both(() => []),
      war_ends: null,
    },
    hands: both(() => ({ size: 0 })),
    deck: 110,
    control: {},
    colonies: both(() => 0),
    blockaded: [],
    european_war: false,
    queued: both(() => 0),
  };
}
