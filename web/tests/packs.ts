// Before unit tests: the facts of games, as their data files have them.

import { readdirSync, readFileSync } from "node:fs";

import { keepPack } from "../src/games/packs";

for (const game of ["decision-in-north-america", "washingtons-war", "we-the-people"]) {
  const folder = new URL(`../../crates/games/${game}/data/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  keepPack(game, Object.fromEntries(files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8"))])));
}
