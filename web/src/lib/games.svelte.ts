// The games that the server offers, in the reader's language.

import { api } from "./api";
import { t } from "./i18n.svelte";
import type { GameInfo, RatingInfo, TableInfo } from "./wire";

let games = $state.raw<GameInfo[]>([]);
let examples = $state.raw<GameInfo[]>([]);
let ratings = $state.raw<Record<string, Record<string, RatingInfo>>>({});

export async function loadGames(): Promise<void> {
  const catalog = await api.games();
  games = catalog.games;
  examples = catalog.examples;
  ratings = catalog.ratings;
}

export function gamesOnOffer(): GameInfo[] {
  return games;
}

/** The games on offer and those to try things with. */
export function allGames(): GameInfo[] {
  return [...games, ...examples];
}

export function gameNamed(name: string): GameInfo | undefined {
  return allGames().find((game) => game.game === name);
}

export function scenarioName(table: Pick<TableInfo, "game" | "scenario">): string {
  return gameNamed(table.game)?.scenarios.find((it) => it.id === table.scenario)?.name ?? table.scenario;
}

export function seatName(game: string, seat: string): string {
  const scenarios = gameNamed(game)?.scenarios ?? [];
  return scenarios.flatMap((it) => it.seats).find((it) => it.id === seat)?.name ?? seat;
}

export function botName(game: string, agent: string): string {
  return gameNamed(game)?.agents.find((it) => it.id === agent)?.name ?? agent;
}

/** A bot with how strong it is, where that is known. */
export function ratedBot(game: GameInfo, agent: { id: string; name: string }): string {
  const rating = ratings[game.game]?.[agent.id];
  if (!rating) return agent.name;
  const points = rating.provisional ? t("web-rating-provisional", { points: String(rating.points) }) : String(rating.points);
  return t("web-bot-rated", { bot: agent.name, points });
}

/** The bot that is asked what a strong player would do, if the game has one. */
export function strongBot(game: GameInfo): string | undefined {
  return game.agents.find((agent) => agent.id === "sharp")?.id;
}

/** The bot to play against where nobody says otherwise: the game's own, if it has one. */
export function defaultBot(game: GameInfo): string {
  return (game.agents.find((agent) => agent.id === "np") ?? game.agents[0])?.id ?? "random";
}
