/** The facts of Decision in North America, from the data that the rules use, each with its basis. */
import type { DecisionInNorthAmerica } from "../../lib/views.gen";
import { sureness, weakest, type Based, type Sureness } from "../card-driven/facts";
import { packOf } from "../packs";

export type Side = DecisionInNorthAmerica.Side;
export type Nation = DecisionInNorthAmerica.Nation;
export const SIDES = ["american", "british"] as const satisfies Side[];
export const enemyOf = (side: Side): Side => (side === "american" ? "british" : "american");

export type LocaleType = "town" | "wilderness" | "indian";
export type RouteType = "road" | "trail" | "lake_river" | "high_seas";
export type UnitType = "regular" | "detachment" | "light" | "grenadier" | "marine" | "fleet" | "militia" | "indian";
export type LeaderType = "general" | "militia-commander" | "admiral";

type Cost =
  | { fixed: number }
  | { by_loyalty: { own: number; neutral: number; enemy: number } }
  | { by_progress: { box: string; before: number; from: number } };

/** The files of the data pack, as far as the board reads them. */
interface Pack {
  "map.json": {
    regions: { id: string; colonial: boolean; neutral_owner: Nation | null }[];
    locales: (Based & { id: string; region: string; lat: number; lon: number; type: LocaleType; political_value: number; port: boolean })[];
    seas: (Based & { id: string; lat: number; lon: number })[];
    boxes: (Based & { id: string; controller: Side; dice: number; lat: number; lon: number })[];
    edges: (Based & { a: string; b: string; type: RouteType })[];
  };
  "counters.json": {
    leaders: (Based & { id: string; side: Side; nation: Nation; type: string; value: number; in_leader_pool: boolean })[];
    units: (Based & { id: string; side: Side; nation: Nation; type: UnitType; strength: number; count: number })[];
    fortress: Based & { strength: number };
  };
  "markers.json": {
    pool: { size: number };
    markers: (Based & { id: string; category: "action" | "rabble_rousing" | "tactics" | "spare"; count: number; needs_options: string[]; points?: Record<Side, number> })[];
  };
  "tables.json": {
    turns: { year: number }[];
    short_scenario: { last_year: number; american_loyal_regions: number; progress_at_least: string; european_at_least: string };
    victory: { political_value: number; loyalty_level: number; regions: number; american_progress: string; british_progress_at_most: string };
    revolutionary_progress: (Based & { id: string; index: number; american_dice: number })[];
    european_balance: (Based & { id: string; index: number })[];
    costs: (Based & { id: string; by: Side[]; cost: Cost; option: string | null })[];
  };
}

export interface Route {
  a: string;
  b: string;
  type: RouteType;
  sure: Sureness;
}

/** A locale of the map, a sea, or an off-map box. */
export interface Place {
  id: string;
  what: "locale" | "sea" | "box";
  lonlat: [lon: number, lat: number];
  /** Of a locale. */
  region: string | null;
  type: LocaleType | null;
  value: number;
  port: boolean;
  sure: { name: Sureness; value: Sureness };
  routes: { to: string; type: RouteType }[];
}

export interface Unit {
  id: string;
  side: Side;
  nation: Nation;
  type: UnitType;
  strength: number;
  count: number;
  sure: Sureness;
}

export interface Leader {
  id: string;
  side: Side;
  nation: Nation;
  type: string;
  value: number;
  sure: Sureness;
}

export interface Marker {
  id: string;
  category: "action" | "rabble_rousing" | "tactics" | "spare";
  count: number;
  points: Record<Side, number> | null;
  options: string[];
  sure: Sureness;
}

export interface Price {
  id: string;
  cost: Cost;
  by: Side[];
  option: string | null;
  sure: Sureness;
}

const pack = packOf<Pack>("decision-in-north-america");
const { "map.json": map, "counters.json": counters, "markers.json": markers, "tables.json": tables } = pack;
const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((it) => [it.id, it]));

export const ROUTES: Route[] = map.edges.map((edge) => ({ a: edge.a, b: edge.b, type: edge.type, sure: sureness(edge, "type") }));
const routesOf = (id: string) =>
  ROUTES.flatMap(({ a, b, type }) => (a === id ? [{ to: b, type }] : b === id ? [{ to: a, type }] : []));

export const REGIONS = map.regions;
/** The regions that have a loyalty. */
export const COLONIAL = map.regions.filter(({ colonial }) => colonial).map(({ id }) => id);

export const PLACES: Place[] = [
  ...map.locales.map((it): Place => ({
    id: it.id, what: "locale", lonlat: [it.lon, it.lat], region: it.region, type: it.type, value: it.political_value, port: it.port,
    sure: { name: sureness(it, "id"), value: sureness(it, "political_value") }, routes: routesOf(it.id),
  })),
  ...[...map.seas.map((it) => ({ ...it, what: "sea" as const })), ...map.boxes.map((it) => ({ ...it, what: "box" as const }))].map((it): Place => ({
    id: it.id, what: it.what, lonlat: [it.lon, it.lat], region: null, type: null, value: 0, port: false,
    sure: { name: sureness(it, "id"), value: "certain" }, routes: routesOf(it.id),
  })),
];
export const placeOf = byId(PLACES);

export const UNITS: Unit[] = counters.units.map((it) => ({ ...it, sure: sureness(it, "strength") }));
export const unitOf = byId(UNITS);
export const LEADERS: Leader[] = counters.leaders.map((it) => ({ ...it, sure: weakest([sureness(it, "value"), sureness(it, "type")]) }));
const leaderById = byId(LEADERS);

/** A leader; one that is only a Leader Arises marker has the value 1. */
export function leaderOf(id: string, side: Side): Leader {
  return leaderById.get(id) ?? { id, side, nation: side, type: "risen", value: 1, sure: "certain" };
}
export const isLeader = (id: string): boolean => !unitOf.has(id);
export const isRisen = (id: string): boolean => isLeader(id) && !leaderById.has(id);

export const MARKERS: Marker[] = markers.markers.map((it) => ({
  id: it.id, category: it.category, count: it.count, points: it.points ?? null, options: it.needs_options, sure: sureness(it, "count"),
}));
export const markerOf = byId(MARKERS);

export const PRICES: Price[] = tables.costs.map((it) => ({ id: it.id, cost: it.cost, by: it.by, option: it.option, sure: sureness(it, "cost") }));
export const priceOf = byId(PRICES);

export const YEARS = tables.turns.map(({ year }) => year);
export const SHORT = tables.short_scenario;
export const VICTORY = tables.victory;
export const PROGRESS = tables.revolutionary_progress.map((it) => ({ id: it.id, dice: it.american_dice, sure: sureness(it, "index") }));
export const EUROPE = tables.european_balance.map((it) => ({ id: it.id, index: it.index, sure: sureness(it, "index") }));

export { type Sureness };

/** The port whose roads a force lies on, for places that are `aboard-PORT`. */
const ABOARD = "aboard-";
export const portOf = (place: string): string | undefined => (place.startsWith(ABOARD) ? place.slice(ABOARD.length) : undefined);
export const aboardOf = (port: string): string => ABOARD + port;
