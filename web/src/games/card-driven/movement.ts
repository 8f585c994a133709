/** What changed on the board between two views, as tokens that went from one place to another. */
import { paired, type Change as Changed } from "../../kit/board/changes";
import { NATIONS, type Facts, type Nation } from "./facts";
import type { Token } from "./stack";
import { inSpace, navyPlace, spaceOf, type View } from "./view";

export type Change = Changed<Token>;

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

function unitChanges({ spaces }: Facts, nation: Nation, before: View, after: View): Change[] {
  const units = (view: View) => new Map(spaces.map(({ id }) => [id, inSpace(view, id)[nation] ?? 0]));
  return paired(units(before), units(after), (count): Token => ({ kind: "units", nation, count }));
}
