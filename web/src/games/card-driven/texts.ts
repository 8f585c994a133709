import { loadTexts } from "../../lib/i18n.svelte";

/** Loads the texts that the board of one of these games speaks. */
export const loadBoardTexts = (game: string): Promise<void> =>
  loadTexts("web-map", "web-card-driven", `web-${game}`, `web-${game}-aid`, `${game}-names`, `${game}-core`, `${game}-journal`, `${game}-cards`);
