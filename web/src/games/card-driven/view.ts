/** What the views of these games have in common, as the server sends them, and what follows from it. */
import type { BySide, HandSeen, PlaceOf, SpaceDocument, WashingtonsWar, WeThePeople } from "../../lib/views.gen";
import type { GameView } from "../../lib/wire";
import { NATIONS, type Facts, type General, type Nation } from "./facts";

export type Where = PlaceOf<string>;
export type Both<T> = BySide<T>;
export type InSpace = SpaceDocument;
export type Hand<T = number[]> = HandSeen<T>;
export type View = WashingtonsWar.View | WeThePeople.View;

/** What arrived, as a view; nothing if it is not one. */
export function asView<V extends View>(view: GameView | undefined): V | null {
  return view && "open" in view && "hands" in view ? (view as V) : null;
}

/** The view with all hands face down. */
export function covered(seen: GameView): GameView {
  const view = asView<View>(seen);
  if (!view) return seen;
  const down = <T>({ size }: Hand<T>): Hand<T> => ({ size });
  const both = <T>(hands: Both<Hand<T>>): Both<Hand<T>> => ({ american: down(hands.american), british: down(hands.british) });
  const hands = both(view.hands);
  return "battle_hands" in view ? { ...view, hands, battle_hands: both(view.battle_hands) } : { ...view, hands };
}

export const inSpace = (view: View, space: string): InSpace => view.open.spaces[space] ?? {};

/** Whether a port is blockaded; We the People has no blockades. */
export const isBlockaded = (view: View, space: string): boolean => "blockaded" in view && view.blockaded.includes(space);

/** Cards that do not come into the deck before a later year. */
export const heldOut = ({ open }: View): number[] => ("held_out" in open ? open.held_out : []);

/** The space where a general stands. */
export function spaceOf(view: View, general: string): string | undefined {
  const where = view.open.generals[general];
  return typeof where === "object" ? where.at : undefined;
}

export const generalsAt = ({ generals }: Facts, view: View, space: string): General[] =>
  generals.filter(({ id }) => spaceOf(view, id) === space);

/** The generals in a box of the board. */
export const generalsIn = ({ generals }: Facts, view: View, box: Exclude<Where, object>): General[] =>
  generals.filter(({ id }) => view.open.generals[id] === box);

/** The combat units of a space, by nation, where there are any. */
export const unitsAt = (view: View, space: string): { nation: Nation; count: number }[] =>
  NATIONS.flatMap((nation) => {
    const count = inSpace(view, space)[nation] ?? 0;
    return count > 0 ? [{ nation, count }] : [];
  });

/** The zone or port where the French Navy lies. */
export function navyPlace({ open: { french_navy: navy } }: View): string | undefined {
  if (typeof navy === "string") return undefined;
  return "zone" in navy ? navy.zone : navy.at;
}
