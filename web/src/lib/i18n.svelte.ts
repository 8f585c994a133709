// Texts: Fluent messages from locales/, for the language that the reader chose.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const languages = { en: "English", it: "Italiano" } as const;
export type Language = keyof typeof languages;

type Args = Record<string, FluentVariable>;

/** Every file of texts that the client may ask for, each loaded when it is first needed. */
const files = import.meta.glob<string>(
  ["../../../locales/*/web*.ftl", "../../../locales/*/*-{names,cards,cards-*,help}.ftl", "../../../locales/*/{washingtons-war,we-the-people}-core.ftl"],
  { query: "?raw", import: "default" },
);

let language = $state<Language>("en");
/** Replaced whenever texts come in, so that what speaks is spoken again. */
let bundle = $state.raw(new FluentBundle("en"));
const wanted = new Set<string>();
/** Messages that take the place of ours, by language, where facts were corrected. */
let corrected: Record<string, string> = {};
/** The keys that each file of texts holds. */
const keys = new Map<string, string[]>();

export function currentLanguage(): Language {
  return language;
}

/** Loads files of texts (their names without folder and extension) in the language of the moment, and in any later one. */
export async function loadTexts(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  if (missing.length === 0) return;
  for (const name of missing) wanted.add(name);
  await speak(language);
}

/** Puts messages (Fluent, by language) in the place of ours with the same keys, in the language of the moment and any later one. */
export async function correctTexts(words: Record<string, string>): Promise<void> {
  corrected = words;
  await speak(language);
}

/** Changes the language in place. */
export async function setLanguage(to: Language): Promise<void> {
  await speak(to);
}

async function speak(to: Language): Promise<void> {
  const names = [...wanted];
  const texts = await Promise.all(names.map((name) => files[`../../../locales/${to}/${name}.ftl`]?.() ?? ""));
  const next = new FluentBundle(to, { useIsolating: false });
  for (const [index, name] of names.entries()) {
    const resource = new FluentResource(texts[index] ?? "");
    for (const error of next.addResource(resource)) throw error;
    keys.set(name, resource.body.map((entry) => entry.id));
  }
  next.addResource(new FluentResource(corrected[to] ?? ""), { allowOverrides: true });
  language = to;
  bundle = next;
}

/** The keys of a file of texts that is loaded. */
export function keysOf(name: string): string[] {
  return keys.get(name) ?? [];
}

/** Names what the keys of a family of messages begin with, so that the test for messages that nobody speaks knows them. */
export function family(start: string): string {
  return start;
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A message in the reader's language. */
export function t(key: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : missing(key);
}

/** An attribute of a message, such as `.title`. */
export function attribute(key: string, name: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, args) : missing(`${key}.${name}`);
}

function missing(key: string): string {
  console.error(`the message ${key} is missing in ${language}`);
  return key;
}
