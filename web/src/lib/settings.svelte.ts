// What the reader chose, kept in this browser.

import { type Language, languages } from "./i18n.svelte";

export interface Settings {
  language: Language | null;
  theme: "system" | "light" | "dark";
  /** How what others did is shown: not at all, turn by turn, or step by step. */
  playback: "off" | "turns" | "steps";
  /** Its speed: 1 is a comfortable pace. */
  speed: number;
  /** Whether single keys act. */
  shortcuts: boolean;
  /** Whether the first-game guide is open. */
  guide: boolean;
  /** Whether the map goes to where something happens. */
  follow: boolean;
  /** Whether a finger taps once to select and again to confirm. */
  confirmTaps: boolean;
  /** Whether answers are given for the reader where there is only one. */
  forced: boolean;
  /** Whether what will be asked next can be clicked already. */
  ahead: boolean;
  /** Whether lists of what is on the board are folded. */
  folded: boolean;
  /** Whether a battle opens its sheet. */
  battles: boolean;
  /** Whether a turn and a line of chat are heard. */
  sound: boolean;
  /** Whether the browser notifies of a turn while the page is out of sight. */
  notify: boolean;
}

const place = "tricorne-settings";
const defaults: Settings = {
  language: null,
  theme: "system",
  playback: "turns",
  speed: 1,
  shortcuts: true,
  guide: true,
  follow: true,
  confirmTaps: false,
  forced: true,
  ahead: true,
  folded: true,
  battles: true,
  sound: false,
  notify: false,
};

export const settings: Settings = $state({ ...defaults, ...recall<Partial<Settings>>(place, {}) });

/** Changes settings and keeps them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(place, $state.snapshot(settings));
}

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = [settings.language ?? "", ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())];
  return codes.find((code): code is Language => code in languages) ?? "en";
}

/** Whether things may move. */
export function motionAllowed(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What this browser keeps under a name. A browser that keeps nothing is no error. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it holds until the page is closed.
  }
}
