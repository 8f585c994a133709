/**
 * Finds slot on the map for the names and stacks of the games in src/games/generals: near each town, off all signs and off
 * each other, and off roads where it goes. That takes minutes, so what is found is kept in corners.json.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { factsOf, type Pack } from "../src/games/card-driven/facts";
import { candidates, type Ground } from "../src/games/card-driven/label_slots";
import { groundOf, HOME, sheetOf, type Corners } from "../src/games/card-driven/sheet";
import { ZONE_CORNERS } from "../src/games/washingtons-war/zones";
import { holds, overlap, type Box } from "../src/map/geometry";

const GAMES: Record<string, Corners> = { "washingtons-war": ZONE_CORNERS, "we-the-people": {} };

/** How often the search begins anew, and for how many moves each time. */
const STARTS = 5;
const MOVES = 5_000;
/** What it costs to overlap another slot; it grows for slots that keep doing so. */
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

interface Choice {
  box: Box;
  cost: number;
}

/** The places of each town's slot that cover no sign and are seen at first, the best first. */
function choicesOf(ground: Ground): Choice[][] {
  const { towns, taken } = ground;
  const signs = towns.map(({ sign }) => sign);
  const seen = (box: Box) => holds(HOME, [box.x, box.y]) && holds(HOME, [box.x + box.width, box.y + box.height]);
  return towns.map((town) => {
    const free = [...candidates(town, ground)].filter(({ box }) => seen(box) && ![...taken, ...signs].some((it) => overlap(box, it)));
    if (free.length === 0) throw new Error(`there is no slot for ${town.id}`);
    return free.sort((a, b) => a.cost - b.cost);
  });
}

const costOf = (slots: readonly Choice[]) => slots.reduce((sum, { cost }) => sum + cost, 0);

/** The slots, but one, that overlap a box. */
const inTheWay = (slots: readonly Choice[], at: number, box: Box): number[] =>
  slots.flatMap((it, other) => (other !== at && overlap(it.box, box) ? [other] : []));

/** Gives a slot a better place, and those that were there the best place that is left, wherever that helps. */
function improve(slots: Choice[], choices: readonly Choice[][]): void {
  for (let helped = true; helped; ) {
    helped = false;
    choices.forEach((all, at) => {
      for (const choice of all) {
        if (choice.cost >= slots[at]!.cost) break;
        const others = inTheWay(slots, at, choice.box);
        if (others.length > 2) continue;
        const next = [...slots];
        next[at] = choice;
        const fits = others.every((other) => {
          const free = choices[other]!.find(({ box }) => inTheWay(next, other, box).every((it) => it !== at && others.includes(it)));
          if (free) next[other] = free;
          return free !== undefined;
        });
        const clash = others.some((other) => inTheWay(next, other, next[other]!.box).length > 0);
        if (!fits || clash || costOf(next) >= costOf(slots) - 1e-6) continue;
        next.forEach((it, index) => (slots[index] = it));
        helped = true;
        break;
      }
    });
  }
}

/** Moves slots that overlap until none does, betters that, and keeps the best of several starts, of which one is what was kept. */
function search(ground: Ground, kept: Corners): Box[] {
  const choices = choicesOf(ground);
  const first = choices.map((all, at) => {
    const [x, y] = kept[ground.towns[at]!.id] ?? [];
    return all.find(({ box }) => box.x === x && box.y === y) ?? all[0]!;
  });
  const roll = dice(1776);
  let best: Choice[] | null = null;
  for (let start = 0; start < STARTS; start += 1) {
    const slots = start === 0 ? [...first] : choices.map((all) => all[0]!);
    const weight = choices.map(() => choices.map(() => 1));
    for (let move = 0; move < MOVES; move += 1) {
      const bad = slots.flatMap(({ box }, at) => (inTheWay(slots, at, box).length > 0 ? [at] : []));
      const at = bad[Math.floor(roll() * bad.length)];
      if (at === undefined) {
        improve(slots, choices);
        if (!best || costOf(slots) < costOf(best)) best = [...slots];
        break;
      }
      for (const other of inTheWay(slots, at, slots[at]!.box)) {
        weight[at]![other]! += IMPATIENCE;
        weight[other]![at]! += IMPATIENCE;
      }
      let lowest = Infinity;
      for (const choice of choices[at]!) {
        if (choice.cost > lowest) break;
        const conflicts = inTheWay(slots, at, choice.box).reduce((sum, other) => sum + weight[at]![other]!, 0);
        const cost = choice.cost + OVERLAP * conflicts + roll() * 4;
        if (cost < lowest) [lowest, slots[at]] = [cost, choice];
      }
    }
    console.log(`  start ${start + 1} of ${STARTS}: ${best ? Math.round(costOf(best)) : "no way yet"}`);
  }
  if (!best) throw new Error("no way was found to place all slots");
  return best.map(({ box }) => box);
}

for (const [game, zones] of Object.entries(GAMES)) {
  const files = ["map.json", "generals.json", "cards.json", "tables.json"].map((name) => read(game, name));
  const facts = factsOf(Object.fromEntries(files) as unknown as Pack);
  const ground = groundOf(facts, sheetOf(facts, {}, zones).zones);
  const target = file(`../src/games/${game}/corners.json`);
  const slots = search(ground, JSON.parse(readFileSync(target, "utf8")) as Corners);
  const lines = ground.towns.map(({ id }, at) => `  "${id}": [${slots[at]!.x}, ${slots[at]!.y}]`);
  writeFileSync(target, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${game}: ${lines.length} slots`);
}
