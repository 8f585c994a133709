/** Positions in files and links. */
import { FORMAT } from "../../../lib/record";
import type { GameInfo } from "../../../lib/wire";
import { FACTIONS, type Faction } from "../facts";
import type { Position } from "./position";

/** The file that every program here reads. */
export const fileOf = (position: Position): string => `${JSON.stringify({ state: position }, null, 2)}\n`;

/** A position out of such a file, or out of the header of a record that has one; none where there is none. */
export function readFile(text: string): Position | null {
  const read = (json: string): { state?: unknown; position?: unknown } | null => {
    try {
      return JSON.parse(json) as object;
    } catch {
      return null;
    }
  };
  const file = read(text) ?? read(text.split("\n", 1)[0] ?? "");
  const found = file?.state ?? file?.position;
  return typeof found === "object" && found !== null ? (found as Position) : null;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A position short enough for an address. */
export async function packed(position: Position): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpacked(text: string): Promise<Position | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))) as Position;
  } catch {
    return null;
  }
}

/** Who plays a Faction: one's own hand, or the rulebook's Non-player where the position says so. */
const playerOf = ({ options }: Position, faction: Faction, person: string): string => (options.non_players[faction] ? "np" : person);

/** The record of a game that begins from the position. */
export function recordOf(game: GameInfo, position: Position): string {
  const seats = Object.fromEntries(FACTIONS.map((faction) => [faction, playerOf(position, faction, "ask")]));
  const header = { tricorne: FORMAT, game: game.game, rules: game.rules_version, scenario: position.scenario, options: {}, seats, position };
  return `${JSON.stringify(header)}\n`;
}

/** What the program can do with the file: seats in the order that it has them. */
export function commandsFor(game: GameInfo, position: Position, file: string): string[] {
  const seats = game.scenarios.find(({ id }) => id === position.scenario)?.seats ?? [];
  const bots = seats.map(({ id }) => playerOf(position, id as Faction, "random")).join(",");
  const named = `${game.game} --scenario ${position.scenario}`;
  return [
    `tricorne play ${named} --position ${file}`,
    `tricorne odds ${file} --game ${named}`,
    `tricorne sim ${named} --position ${file} --seats ${bots} --games 500`,
  ];
}
