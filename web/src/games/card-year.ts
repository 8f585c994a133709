// Moments of a year that is played card by card, for the guides of Washington's War and We the People.

import type { GuideMoment } from "../lib/guide.svelte";

/** What of their views the guides look at. */
interface Position {
  open: { year: number; war_ends: number | null };
  hands: Record<string, { size: number } | undefined>;
}

const position = ({ live }: GuideMoment): Position => live.view as Position;

/** So many cards, or fewer, are left in the reader's hand. */
export const cardsLeft =
  (most: number) =>
  (moment: GuideMoment): boolean =>
    (position(moment).hands[moment.seat]?.size ?? 0) <= most;

/** The year in which both games begin is over. */
export const firstYearIsOver = (moment: GuideMoment): boolean => position(moment).open.year > 1775;

/** A card says when the war ends. */
export const endIsKnown = (moment: GuideMoment): boolean => position(moment).open.war_ends !== null;
