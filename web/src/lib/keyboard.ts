// Keys that answer questions.

import type { Choice } from "./wire";

export type Command =
  | { do: "choose"; choice: string }
  | { do: "undo" | "skip" | "pause" | "back" | "on" | "filter" | "help" | "next" | "previous" };

export interface Moment {
  /** The choices that may be taken now, in the order in which they are shown. */
  choices: readonly Choice[];
  /** Whether one of a run of numbers is asked for: then a digit is that number, and not a place in the list. */
  numbered: boolean;
  /** Whether what happened is being shown. */
  playing: boolean;
}

export interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key means; none where it means nothing here. */
export function commandOf(key: Key, moment: Moment): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  if (moment.playing) {
    const acts: Record<string, Command> = {
      Escape: { do: "skip" },
      s: { do: "skip" },
      " ": { do: "pause" },
      ArrowLeft: { do: "back" },
      ArrowRight: { do: "on" },
    };
    return acts[key.key] ?? null;
  }
  if (/^[0-9]$/.test(key.key)) {
    const chosen = moment.numbered
      ? moment.choices.find((it) => it.target.kind === "number" && it.target.number === Number(key.key))
      : moment.choices[Number(key.key) - 1];
    return chosen ? { do: "choose", choice: chosen.choice } : null;
  }
  const named = (name: string): Command | null =>
    moment.choices.some((it) => it.choice === name) ? { do: "choose", choice: name } : null;
  switch (key.key) {
    case "u":
    case "Backspace":
      return { do: "undo" };
    case "d":
      return named("done");
    case "p":
      return named("pass");
    case "j":
      return { do: "next" };
    case "k":
      return { do: "previous" };
    case "/":
      return { do: "filter" };
    case "?":
      return { do: "help" };
    default:
      return null;
  }
}

/** Whether an element takes keys for itself. */
export function takesText(element: Element | null): boolean {
  if (!element) return false;
  const typed = element.closest("input, textarea, select, [contenteditable]");
  return typed !== null && !(typed instanceof HTMLInputElement && ["checkbox", "radio", "button"].includes(typed.type));
}

/** The choices whose words hold all that was typed, whatever the case and the accents. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const label = plain(choice.label.text);
    return words.every((word) => label.includes(word));
  });
}

/** The numbers of a question that asks for one of a run of numbers, with a button or two beside it at most, such as All. */
export function numbersOf(choices: readonly Choice[]): { least: number; most: number } | null {
  const numbers = choices.flatMap((choice) => (choice.target.kind === "number" ? [choice.target.number] : []));
  const others = choices.filter(({ target }) => target.kind !== "number");
  if (numbers.length < 2 || others.length > 2 || others.some(({ target }) => target.kind !== "button")) return null;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most - least + 1 === numbers.length ? { least, most } : null;
}
