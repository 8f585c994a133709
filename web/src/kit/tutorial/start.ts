// Opens the table of a tutorial: a game from a header with seed and cards, and the answers before the first step.

import { aboutGame } from "../../games/about";
import { api, ApiError } from "../../lib/api";
import { gameNamed } from "../../lib/games.svelte";
import { ensureMe } from "../../lib/me.svelte";
import { FORMAT } from "../../lib/record";
import { keepTutorial } from "./kept";

/** Opens a table for the tutorial of a game and gives its id. */
export async function startTutorial(name: string): Promise<string> {
  const game = gameNamed(name);
  const load = aboutGame(name)?.tutorial;
  if (!game || !load) throw new Error(`there is no tutorial for ${name}`);
  const [{ default: tutorial }] = await Promise.all([load(), ensureMe()]);
  const others = game.scenarios.find(({ id }) => id === tutorial.scenario)?.seats.filter(({ id }) => id !== tutorial.seat) ?? [];
  const header = {
    tricorne: FORMAT,
    game: name,
    rules: game.rules_version,
    scenario: tutorial.scenario,
    options: tutorial.options ?? {},
    seats: { [tutorial.seat]: "ask", ...Object.fromEntries(others.map(({ id }) => [id, tutorial.bot])) },
    seed: String(tutorial.seed),
    ...(tutorial.deck ? { deck: tutorial.deck } : {}),
  };
  const { id } = await api.upload(`${JSON.stringify(header)}\n`);
  try {
    for (const choice of tutorial.opening) await api.answer(id, tutorial.seat, choice);
    keepTutorial(id);
  } catch (error) {
    // The game is another than the one that was prepared: it can be played all the same.
    if (!(error instanceof ApiError)) throw error;
    console.error(`the tutorial of ${name} cannot be prepared: ${error.message}`);
  }
  return id;
}
