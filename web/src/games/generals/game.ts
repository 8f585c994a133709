/** What each of these games brings to the board that they share. */
import { createContext } from "svelte";

import type { Facts, Side } from "./facts";
import type { Sheet } from "./sheet";

/** What the keys of names and texts begin with. */
export interface Keys {
  space: string;
  colony: string;
  general: string;
  /** The titles and the texts of strategy cards. */
  title: string;
  text: string;
  phase: string;
  /** Entries of the aid sheets: side and word follow, or for both sides the word alone. */
  aid: string;
  /** Blockade zones, where there are any. */
  zone?: string;
}

/** An entry of an aid sheet: what the key of its text ends in, and the section of the rules. */
export interface AidEntry {
  word: string;
  rule: string;
}

export interface Game {
  /** Its name at the server. */
  name: string;
  title: () => string;
  facts: Facts;
  sheet: Sheet;
  keys: Keys;
  /** The aid sheet of each side, and what holds for both. */
  aid: Record<Side | "both", AidEntry[]>;
}

export const [useGame, provideGame] = createContext<Game>();
