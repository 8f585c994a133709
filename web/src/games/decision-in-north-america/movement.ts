/** What changed on the board between two views, as counters that went from one place to another. */
import { aboardOf, leaderOf, placeOf, portOf, SIDES, UNITS } from "./facts";
import { tokenKey, type Token } from "./stack";
import { stackOf, type View } from "./view";

/** A counter that left a place, came to one, or went from one to another. Off the map is no place. */
export interface Change {
  token: Token;
  from?: string | undefined;
  to?: string | undefined;
}

const spots = [...placeOf.keys()].flatMap((id) => [id, aboardOf(id)]);
/** Where it is drawn: aboard ships means in their port. */
const drawn = (place: string): string => portOf(place) ?? place;

/** How many of something there are in each place. */
function counts(read: (place: string) => number): Map<string, number> {
  const found = new Map<string, number>();
  for (const place of spots) {
    const count = read(place);
    if (count > 0) found.set(drawn(place), (found.get(drawn(place)) ?? 0) + count);
  }
  return found;
}

/** Pairs what is gone from some places with what is new in others; the rest has no place. */
function paired(before: Map<string, number>, after: Map<string, number>, token: (count: number) => Token): Change[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const differences = places.map((place) => ({ place, count: (after.get(place) ?? 0) - (before.get(place) ?? 0) }));
  const lost = differences.filter(({ count }) => count < 0).map(({ place, count }) => ({ place, count: -count }));
  const gained = differences.filter(({ count }) => count > 0);
  const changes: Change[] = [];
  for (const from of lost) {
    for (const to of gained) {
      const count = Math.min(from.count, to.count);
      if (count === 0) continue;
      from.count -= count;
      to.count -= count;
      changes.push({ token: token(count), from: from.place, to: to.place });
    }
  }
  for (const { place, count } of lost) if (count > 0) changes.push({ token: token(count), from: place });
  for (const { place, count } of gained) if (count > 0) changes.push({ token: token(count), to: place });
  return changes;
}

/** The changes from one view to the next. */
export function changesBetween(before: View, after: View): Change[] {
  return SIDES.flatMap((side): Change[] => {
    const open = (view: View) => spots.some((place) => stackOf(view, place, side)?.force !== undefined);
    if (!open(before) || !open(after)) {
      const heights = (view: View) => counts((place) => stackOf(view, place, side)?.height ?? 0);
      return paired(heights(before), heights(after), (height) => ({ kind: "hidden", side, top: null, height }));
    }
    const leaders = (view: View) =>
      new Map(spots.flatMap((place) => (stackOf(view, place, side)?.force?.leaders ?? []).map((leader) => [leader, drawn(place)] as const)));
    const [was, is] = [leaders(before), leaders(after)];
    return [
      ...[...new Set([...was.keys(), ...is.keys()])].flatMap((id): Change[] =>
        was.get(id) === is.get(id) ? [] : [{ token: { kind: "leader", leader: leaderOf(id, side) }, from: was.get(id), to: is.get(id) }],
      ),
      ...UNITS.filter((unit) => unit.side === side).flatMap(({ id }) => {
        const units = (view: View) => counts((place) => stackOf(view, place, side)?.force?.units[id] ?? 0);
        return paired(units(before), units(after), (count) => ({ kind: "units", unit: id, count, side }));
      }),
    ];
  });
}

/** By place, the keys of counters there that changes brought. */
export function changedTokens(changes: readonly Change[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { token, to } of changes) {
    if (to === undefined) continue;
    keys.set(to, (keys.get(to) ?? new Set()).add(tokenKey(token)));
  }
  return keys;
}
