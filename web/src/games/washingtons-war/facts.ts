/** The facts of the game, from the data that the rules use, each with its basis: much of the printed game is not known. */
import cardData from "../../../../crates/games/washingtons-war/data/cards.json";
import generalData from "../../../../crates/games/washingtons-war/data/generals.json";
import mapData from "../../../../crates/games/washingtons-war/data/map.json";
import tableData from "../../../../crates/games/washingtons-war/data/tables.json";

export const SIDES = ["american", "british"] as const;
export type Side = (typeof SIDES)[number];
export const NATIONS = ["american", "french", "british"] as const;
export type Nation = (typeof NATIONS)[number];

/** How sure a fact is, for whoever reads it: as printed, from memory or inferred, or our own choice. */
export type Sureness = "certain" | "unsure" | "reconstructed";

interface Based {
  basis: string;
  basis_fields?: Record<string, string | undefined>;
}

/** How sure a field of an entry is. */
function sureness(entry: Based, field: string): Sureness {
  const basis = entry.basis_fields?.[field] ?? entry.basis;
  if (basis === "reconstructed") return "reconstructed";
  return basis === "memory" || basis === "inferred" ? "unsure" : "certain";
}

/** The least sure of several. */
const weakest = (all: readonly Sureness[]): Sureness =>
  all.includes("reconstructed") ? "reconstructed" : all.includes("unsure") ? "unsure" : "certain";

export interface Road {
  to: string;
  wilderness: boolean;
  /** The only general who may use it. */
  only: string | null;
  sure: Sureness;
}

export interface Space {
  id: string;
  colony: string;
  lonlat: [lon: number, lat: number];
  port: boolean;
  fortified: boolean;
  winterQuarters: boolean;
  /** South of the winter attrition line. */
  south: boolean;
  zone: string | null;
  sure: { name: Sureness; winterQuarters: Sureness };
  roads: Road[];
}

export const ROADS = mapData.edges.map((edge) => ({
  a: edge.a,
  b: edge.b,
  wilderness: edge.type === "wilderness",
  only: edge.only_general,
  sure: weakest([sureness(edge as Based, "a"), sureness(edge as Based, "type")]),
}));

export const SPACES: Space[] = mapData.spaces.map((space) => ({
  id: space.id,
  colony: space.colony,
  lonlat: [space.lon, space.lat],
  port: space.port,
  fortified: space.fortified_port,
  winterQuarters: space.winter_quarters,
  south: !space.north_of_winter_line,
  zone: space.blockade_zone,
  sure: { name: sureness(space as Based, "name"), winterQuarters: sureness(space as Based, "winter_quarters") },
  roads: ROADS.flatMap(({ a, b, ...road }) =>
    a === space.id ? [{ to: b, ...road }] : b === space.id ? [{ to: a, ...road }] : [],
  ),
}));
export const SPACE = new Map(SPACES.map((space) => [space.id, space]));

export const COLONIES = mapData.colonies.map(({ id }) => id);

export interface Zone {
  id: string;
  lonlat: [lon: number, lat: number];
  ports: string[];
}
export const ZONES: Zone[] = mapData.blockade_zones.map(({ id, lon, lat, ports }) => ({ id, lonlat: [lon, lat], ports }));

export interface General {
  id: string;
  side: Side;
  nation: Nation;
  strategy: number;
  battle: number;
  agility: number;
  sure: Sureness;
}
export const GENERALS: General[] = generalData.generals.map((general) => ({
  id: general.id,
  side: general.side as Side,
  nation: general.nation as Nation,
  strategy: general.strategy,
  battle: general.battle,
  agility: general.agility,
  sure: weakest(["strategy", "battle", "agility"].map((rating) => sureness(general as Based, rating))),
}));
export const GENERAL = new Map(GENERALS.map((general) => [general.id, general]));

export interface Card {
  number: number;
  /** What the keys of its texts end in: copies share them. */
  id: string;
  type: "ops" | "campaign" | "event" | "battle" | "special";
  sides: Side[];
  /** The value of an operations card. */
  ops: number | null;
  /** The year of a War Ends card. */
  warEnds: number | null;
  sure: { title: Sureness; effect: Sureness };
}
export const CARDS = new Map<number, Card>(
  cardData.cards.flatMap((card) => {
    const effect: { kind: string; value?: number; year?: number } = card.effect;
    const shared = {
      id: card.id,
      type: card.type as Card["type"],
      sides: card.playable_by as Side[],
      ops: effect.kind === "ops" ? (effect.value ?? null) : null,
      warEnds: effect.kind === "war_ends" ? (effect.year ?? null) : null,
      sure: { title: sureness(card as Based, "title"), effect: sureness(card as Based, "effect") },
    };
    return card.numbers.map((number): [number, Card] => [number, { number, ...shared }]);
  }),
);

export const YEARS = tableData.turns.map(({ year, british_reinforcements: reinforcements }) => ({ year, reinforcements }));
export const ALLIANCE_AT = tableData.french_alliance_track.alliance_at;
/** How many colonies each side needs at the end. */
export const NEEDED: Record<Side, number> = {
  american: tableData.victory.american_colonies,
  british: tableData.victory.british_colonies,
};
