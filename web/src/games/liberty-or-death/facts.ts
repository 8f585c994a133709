/** The printed facts of the game: spaces and cards, from the data that the rules use. */
import cardData from "../../../../crates/games/liberty-or-death/data/cards.json";
import mapData from "../../../../crates/games/liberty-or-death/data/map.json";
import type { LibertyOrDeath } from "../../lib/views.gen";

export type Faction = LibertyOrDeath.Faction;
export const FACTIONS = ["british", "patriots", "indians", "french"] as const satisfies Faction[];

export type Piece = LibertyOrDeath.Piece;
export const PIECES = [
  "british-regulars",
  "tories",
  "british-forts",
  "war-parties-underground",
  "war-parties-active",
  "villages",
  "continentals",
  "militia-underground",
  "militia-active",
  "patriot-forts",
  "french-regulars",
] as const satisfies Piece[];

export type Kind = "city" | "colony" | "reserve" | "west-indies";

export interface Space {
  id: LibertyOrDeath.Space;
  kind: Kind;
  population: number;
  adjacent: string[];
  lonlat: [lon: number, lat: number];
}

export const SPACES: Space[] = mapData.map(({ id, type, population, adjacent, lon, lat }) => ({
  id: id as LibertyOrDeath.Space,
  kind: type as Kind,
  population,
  adjacent,
  lonlat: [lon, lat],
}));

export const WEST_INDIES = "west-indies";

export interface Card {
  number: number;
  kind: "event" | "winter-quarters" | "brilliant-stroke" | "treaty-of-alliance";
  period?: string;
  order?: Faction[];
  dual?: boolean;
}

export const CARDS = new Map((cardData.cards as Card[]).map((card) => [card.number, card]));

/** The Fluent key of the name of a space. */
export const spaceKey = (id: string): string => (id === WEST_INDIES ? "lod-west-indies" : `lod-space-${id}`);
