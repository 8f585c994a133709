/** Plays games through `tricorne engine`, one seat asked and answered as its bot advises, and counts the clicks of its turns. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { questionsOf } from "../src/games/card-driven/questions";
import { factsOf, type Pack } from "../src/games/card-driven/facts";
import { questions as liberty } from "../src/games/liberty-or-death/questions";
import type { QuestionReader } from "../src/lib/hands";
import type { Question } from "../src/lib/wire";
import { type Asked, clicksOf, clicksOfOld } from "./count";

const target = process.env["CARGO_TARGET_DIR"] ?? "../target";
const program = [process.env["TRICORNE_BIN"], `${target}/release/tricorne`, `${target}/debug/tricorne`].find((it) => it !== undefined && existsSync(it));

function packOf(game: string): Pack {
  const folder = new URL(`../../crates/games/${game}/data/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8"))])) as unknown as Pack;
}

const GAMES: { game: string; scenario: string; seat: string; others: string[]; bot: string; reader: QuestionReader }[] = [
  { game: "liberty-or-death", scenario: "1776-medium", seat: "british", others: ["patriots", "indians", "french"], bot: "np", reader: liberty },
  ...(["washingtons-war", "we-the-people"] as const).map((game) => ({
    game, scenario: "1775", seat: "british", others: ["american"], bot: "steady",
    reader: questionsOf(factsOf(packOf(game))),
  })),
];

interface Standing {
  handle?: string;
  questions: Question[];
  outcome: unknown;
  answers?: { seat: string }[];
}

/** The turns of a seat in one game, each the answers until another seat answers. */
async function turnsOf(it: (typeof GAMES)[number], seed: number): Promise<Asked[][]> {
  if (!program) throw new Error("there is no tricorne program: build it with cargo, or name it in TRICORNE_BIN");
  const child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async <T>(request: Record<string, unknown>): Promise<T> => {
    child.stdin.write(`${JSON.stringify({ id: ++id, ...request })}\n`);
    const reply = JSON.parse(String((await lines.next()).value)) as { ok?: T; error?: { message: string } };
    if (reply.error || reply.ok === undefined) throw new Error(reply.error?.message ?? "the engine gave no reply");
    return reply.ok;
  };
  const seats = { [it.seat]: "ask", ...Object.fromEntries(it.others.map((seat) => [seat, it.bot])) };
  let standing = await ask<Standing>({ do: "new", game: it.game, scenario: it.scenario, seats, seed: String(seed) });
  const { handle } = standing;
  const turns: Asked[][] = [[]];
  while (!standing.outcome) {
    const question = standing.questions.find(({ seat }) => seat === it.seat);
    if (!question) throw new Error("nobody is asked");
    const { choice } = await ask<{ choice: string }>({ do: "advise", handle, seat: it.seat, agent: it.bot });
    turns.at(-1)!.push({ question, chosen: choice });
    standing = await ask<Standing>({ do: "answer", handle, seat: it.seat, choice });
    if (standing.answers?.some(({ seat }) => it.others.includes(seat))) turns.push([]);
  }
  child.kill();
  return turns.filter((turn) => turn.length > 0);
}

/** Whether a revision of the client has hands; an older one clicks for every answer. */
function hasHands(revision: string): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${revision}:web/src/lib/hands.ts`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export async function main(args: readonly string[]): Promise<void> {
  const against = args.includes("--against") ? args[args.indexOf("--against") + 1] : undefined;
  const games = args.includes("--games") ? Number(args[args.indexOf("--games") + 1]) : 5;
  if (against !== undefined && hasHands(against)) throw new Error(`${against} has the same rules of clicking: compare with a revision before web/src/lib/hands.ts`);
  for (const it of GAMES) {
    const turns: Asked[][] = [];
    for (let seed = 1; seed <= games; seed += 1) turns.push(...(await turnsOf(it, seed)));
    const told = (name: string, counts: number[]): string => {
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      return `${name}: ${mean.toFixed(1)} clicks per turn on average, ${Math.max(...counts)} at most`;
    };
    console.log(`${it.game}, ${it.seat}, ${games} games, ${turns.length} turns`);
    console.log(`  ${told("this revision", turns.map((turn) => clicksOf(turn, it.reader)))}`);
    if (against !== undefined) console.log(`  ${told(against, turns.map(clicksOfOld))}`);
  }
}
