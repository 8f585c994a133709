/** A view of Decision in North America with nothing on the map, for tests to fill. */
import type { DecisionInNorthAmerica } from "../src/lib/views.gen";

const both = <T>(make: () => T): DecisionInNorthAmerica.BySide<T> => ({ american: make(), british: make() });

export function emptyDecisionView(): DecisionInNorthAmerica.View {
  return {
    short: false,
    options: [],
    turn: 0,
    year: 1775,
    phase: "initiative",
    first: "american",
    active: null,
    points: both(() => 0),
    bought: both(() => 0),
    progress: "dont-tread-on-me",
    europe: "neutral",
    loyalty: {},
    allies: [],
    standing: both(() => ({ value: 0, points: 0, dice: 0, indian_points: 0, military: false, political: false, regions: {} })),
    prices: {},
    places: {},
    hands: both(() => ({ count: 0, markers: null })),
    pool: 51,
    set_aside: {},
    leader_pool: both(() => []),
    leaders_gone: [],
    lost_for_good: {},
    passing: both(() => false),
    march: null,
    battle: null,
  };
}

/** A place with stacks and no markers. */
export const place = (stacks: Partial<Pick<DecisionInNorthAmerica.PlaceSeen, "american" | "british">>): DecisionInNorthAmerica.PlaceSeen => ({
  ...stacks,
  basis: "reconstructed",
  partisan: null,
  fortress: null,
  siege: null,
  massacre: false,
});

/** A stack whose units and leaders are known. */
export function known(units: Record<string, number>, leaders: string[] = []): DecisionInNorthAmerica.StackSeen {
  const height = Object.values(units).reduce((sum, count) => sum + count, leaders.length);
  return { top: leaders[0] ?? Object.keys(units)[0] ?? null, height, force: { units, leaders } };
}
