/** What lies in a window on the sheet knows: the sheet, its geography, and the scale at which it is drawn. */
import { createContext } from "svelte";

import type { Atlas } from "./atlas";
import type { Size } from "./viewport";

export interface SheetContext {
  readonly size: Size;
  readonly atlas: Atlas;
  /** Pixels per unit of the sheet, as it is drawn. Letters and counters are drawn in pixels, so that they keep their size. */
  readonly scale: number;
}

export const [useSheet, provideSheet] = createContext<SheetContext>();
