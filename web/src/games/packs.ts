/** The facts of games whose data can be corrected, as the server uses them. */
import { api } from "../lib/api";
import { correctTexts } from "../lib/i18n.svelte";

/** What stands in each file of a game's data, by its name. */
export type Files = Record<string, unknown>;

const packs = new Map<string, Files>();

/** The facts of a game, which were kept before its folder was loaded. */
export function packOf<T>(game: string): T {
  const files = packs.get(game);
  if (!files) throw new Error(`the facts of ${game} are not there yet`);
  return files as T;
}

export function keepPack(game: string, files: Files): void {
  packs.set(game, files);
}

/** Asks the server for the facts of a game, and for messages that go with them. */
export async function fetchPack(game: string): Promise<void> {
  if (packs.has(game)) return;
  const { files, words } = await api.facts(game);
  await correctTexts(words);
  keepPack(game, files);
}
