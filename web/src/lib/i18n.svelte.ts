// Texts: Fluent messages from locales/, for the language that the reader chose.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const languages = { en: "English", it: "Italiano" } as const;
export type Language = keyof typeof languages;

/** The arguments of a message. */
export type Args = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** Every file of texts that the client may ask for, each loaded when it is first needed. */
const files = import.meta.glob<string>(
  ["../../../locales/*/web*.ftl", "../../../locales/*/*-{names,places,cards,cards-*,help,journal}.ftl", "../../../locales/*/{decision-in-north-america,washingtons-war,we-the-people}-core.ftl", "../../../locales/*/liberty-or-death-battle.ftl"],
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
  return pattern ? format(pattern, args) : missing(key);
}

/** A name as an argument, with all its forms: `{ ...named("space", "ww-space-boston") }` gives `$space`, `$space-in` and so on. */
export function named(argument: string, key: string): Args {
  const attributes = Object.entries(bundle.getMessage(key)?.attributes ?? {});
  return Object.fromEntries([[argument, t(key)], ...attributes.map(([form, pattern]) => [`${argument}-${form}`, format(pattern)])]);
}

/** An attribute of a message, such as `.title`. */
export function attribute(key: string, name: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? format(pattern, args) : missing(`${key}.${name}`);
}

/**
 * The text of a pattern. A name may choose by the `$count` of its message, and takes the default where there is none.
 * A form that a name does not have, such as `$space-in` of a name that a data pack corrects, is the name itself.
 */
function format(pattern: Pattern, args: Args = {}): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  const unknown = errors.map(({ message }) => /^Unknown variable: \$(.+)$/.exec(message)?.[1]);
  const broken = errors.find((_, at) => unknown[at] === undefined || (unknown[at] !== "count" && !(base(unknown[at]) in args)));
  if (broken) throw broken;
  const forms = unknown.flatMap((name) => (name === undefined || name === "count" ? [] : [name]));
  if (forms.length === 0) return text;
  const added = Object.fromEntries(forms.map((name) => [name, args[base(name)]]));
  return bundle.formatPattern(pattern, { ...args, ...added } as Args, []);
}

/** The argument that a form is of: `space` for `space-in`. */
const base = (name: string): string => name.split("-")[0] ?? name;

function missing(key: string): string {
  console.error(`the message ${key} is missing in ${language}`);
  return key;
}
