// Moments of a year that is played card by card, for the guides of Washington's War and We the People.

import type { GuideMoment } from "../../lib/guide.svelte";
import type { View } from "./view";

const view = ({ live }: GuideMoment): View => live.view as View;

/** So many cards, or fewer, are left in the reader's hand. */
export const cardsLeft =
  (most: number) =>
  (moment: GuideMoment): boolean =>
    (view(moment).hands[moment.seat as keyof View["hands"]]?.size ?? 0) <= most;

/** The year in which both games begin is over. */
export const firstYearIsOver = (moment: GuideMoment): boolean => view(moment).open.year > 1775;

/** A card says when the war ends. */
export const endIsKnown = (moment: GuideMoment): boolean => view(moment).open.war_ends !== null;
