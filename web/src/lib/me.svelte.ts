// Who plays in this browser.

import { api, ApiError } from "./api";
import { keep, recall } from "./settings.svelte";
import type { Me, TableInfo } from "./wire";

/** Under this name the browser keeps whether it ever had a session: without one, there is nobody to ask for. */
const place = "tricorne-session";

let me = $state<Me | null>(null);

export function currentMe(): Me | null {
  return me;
}

export function setMe(to: Me | null): void {
  me = to;
  keep(place, to !== null);
}

/** Finds out who has a session here; nobody is no error. */
export async function findMe(): Promise<void> {
  if (!recall(place, false)) return;
  try {
    setMe(await api.me());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not-logged-in") throw error;
    setMe(null);
  }
}

/** Makes sure that there is somebody: a guest, where nobody is logged in. */
export async function ensureMe(): Promise<Me> {
  if (!me) setMe(await api.guest());
  return me as unknown as Me;
}

/** Whether a seat of a table is kept for the reader. */
export function isInvited(table: TableInfo): boolean {
  const id = me?.id;
  return table.status === "open" && table.seats.some((seat) => seat.kind === "reserved" && seat.user === id);
}
