// Which tables of this browser are tutorials.

import { keep, recall } from "../../lib/settings.svelte";

/** Under this name the browser keeps which tables are tutorials. */
const place = "tricorne-tutorials";
/** So many are kept. */
const MOST = 20;

export const isTutorial = (table: string): boolean => recall<string[]>(place, []).includes(table);

export function keepTutorial(table: string): void {
  keep(place, [table, ...recall<string[]>(place, []).filter((id) => id !== table)].slice(0, MOST));
}

export function endTutorial(table: string): void {
  keep(place, recall<string[]>(place, []).filter((id) => id !== table));
}
