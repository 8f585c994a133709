/** What changed on the board between two views, as tokens that went from one place to another. */
import { NATIONS, type Facts, type Nation } from "./facts";
import { tokenKey, type Token } from "./stack";
import { inSpace, navyPlace, spaceOf, type View } from "./view";

/** A token that left a place, came to one, or went from one to another. Off the map is no place. */
export interface Change {
  token: Token;
  from?: string | undefined;
  to?: string | undefined;
}

/** The changes from one view to the next. */
export function changesBetween(facts: Facts, before: View, after: View): Change[] {
  return [
    ...NATIONS.flatMap((nation) => unitChanges(facts, nation, before, after)),
    ...facts.generals.flatMap(({ id, side, nation }): Change[] =>
      moved({ kind: "general", general: id, side, nation }, spaceOf(before, id), spaceOf(after, id)),
    ),
    ...moved({ kind: "congress" }, before.open.congress ?? undefined, after.open.congress ?? undefined),
    ...moved({ kind: "navy" }, navyPlace(before), navyPlace(after)),
    ...facts.spaces.flatMap(({ id }): Change[] => {
      const [was, is] = [inSpace(before, id).pc, inSpace(after, id).pc];
      if (was === is) return [];
      return [
        ...(was ? [{ token: { kind: "pc", side: was } as Token, from: id }] : []),
        ...(is ? [{ token: { kind: "pc", side: is } as Token, to: id }] : []),
      ];
    }),
  ];
}

const moved = (token: Token, from: string | undefined, to: string | undefined): Change[] =>
  from === to ? [] : [{ token, from, to }];

/** Pairs the units that are gone from some spaces with those that are new in others; the rest has no place. */
function unitChanges({ spaces }: Facts, nation: Nation, before: View, after: View): Change[] {
  const differences = spaces.map(({ id }) => ({
    space: id,
    count: (inSpace(after, id)[nation] ?? 0) - (inSpace(before, id)[nation] ?? 0),
  }));
  const lost = differences.filter(({ count }) => count < 0).map(({ space, count }) => ({ space, count: -count }));
  const gained = differences.filter(({ count }) => count > 0);
  const changes: Change[] = [];
  const token = (count: number): Token => ({ kind: "units", nation, count });
  for (const from of lost) {
    for (const to of gained) {
      const count = Math.min(from.count, to.count);
      if (count === 0) continue;
      from.count -= count;
      to.count -= count;
      changes.push({ token: token(count), from: from.space, to: to.space });
    }
  }
  for (const { space, count } of lost) if (count > 0) changes.push({ token: token(count), from: space });
  for (const { space, count } of gained) if (count > 0) changes.push({ token: token(count), to: space });
  return changes;
}

/** By space or zone, the keys of tokens there that changes brought. */
export function changedTokens(changes: readonly Change[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { token, to } of changes) {
    if (to === undefined) continue;
    keys.set(to, (keys.get(to) ?? new Set()).add(tokenKey(token)));
  }
  return keys;
}
