/** The view of the game, as the server sends it, and what follows from it. */
import type { DecisionInNorthAmerica } from "../../lib/views.gen";
import type { GameView } from "../../lib/wire";
import { aboardOf, COLONIAL, EUROPE, leaderOf, PLACES, PROGRESS, SHORT, SIDES, unitOf, VICTORY, type Side } from "./facts";

export type View = DecisionInNorthAmerica.View;
export type Force = DecisionInNorthAmerica.ForceSeen;
export type Stack = DecisionInNorthAmerica.StackSeen;
/** What is in a place; what its facts rest on is in the pack. */
export type InPlace = Omit<DecisionInNorthAmerica.PlaceSeen, "basis">;
export type March = DecisionInNorthAmerica.MarchSeen;
export type Step = DecisionInNorthAmerica.StepSeen;
export type Battle = DecisionInNorthAmerica.BattleSeen;
export type Volley = DecisionInNorthAmerica.VolleySeen;

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
    march: view.march && { ...view.march, force: null, steps: [] },
  };
}

/** Where a leader is, as far as it is seen. */
export function leaderAt(view: View, leader: string): string | undefined {
  return Object.entries(view.places).find(([, seen]) =>
    SIDES.some((side) => seen[side]?.force?.leaders.includes(leader) || seen[side]?.top === leader),
  )?.[0];
}

/** The strength of a force: what its units count together. */
export const strengthOf = (force: Force): number =>
  Object.entries(force.units).reduce((sum, [kind, count]) => sum + (unitOf.get(kind)?.strength ?? 0) * count, 0);

/** The best leader of a force. */
export const bestLeader = (force: Force, side: Side): number => Math.max(0, ...force.leaders.map((id) => leaderOf(id, side).value));

/** The regions loyal to a side: above 0 to the Americans, below to the British. */
export const loyalRegions = (view: View, side: Side, level = 1): number =>
  COLONIAL.filter((region) => (side === "american" ? 1 : -1) * (view.loyalty[region] ?? 0) >= level).length;

/** The loyalty that counts for victory: any in the shorter game. */
export const loyaltyNeeded = (view: View): number => (view.short ? 1 : VICTORY.loyalty_level);

/** What the Americans must have at the end of the shorter game, and how far they are: regions, progress, allies. */
export function shortGoals(view: View): { has: number; needs: number }[] {
  const rank = (table: readonly { id: string }[], id: string): number => table.findIndex((it) => it.id === id);
  return [
    { has: loyalRegions(view, "american"), needs: SHORT.american_loyal_regions },
    { has: rank(PROGRESS, view.progress), needs: rank(PROGRESS, SHORT.progress_at_least) },
    { has: rank(EUROPE, view.europe), needs: rank(EUROPE, SHORT.european_at_least) },
  ];
}

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

/** What a step to a place costs the force that marches. */
export const stepTo = (march: March | null, to: string): Step | undefined => march?.steps.find((step) => step.to === to);

export const isEmpty = (force: Force): boolean => force.leaders.length === 0 && Object.values(force.units).every((count) => count === 0);

/** The fire of a battle by its rounds. */
export function roundsOf(volleys: readonly Volley[]): { round: number; fire: Volley[] }[] {
  const rounds: { round: number; fire: Volley[] }[] = [];
  for (const volley of volleys) {
    const last = rounds.at(-1);
    if (last?.round === volley.round) last.fire.push(volley);
    else rounds.push({ round: volley.round, fire: [volley] });
  }
  return rounds;
}
