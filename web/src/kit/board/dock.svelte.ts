// Which panels lie open beside a map, kept in this browser.

import { keep, recall } from "../../lib/settings.svelte";

export class Dock<P extends string> {
  readonly #place: string;
  open = $state.raw<readonly P[]>([]);

  constructor(game: string, first: readonly P[] = []) {
    this.#place = `tricorne-${game}-dock`;
    this.open = recall<readonly P[]>(this.#place, first);
  }

  /** Opens a panel, or closes it. What was opened last comes first. */
  readonly toggle = (panel: P): void => {
    this.open = this.open.includes(panel) ? this.open.filter((it) => it !== panel) : [panel, ...this.open];
    keep(this.#place, this.open);
  };
}
