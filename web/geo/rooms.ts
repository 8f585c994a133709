/**
 * Finds room on the map for the names and stacks of the games in src/games/generals: near each town, off all signs and off
 * each other, and off roads where it goes. That takes minutes, so what is found is kept in corners.json.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { factsOf, type Pack } from "../src/games/generals/facts";
import { candidates, type Ground } from "../src/games/generals/rooms";
import { groundOf, HOME, sheetOf, type Corners } from "../src/games/generals/sheet";
import { ZONE_CORNERS } from "../src/games/washingtons-war/zones";
import { holds, overlap, type Box } from "../src/map/geometry";

const GAMES: Record<string, Corners> = { "washingtons-war": ZONE_CORNERS, "we-the-people": {} };

/** How often the search begins anew, and for how many moves each time. */
const STARTS = 8;
const MOVES = 12_000;
/** What it costs to overlap another room; it grows for rooms that keep doing so. */
const OVERLAP = 40;
const IMPATIENCE = 0.3;

const file = (path: string) => new URL(path, import.meta.url);
const read = (game: string, name: string): [string, unknown] => [
  name,
  JSON.parse(readFileSync(file(`../../crates/games/${game}/data/${name}`), "utf8")),
];

function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** The places of each town's room that cover no sign and are seen at first, the best first. */
function choicesOf(ground: Ground) {
  const { towns, taken } = ground;
  const signs = towns.map(({ sign }) => sign);
  const seen = (box: Box) => holds(HOME, [box.x, box.y]) && holds(HOME, [box.x + box.width, box.y + box.height]);
  return towns.map((town) => {
    const free = [...candidates(town, ground)].filter(({ box }) => seen(box) && ![...taken, ...signs].some((it) => overlap(box, it)));
    if (free.length === 0) throw new Error(`there is no room for ${town.id}`);
    return free.sort((a, b) => a.cost - b.cost);
  });
}

/** Moves rooms that overlap, the dearest conflicts first, until none does; then the cheapest such state is kept. */
function search(ground: Ground): Box[] {
  const choices = choicesOf(ground);
  const roll = dice(1776);
  let best: Box[] | null = null;
  let least = Infinity;
  for (let start = 0; start < STARTS; start += 1) {
    const picked = choices.map(() => 0);
    const boxes = choices.map((all) => all[0]!.box);
    const weight = choices.map(() => choices.map(() => 1));
    const others = (at: number, box: Box) => boxes.flatMap((it, other) => (other !== at && overlap(it, box) ? [other] : []));
    for (let move = 0; move < MOVES; move += 1) {
      const bad = boxes.flatMap((box, at) => (others(at, box).length > 0 ? [at] : []));
      const cost = choices.reduce((sum, all, at) => sum + all[picked[at]!]!.cost, 0);
      if (bad.length === 0 && cost < least) [best, least] = [[...boxes], cost];
      const from = bad.length > 0 ? bad : boxes.map((_, at) => at);
      const at = from[Math.floor(roll() * from.length)]!;
      for (const other of others(at, boxes[at]!)) {
        weight[at]![other]! += IMPATIENCE;
        weight[other]![at]! += IMPATIENCE;
      }
      let lowest = Infinity;
      for (const [index, choice] of choices[at]!.entries()) {
        if (choice.cost > lowest) break;
        const conflicts = others(at, choice.box).reduce((sum, other) => sum + weight[at]![other]!, 0);
        const all = choice.cost + OVERLAP * conflicts + roll() * 4;
        if (all < lowest) [lowest, picked[at]] = [all, index];
      }
      boxes[at] = choices[at]![picked[at]!]!.box;
    }
  }
  if (!best) throw new Error("no way was found to place all rooms");
  const found = best;
  choices.forEach((all, at) => {
    const better = all.find(({ box }) => !found.some((it, other) => other !== at && overlap(it, box)));
    if (better) found[at] = better.box;
  });
  return found;
}

for (const [game, zones] of Object.entries(GAMES)) {
  const files = ["map.json", "generals.json", "cards.json", "tables.json"].map((name) => read(game, name));
  const facts = factsOf(Object.fromEntries(files) as unknown as Pack);
  const ground = groundOf(facts, sheetOf(facts, {}, zones).zones);
  const rooms = search(ground);
  const lines = ground.towns.map(({ id }, at) => `  "${id}": [${rooms[at]!.x}, ${rooms[at]!.y}]`);
  writeFileSync(file(`../src/games/${game}/corners.json`), `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${game}: ${lines.length} rooms`);
}
