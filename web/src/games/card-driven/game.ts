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

export interface Game {
  /** Its name at the server. */
  name: string;
  title: () => string;
  facts: Facts;
  sheet: Sheet;
  keys: Keys;
  /** The aid sheet of each side, and what holds for both: what the keys of texts end in, each with its section of the rules. */
  aid: Record<Side | "both", Record<string, string>>;
}

export const [useGame, provideGame] = createContext<Game>();
