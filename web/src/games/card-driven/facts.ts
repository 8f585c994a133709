/** The facts of a game, from the data that the rules use, each with its basis: much of the printed games is not known. */

import type { Side } from "../../lib/views.gen";

export type { Side };
export const SIDES = ["american", "british"] as const satisfies Side[];
export const NATIONS = ["american", "french", "british"] as const;
export type Nation = (typeof NATIONS)[number];

/** How sure a fact is, for whoever reads it: as printed, from memory or inferred, or our own choice. */
export type Sureness = "certain" | "unsure" | "reconstructed";

export interface Based {
  basis: string;
  basis_fields?: Record<string, string | undefined>;
}

/** How sure a field of an entry is. */
export function sureness(entry: Based, field: string): Sureness {
  const basis = entry.basis_fields?.[field] ?? entry.basis;
  if (basis === "reconstructed") return "reconstructed";
  return basis === "memory" || basis === "inferred" ? "unsure" : "certain";
}

/** The least sure of several. */
export const weakest = (all: readonly Sureness[]): Sureness =>
  all.includes("reconstructed") ? "reconstructed" : all.includes("unsure") ? "unsure" : "certain";

/** The files of a game's data pack, as far as a board reads them. */
export interface Pack {
  "map.json": {
    colonies: { id: string }[];
    spaces: (Based & {
      id: string;
      name: string;
      colony: string;
      lat: number;
      lon: number;
      port: boolean;
      fortified_port?: boolean;
      royal_navy_needs_british_pc?: boolean;
      winter_quarters: boolean;
      north_of_winter_line: boolean;
      blockade_zone?: string | null;
    })[];
    edges: (Based & { a: string; b: string; type: string; only_general: string | null })[];
    blockade_zones?: { id: string; ports: string[] }[];
  };
  "generals.json": {
    generals: (Based & { id: string; side: string; nation: string; strategy: number; battle: number; agility?: number })[];
  };
  "cards.json": {
    cards: (Based & {
      id: string;
      numbers: number[];
      type: string;
      timing: string;
      playable_by: string[];
      effect: { kind: string; value?: number; year?: number };
    })[];
  };
  "tables.json": {
    turns: (Based & { year: number; british_reinforcements: number })[];
    victory: { american_colonies: number; british_colonies: number };
  };
}

export interface Line {
  wilderness: boolean;
  /** The only general who may use it. */
  only: string | null;
  sure: Sureness;
}

export interface Road extends Line {
  a: string;
  b: string;
}

export interface Space {
  id: string;
  /** As the pack has it; readers see the one of their language. */
  name: string;
  colony: string;
  lonlat: [lon: number, lat: number];
  port: boolean;
  fortified: boolean;
  /** The Royal Navy helps here only with a British PC marker. */
  needsPc: boolean;
  winterQuarters: boolean;
  /** South of the winter attrition line. */
  south: boolean;
  sure: { name: Sureness; winterQuarters: Sureness };
  lines: (Line & { to: string })[];
}

/** A blockade zone. */
export interface Zone {
  id: string;
  ports: string[];
}

export interface General {
  id: string;
  side: Side;
  nation: Nation;
  strategy: number;
  battle: number;
  /** None in a game without it. */
  agility: number | null;
  sure: Sureness;
}

export interface Card {
  number: number;
  /** What the keys of its texts end in: copies share them. */
  id: string;
  type: "ops" | "campaign" | "event" | "battle-event" | "battle" | "special";
  sides: Side[];
  /** The value of an operations card. */
  ops: number | null;
  /** The year of a War Ends card. */
  warEnds: number | null;
  sure: { title: Sureness; effect: Sureness };
}

export interface Year {
  year: number;
  /** How many British combat units come. */
  reinforcements: number;
  sure: Sureness;
}

export interface Facts {
  spaces: Space[];
  space: Map<string, Space>;
  roads: Road[];
  colonies: string[];
  zones: Zone[];
  generals: General[];
  general: Map<string, General>;
  /** The strategy cards, by number. */
  cards: Map<number, Card>;
  years: Year[];
  /** How many colonies each side needs at the end. */
  needed: Record<Side, number>;
}

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((it) => [it.id, it]));

function spacesOf(map: Pack["map.json"], roads: readonly Road[]): Space[] {
  return map.spaces.map((space) => ({
    id: space.id,
    name: space.name,
    colony: space.colony,
    lonlat: [space.lon, space.lat],
    port: space.port,
    fortified: space.fortified_port ?? false,
    needsPc: space.royal_navy_needs_british_pc ?? false,
    winterQuarters: space.winter_quarters,
    south: !space.north_of_winter_line,
    sure: { name: sureness(space, "name"), winterQuarters: sureness(space, "winter_quarters") },
    lines: roads.flatMap(({ a, b, ...line }) =>
      a === space.id ? [{ to: b, ...line }] : b === space.id ? [{ to: a, ...line }] : [],
    ),
  }));
}

function cardsOf({ cards }: Pack["cards.json"]): Map<number, Card> {
  return new Map(
    cards.flatMap((card) => {
      const { kind, value, year } = card.effect;
      const shared = {
        id: card.id,
        type: (card.type === "event" && card.timing === "battle" ? "battle-event" : card.type) as Card["type"],
        sides: card.playable_by as Side[],
        ops: kind === "ops" ? (value ?? null) : null,
        warEnds: kind === "war_ends" ? (year ?? null) : null,
        sure: { title: sureness(card, "title"), effect: sureness(card, "effect") },
      };
      return card.numbers.map((number): [number, Card] => [number, { number, ...shared }]);
    }),
  );
}

export function factsOf(pack: Pack): Facts {
  const { "map.json": map, "generals.json": generals, "cards.json": cards, "tables.json": tables } = pack;
  const roads = map.edges.map((edge) => ({
    a: edge.a,
    b: edge.b,
    wilderness: edge.type === "wilderness",
    only: edge.only_general,
    sure: weakest([sureness(edge, "a"), sureness(edge, "type")]),
  }));
  const spaces = spacesOf(map, roads);
  const all = generals.generals.map((general) => ({
    id: general.id,
    side: general.side as Side,
    nation: general.nation as Nation,
    strategy: general.strategy,
    battle: general.battle,
    agility: general.agility ?? null,
    sure: weakest(["strategy", "battle", "agility"].map((rating) => sureness(general, rating))),
  }));
  return {
    spaces,
    space: byId(spaces),
    roads,
    colonies: map.colonies.map(({ id }) => id),
    zones: map.blockade_zones ?? [],
    generals: all,
    general: byId(all),
    cards: cardsOf(cards),
    years: tables.turns.map((turn) => ({
      year: turn.year,
      reinforcements: turn.british_reinforcements,
      sure: sureness(turn, "british_reinforcements"),
    })),
    needed: { american: tables.victory.american_colonies, british: tables.victory.british_colonies },
  };
}
