// The terms of a game, found in texts.

import { getContext, setContext } from "svelte";

import { aboutGame } from "../games/about";
import { attribute, currentLanguage, has, loadTexts, t } from "./i18n.svelte";

/** The terms of a game: what the keys of their texts begin with, and the section of each. */
export interface Glossary {
  keys: string;
  rules: Record<string, string>;
}

export interface Term {
  id: string;
  /** As it is called. */
  name: string;
  /** The forms in which it is found, the longest first. */
  words: string[];
  text: string;
  rule: string;
}

/** The terms of a game in the language of the moment, by their names. */
export function termsOf({ keys, rules }: Glossary): Term[] {
  const terms = Object.entries(rules).flatMap(([id, rule]): Term[] => {
    const key = keys + id;
    if (!has(key)) return [];
    const words = attribute(key, "words").split(",").map((word) => word.trim());
    return [{ id, name: words[0] ?? id, words: words.sort((a, b) => b.length - a.length), text: t(key), rule }];
  });
  return terms.sort((a, b) => a.name.localeCompare(b.name, currentLanguage()));
}

export type Part = string | { term: Term; text: string };

const LETTER = /[\p{L}\p{N}]/u;

/** A text with its terms: each where it first occurs, as a whole word, the longer before the shorter. */
export function partsOf(text: string, terms: readonly Term[]): Part[] {
  const lower = text.toLowerCase();
  const found: { at: number; end: number; term: Term }[] = [];
  const words = terms.flatMap((term) => term.words.map((word) => ({ term, word: word.toLowerCase() }))).sort((a, b) => b.word.length - a.word.length);
  for (const { term, word } of words) {
    if (found.some((it) => it.term === term)) continue;
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length;
      const whole = !LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[end] ?? "");
      if (!whole || found.some((it) => at < it.end && end > it.at)) continue;
      found.push({ at, end, term });
      break;
    }
  }
  const parts: Part[] = [];
  let from = 0;
  for (const { at, end, term } of found.sort((a, b) => a.at - b.at)) {
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ term, text: text.slice(at, end) });
    from = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

interface Shelf {
  terms: () => readonly Term[];
  onrule: (rule: string) => void;
}
const KEY = "glossary";

/** Gives what lies within the terms of a game, once they are loaded; a click on one opens its rule. */
export function provideGlossary(game: () => string, onrule: (rule: string) => void): void {
  let glossary = $state.raw<Glossary | null>(null);
  $effect(() => {
    const name = game();
    const load = aboutGame(name)?.glossary;
    glossary = null;
    if (load) void Promise.all([load(), loadTexts(`web-glossary-${name}`)]).then(([found]) => (glossary = found.default));
  });
  const terms = $derived(glossary ? termsOf(glossary) : []);
  setContext<Shelf>(KEY, { terms: () => terms, onrule });
}

/** The terms that texts here may hold; none outside a table. */
export function useGlossary(): Shelf {
  return getContext<Shelf | undefined>(KEY) ?? { terms: () => [], onrule: () => {} };
}
