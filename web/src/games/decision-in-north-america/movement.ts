/** What changed on the board between two views, as counters that went from one place to another. */
import { paired, type Change as Changed } from "../../kit/board/changes";
import { aboardOf, leaderOf, placeOf, portOf, SIDES, UNITS } from "./facts";
import type { Token } from "./stack";
import { stackOf, type View } from "./view";

export type Change = Changed<Token>;

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

/** The changes from one view to the next. */
export function changesBetween(before: View, after: View): Change[] {
  return SIDES.flatMap((side): Change[] => {
    const open = (view: View) => spots.some((place) => stackOf(view, place, side)?.force !== undefined);
    if (!open(before) || !open(after)) {
      const heights = (view: View) => counts((place) => stackOf(view, place, side)?.height ?? 0);
      return paired(heights(before), heights(after), (height): Token => ({ kind: "hidden", side, top: null, height }));
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
        return paired(units(before), units(after), (count): Token => ({ kind: "units", unit: id, count, side }));
      }),
    ];
  });
}
