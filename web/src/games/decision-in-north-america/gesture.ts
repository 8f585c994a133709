/** Counters that were taken up answer the small questions of their move: who commands, all or some, how many of each. */
import type { Grip } from "../../lib/hands";
import type { GameView, Question } from "../../lib/wire";
import { aboardOf, isLeader, SIDES, unitOf, type Side } from "./facts";
import { asView, stackOf, type Force, type View } from "./view";

/** The questions between the place that a force leaves and the way it takes. */
const BETWEEN = ["land-or-sea", "pay-march", "commander", "force-size", "force-units", "force-leader"];

/** Whether a question asks where a move begins. */
export const startsMove = ({ prompt }: Question): boolean => prompt.name === "move-from";

/** Whether what is in the hand stays there through a question. */
export const keepsGrip = (question: Question): boolean => startsMove(question) || BETWEEN.includes(question.prompt.name);

/** How many of a unit are in the hand, of so many: a counter for a sum of units is all of them. */
function heldOf(grip: Grip, unit: string, of: number): number {
  const side = unitOf.get(unit)?.side;
  if (grip.pieces.some(({ piece }) => piece === `${side}-sum`)) return of;
  const held = grip.pieces.find(({ piece }) => piece === unit);
  return held ? Math.min(of, held.count ?? of) : 0;
}
const holdsLeader = (grip: Grip, leader: string): boolean => grip.pieces.some(({ piece }) => piece === leader);
const isFleet = (unit: string): boolean => unitOf.get(unit)?.type === "fleet";
const sails = (grip: Grip): boolean => grip.pieces.some(({ piece }) => isFleet(piece));

/** Whether all that could go is in the hand: by land the fleets stay. */
function isAll(grip: Grip, view: View, side: Side): boolean {
  const stays = (unit: string): boolean => !sails(grip) && isFleet(unit);
  return [grip.space, aboardOf(grip.space)].every((place) => {
    const stack = stackOf(view, place, side);
    const force: Force = stack?.force ?? { units: {}, leaders: [] };
    const units = Object.entries(force.units).filter(([unit]) => !stays(unit)).map(([unit, count]) => ({ unit, count: count - (stack?.moved?.units[unit] ?? 0) }));
    return units.every(({ unit, count }) => heldOf(grip, unit, count) >= count) && force.leaders.every((leader) => holdsLeader(grip, leader) || stack?.moved?.leaders.includes(leader));
  });
}

/** What the counters in the hand answer; nothing where the player must say more. */
export function answerOfHand(grip: Grip, question: Question, seen: GameView | undefined): string | null {
  if (!grip.placed || grip.gathering) return null;
  const view = asView(seen);
  const side = SIDES.find((it) => it === question.seat);
  const offered = (choice: string): string | null => (question.choices.some((it) => it.choice === choice) ? choice : null);
  const arg = (name: string): string => String(question.prompt.args?.[name] ?? "");
  switch (question.prompt.name) {
    case "land-or-sea":
      return sails(grip) ? offered("by-sea") : null;
    case "commander": {
      const leaders = grip.pieces.filter(({ piece }) => isLeader(piece)).flatMap(({ piece }) => offered(`leader/${piece}`) ?? []);
      if (leaders.length > 1) return null;
      return leaders[0] ?? offered("none");
    }
    case "force-size":
      return (view && side && isAll(grip, view, side) && offered("all")) || offered("some");
    case "force-units": {
      const numbers = question.choices.flatMap(({ target }) => (target.kind === "number" ? [target.number] : []));
      const most = Math.max(...numbers);
      return offered(String(Math.max(Math.min(...numbers), heldOf(grip, arg("unit"), most))));
    }
    case "force-leader":
      return offered(holdsLeader(grip, arg("leader")) ? "yes" : "no");
    default:
      return null;
  }
}
