import { expect, test } from "vitest";

import type { Target } from "../src/games/contract";
import { commandOf, filtered, type Key, numbersOf } from "../src/lib/keyboard";
import type { Choice } from "../src/lib/wire";

const choice = (name: string, text = name, target: Target = { kind: "button", role: "choose" }): Choice => ({
  choice: name,
  label: { key: name, text },
  target,
});
const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});
const choices = ["rally", "march", "pass"].map((name) => choice(name));
const moment = { choices, numbered: false, playing: false };
const number = (value: number): Choice => choice(String(value), String(value), { kind: "number", number: value });

test("numbers take choices in their order", () => {
  expect(commandOf(key("2"), moment)).toEqual({ do: "choose", choice: "march" });
  expect(commandOf(key("4"), moment)).toBeNull();
  expect(commandOf(key("0"), moment)).toBeNull();
});

test("where a number is asked for a digit is that number, and in a list its place", () => {
  const asked = [2, 3, 4].map(number);
  expect(commandOf(key("2"), { ...moment, choices: asked, numbered: true })).toEqual({ do: "choose", choice: "2" });
  expect(commandOf(key("1"), { ...moment, choices: asked, numbered: true })).toBeNull();
  const listed = [number(0), number(1)];
  expect(commandOf(key("2"), { ...moment, choices: listed })).toEqual({ do: "choose", choice: "1" });
});

test("letters name what has its own place, where it is offered", () => {
  expect(commandOf(key("p"), moment)).toEqual({ do: "choose", choice: "pass" });
  expect(commandOf(key("d"), moment)).toBeNull();
  expect(commandOf(key("u"), moment)).toEqual({ do: "undo" });
});

test("keys of the browser stay the browser's", () => {
  expect(commandOf(key("1", { ctrlKey: true }), moment)).toBeNull();
  expect(commandOf(key("u", { metaKey: true }), moment)).toBeNull();
});

test("while something is shown, keys skip it and answer nothing", () => {
  const playing = { choices, numbered: false, playing: true };
  expect(commandOf(key("1"), playing)).toBeNull();
  expect(commandOf(key("Escape"), playing)).toEqual({ do: "skip" });
});

test("the filter heeds neither case nor accents nor order", () => {
  const spaces = [choice("a", "Québec City"), choice("b", "New York City"), choice("c", "New York")];
  expect(filtered(spaces, "quebec").map((it) => it.choice)).toEqual(["a"]);
  expect(filtered(spaces, "city new").map((it) => it.choice)).toEqual(["b"]);
  expect(filtered(spaces, " ")).toHaveLength(3);
});

test("a run of numbers is stepped through, anything else is listed", () => {
  expect(numbersOf([1, 2, 3].map(number))).toEqual({ least: 1, most: 3 });
  expect(numbersOf([1, 2, 4].map(number))).toBeNull();
  expect(numbersOf([0, 1].map(number))).toEqual({ least: 0, most: 1 });
  expect(numbersOf([...[1, 2, 3].map(number), choice("all")])).toEqual({ least: 1, most: 3 });
  expect(numbersOf([number(1), choice("all")])).toBeNull();
  expect(numbersOf([...[1, 2].map(number), ...["a", "b", "c"].map((name) => choice(name))])).toBeNull();
});
