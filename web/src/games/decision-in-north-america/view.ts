/** The view of the game, as the server sends it, and what follows from it. */
import type { DecisionInNorthAmerica } from "../../lib/views.gen";
import type { GameView } from "../../lib/wire";
import { aboardOf, COLONIAL, isLeader, leaderOf, placeOf, PLACES, REGIONS, SIDES, unitOf, VICTORY, type Side } from "./facts";

export type View = DecisionInNorthAmerica.View;
export type Force = DecisionInNorthAmerica.ForceSeen;
export type Stack = DecisionInNorthAmerica.StackSeen;
/** What is in a place; what its facts rest on is in the pack. */
export type InPlace = Omit<DecisionInNorthAmerica.PlaceSeen, "basis">;
export type March = DecisionInNorthAmerica.MarchSeen;
export type Battle = DecisionInNorthAmerica.BattleSeen;

/** What arrived, as a view; nothing if it is not one. */
export function asView(view: GameView | undefined): View | null {
  return view && "places" in view && "loyalty" in view ? view : null;
}

const NOTHING: InPlace = { partisan: null, fortress: null, siege: null, massacre: false };
export const inPlace = (view: View, place: string): InPlace => view.places[place] ?? NOTHING;
export const stackOf = (view: View, place: string, side: Side): Stack | undefined => inPlace(view, place)[side];

/** The view with hands face down and only the top of each stack, for a screen that is being handed over. */
export function covered(seen: GameView): GameView {
  const view = asView(seen);
  if (!view) return seen;
  const down = ({ count }: DecisionInNorthAmerica.HandSeen) => ({ count, markers: null });
  const top = (stack: Stack | undefined) => stack && { top: stack.top, height: stack.height };
  const places = Object.entries(view.places).map(([id, { american, british, ...marks }]) => {
    const [first, second] = [top(american), top(british)];
    return [id, { ...marks, ...(first ? { american: first } : {}), ...(second ? { british: second } : {}) }];
  });
  return {
    ...view,
    places: Object.fromEntries(places) as View["places"],
    hands: { american: down(view.hands.american), british: down(view.hands.british) },
    march: view.march && { ...view.march, force: null },
  };
}

/** Where a leader is, as far as it is seen. */
export function leaderAt(view: View, leader: string): string | undefined {
  return Object.entries(view.places).find(([, seen]) =>
    SIDES.some((side) => seen[side]?.force?.leaders.includes(leader) || seen[side]?.top === leader),
  )?.[0];
}

/** How many land and naval units a force has. */
export const unitsIn = (force: Force): number => Object.values(force.units).reduce((sum, count) => sum + count, 0);

/** The strength of a force: what its units count together. */
export const strengthOf = (force: Force): number =>
  Object.entries(force.units).reduce((sum, [kind, count]) => sum + (unitOf.get(kind)?.strength ?? 0) * count, 0);

/** The best leader of a force. */
export const bestLeader = (force: Force, side: Side): number => Math.max(0, ...force.leaders.map((id) => leaderOf(id, side).value));

/** The regions loyal to a side: above 0 to the Americans, below to the British. */
export const loyalRegions = (view: View, side: Side, level = 1): number =>
  COLONIAL.filter((region) => (side === "american" ? 1 : -1) * (view.loyalty[region] ?? 0) >= level).length;

/** Whether a side is seen to have a combat unit in a place: of an enemy stack only the top and the height are known. */
function holds(view: View, place: string, side: Side): boolean {
  const stack = stackOf(view, place, side);
  if (!stack) return false;
  if (stack.force) return unitsIn(stack.force) > 0;
  return stack.height > 1 || (stack.top !== null && !isLeader(stack.top));
}

const neutralOwner = new Map(REGIONS.map(({ id, neutral_owner }) => [id, neutral_owner]));
/** Whether a region belongs to a power that is not at war. */
function isNeutral(view: View, region: string | null): boolean {
  const owner = region === null ? null : (neutralOwner.get(region) ?? null);
  return owner !== null && !view.allies.includes(owner);
}

/** The value of the towns that a side is seen to hold. */
export const townValue = (view: View, side: Side): number =>
  PLACES.reduce((sum, { id, value, region }) => sum + (value > 0 && !isNeutral(view, region) && holds(view, id, side) ? value : 0), 0);

/** The loyalty that counts for victory: any in the shorter game. */
export const loyaltyNeeded = (view: View): number => (view.short ? 1 : VICTORY.loyalty_level);

/** The places where a side has something, aboard ships too. */
export const placesOf = (view: View, side: Side): string[] =>
  PLACES.flatMap(({ id }) => [id, aboardOf(id)]).filter((id) => stackOf(view, id, side) !== undefined);

/** The name of a phase without its numbers. */
export function phaseOf({ phase }: View): { name: string; campaign?: number } {
  if (typeof phase === "string") return { name: phase };
  if ("set-up" in phase) return { name: "set-up" };
  if ("mobilization" in phase) return { name: "mobilization" };
  return "movement" in phase ? { name: "movement", campaign: phase.movement[0] } : { name: "combat", campaign: phase.combat[0] };
}

/** What a step to a place costs the force that marches, by its routes; nothing if no route leads there. */
export function stepCost(march: March, to: string): number | undefined {
  const routes = placeOf.get(march.at)?.routes.filter((route) => route.to === to) ?? [];
  if (routes.length === 0) return undefined;
  const light = Object.keys(march.force?.units ?? {}).every((kind) => ["light", "indian"].includes(unitOf.get(kind)?.type ?? ""));
  return Math.min(...routes.map(({ type }) => (type === "trail" && !light ? 2 : 1)));
}
