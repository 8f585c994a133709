/** Plays games through `tricorne engine`, one seat asked and answered as its bot advises, and counts the clicks of its turns. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { questionsOf } from "../src/games/card-driven/questions";
import { factsOf, type Pack } from "../src/games/card-driven/facts";
import { questions as liberty } from "../src/games/liberty-or-death/questions";
import { extrasOf } from "../src/lib/ahead";
import type { QuestionReader } from "../src/lib/hands";
import type { GameView, Question } from "../src/lib/wire";
import { type Asked, clicksOf, clicksOfOld } from "./count";

const target = process.env["CARGO_TARGET_DIR"] ?? "../target";
const program = [process.env["TRICORNE_BIN"], `${target}/release/tricorne`, `${target}/debug/tricorne`].find((it) => it !== undefined && existsSync(it));

function packOf(game: string): Pack {
  const folder = new URL(`../../crates/games/${game}/data/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8"))])) as unknown as Pack;
}

interface Counted {
  game: string;
  scenario: string;
  seat: string;
  others: string[];
  bot: string;
  reader: QuestionReader;
  /** Whether the game hides nothing, so that what follows is known. */
  open: boolean;
  /** What is counted: it begins with such an answer, and goes on while it is asked about. */
  what: string;
  begins: (asked: Asked) => boolean;
  lasts: (question: Question) => boolean;
}

const ELIGIBLE = /^(first|second)-/;
/** What is asked between the Commands of a seat. */
const BETWEEN = /^(stroke|trump|trade-offer|british-supply|winter-.*|leader-redeploys|tories-desert)$/;
const GAMES: Counted[] = [
  {
    game: "liberty-or-death", scenario: "1778-short", seat: "british", others: ["patriots", "indians", "french"], bot: "np", reader: liberty, open: true,
    what: "turns with a Command",
    begins: ({ question, chosen }) => ELIGIBLE.test(question.prompt.name) && chosen !== "pass" && chosen !== "event",
    lasts: ({ prompt }) => !ELIGIBLE.test(prompt.name) && !BETWEEN.test(prompt.name),
  },
  ...(["washingtons-war", "we-the-people"] as const).map((game): Counted => ({
    game, scenario: "1775", seat: "british", others: ["american"], bot: "steady", open: false,
    reader: questionsOf(factsOf(packOf(game))),
    what: "marches",
    begins: ({ question: { prompt }, chosen }) =>
      prompt.name === "use-ops" ? ["activate", "move"].includes(chosen) : prompt.name === "campaign" && !["done", "landing-party"].includes(chosen),
    lasts: ({ prompt }) => ["activate-whom", "move-whom", "move", "take-along"].includes(prompt.name),
  })),
];

interface Standing {
  handle?: string;
  questions: Question[];
  outcome: unknown;
  answers?: { seat: string }[];
}

/** What is counted of one game, each with its answers. */
async function turnsOf(it: Counted, seed: number): Promise<Asked[][]> {
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
  const turns: Asked[][] = [];
  let going = false;
  let follows = false;
  while (!standing.outcome) {
    const question = standing.questions.find(({ seat }) => seat === it.seat);
    if (!question) throw new Error("nobody is asked");
    const { choice } = await ask<{ choice: string }>({ do: "advise", handle, seat: it.seat, agent: it.bot });
    const view = it.open ? undefined : (await ask<{ view: GameView }>({ do: "view", handle, viewer: it.seat })).view;
    const extras: Record<string, Question | undefined> = {};
    for (const { choice: name } of it.open ? extrasOf(question) : []) {
      const { questions } = await ask<Standing>({ do: "preview", handle, seat: it.seat, choice: name });
      extras[name] = questions.find(({ seat }) => seat === it.seat);
    }
    const asked: Asked = { question, chosen: choice, view, extras, follows };
    if (it.begins(asked)) turns.push([asked]);
    else if (going && it.lasts(question)) turns.at(-1)!.push(asked);
    going = it.begins(asked) || (going && it.lasts(question));
    standing = await ask<Standing>({ do: "answer", handle, seat: it.seat, choice });
    follows = standing.answers?.length === 1;
  }
  child.kill();
  return turns;
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
      return `${name}: ${mean.toFixed(1)} clicks on average, ${Math.max(...counts)} at most`;
    };
    console.log(`${it.game}, ${it.seat}, ${games} games, ${turns.length} ${it.what}`);
    console.log(`  ${told("this revision", turns.map((turn) => clicksOf(turn, it.reader, it.open, 1)))}`);
    console.log(`  ${told("the same with a drag as 2 clicks", turns.map((turn) => clicksOf(turn, it.reader, it.open, 2)))}`);
    if (against !== undefined) console.log(`  ${told(against, turns.map(clicksOfOld))}`);
  }
}
