/** What changed on a board between two views, as counters that went from one place to another. */

/** A counter that left a place, came to one, or went from one to another. Off the map is no place. */
export interface Change<T> {
  token: T;
  from?: string | undefined;
  to?: string | undefined;
}

/** Pairs what is gone from some places with what is new in others, by how many there are in each; the rest has no place. */
export function paired<T>(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, token: (count: number) => T): Change<T>[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const differences = places.map((place) => ({ place, count: (after.get(place) ?? 0) - (before.get(place) ?? 0) }));
  const lost = differences.filter(({ count }) => count < 0).map(({ place, count }) => ({ place, count: -count }));
  const gained = differences.filter(({ count }) => count > 0);
  const changes: Change<T>[] = [];
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

/** By place, the keys of counters there that changes brought. */
export function changedTokens<T>(changes: readonly Change<T>[], key: (token: T) => string): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { token, to } of changes) if (to !== undefined) keys.set(to, (keys.get(to) ?? new Set()).add(key(token)));
  return keys;
}
