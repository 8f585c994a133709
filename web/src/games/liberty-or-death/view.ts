/** The view of the game, as the server sends it, and what follows from it. */
import type { LibertyOrDeath } from "../../lib/views.gen";
import { FACTIONS, PIECES, WEST_INDIES, type Faction, type Piece } from "./facts";

export type View = LibertyOrDeath.View;
export type Level = LibertyOrDeath.Level;
export type Side = LibertyOrDeath.Side;
export type Counts = View["available"];
export type InSpace = LibertyOrDeath.SpaceDocument;

/** What arrived, as a view; nothing if it is not one. */
export function asView(value: unknown): View | null {
  const view = value as View | null | undefined;
  return view && typeof view === "object" && "spaces" in view && "leaders" in view ? view : null;
}

export const inSpace = (view: View, space: string): InSpace => view.spaces[space as LibertyOrDeath.Space] ?? {};

export const controlOf = (view: View, space: string): Side | undefined => view.control[space as LibertyOrDeath.Space];

export const levelOf = (view: View, space: string): Level => inSpace(view, space).support ?? "neutral";

/** The kinds of piece that are there with their numbers, in the order in which they are always shown. */
export function piecesOf(counts: Counts | undefined): { piece: Piece; count: number }[] {
  return PIECES.flatMap((piece) => {
    const count = counts?.[piece] ?? 0;
    return count > 0 ? [{ piece, count }] : [];
  });
}

/** The Leaders in a space, with their Factions. */
export function leadersAt(view: View, place: string): { faction: Faction; leader: string }[] {
  return FACTIONS.filter((faction) => {
    const at = view.leaders[faction].place;
    return (at === "available" ? "available" : at.at) === place;
  }).map((faction) => ({ faction, leader: view.leaders[faction].leader }));
}

/** How many of a kind stand on the map; the West Indies are not on the map. */
export function onMap(view: View, piece: Piece): number {
  return Object.entries(view.spaces).reduce(
    (sum, [space, it]) => sum + (space === WEST_INDIES ? 0 : (it?.pieces?.[piece] ?? 0)),
    0,
  );
}

/** By how much Support, or Opposition, must lead. */
export const LEAD_NEEDED = 10;

/** §7.2 How far a Faction is ahead in its two conditions. */
export function margins(view: View, faction: Faction): { lead: number; second: number } {
  const support = view.total_support - view.total_opposition;
  const british = view.crc - view.cbc;
  const forts = onMap(view, "patriot-forts") + 3 - onMap(view, "villages");
  return {
    british: { lead: support, second: british },
    indians: { lead: support, second: -forts },
    patriots: { lead: -support, second: forts },
    french: { lead: -support, second: -british },
  }[faction];
}

/** §7.2 Whether a Faction would win a Victory Check now. */
export function wouldWin(view: View, faction: Faction): boolean {
  const { lead, second } = margins(view, faction);
  return lead > LEAD_NEEDED && second > 0 && (faction !== "french" || view.treaty);
}
