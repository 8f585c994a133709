// Summaries of the rules, by section.

import { aboutGame } from "../games/about";
import { attribute, has, keysOf, loadTexts, t } from "./i18n.svelte";

export interface Section {
  /** Its number, such as `3.2.1`. */
  rule: string;
  title: string;
  text: string;
}

/** Loads a game's summaries. */
export async function loadHelp(game: string): Promise<void> {
  const help = aboutGame(game)?.help;
  if (help) await loadTexts(help.file);
}

/** The summary of a section, or of the nearest one that holds it. */
export function sectionOf(game: string, rule: string): Section | null {
  const help = aboutGame(game)?.help;
  if (!help) return null;
  const parts = rule.split(".");
  for (let length = parts.length; length > 0; length--) {
    const found = sectionAt(help.prefix, parts.slice(0, length));
    if (found) return found;
  }
  return null;
}

/** All sections there are, in their order. */
export function sectionsOf(game: string): Section[] {
  const help = aboutGame(game)?.help;
  if (!help) return [];
  return keysOf(help.file)
    .filter((key) => key.startsWith(help.prefix))
    .map((key) => key.slice(help.prefix.length).split("-"))
    .sort(inOrder)
    .flatMap((parts) => sectionAt(help.prefix, parts) ?? []);
}

function sectionAt(prefix: string, parts: string[]): Section | null {
  const key = prefix + parts.join("-");
  return has(key) ? { rule: parts.join("."), title: attribute(key, "title"), text: t(key) } : null;
}

/** Numbers count as numbers: section 3.10 comes after 3.9. */
export function inOrder(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [left, right] = [Number(a[index] ?? -1), Number(b[index] ?? -1)];
    if (left !== right) return left - right;
  }
  return 0;
}
