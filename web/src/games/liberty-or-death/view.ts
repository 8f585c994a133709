/** The view of the game, as the server sends it, and what follows from it. */
import type { LibertyOrDeath } from "../../lib/views.gen";
import type { GameView } from "../../lib/wire";
import { FACTIONS, PIECES, type Faction, type Piece } from "./facts";

export type View = LibertyOrDeath.View;
export type Level = LibertyOrDeath.Level;
export type Side = LibertyOrDeath.Side;
export type Counts = View["available"];
export type InSpace = LibertyOrDeath.SpaceDocument;

/** What arrived, as a view; nothing if it is not one. */
export function asView(view: GameView | undefined): View | null {
  return view && "spaces" in view && "leaders" in view ? view : null;
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
