/** Counters that were taken up answer the small questions of their move: who commands, how many go, and who they are. */
import type { Grip } from "../../lib/hands";
import type { GameView, Question } from "../../lib/wire";
import { aboardOf, isLeader, SIDES, unitOf, type Side } from "./facts";
import { asView, stackOf, type Force, type View } from "./view";

/** The questions between the place that a force leaves and the way it takes. */
const BETWEEN = ["land-or-sea", "pay-march", "commander", "force-size", "force-units"];

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
/** The leaders in the hand. A counter for a sum of units is none. */
const leadersOf = (grip: Grip): string[] => grip.pieces.map(({ piece }) => piece).filter((piece) => isLeader(piece) && !piece.endsWith("-sum"));
const holdsLeader = (grip: Grip, leader: string): boolean => grip.pieces.some(({ piece }) => piece === leader);
const isFleet = (unit: string): boolean => unitOf.get(unit)?.type === "fleet";
const sails = (grip: Grip): boolean => grip.pieces.some(({ piece }) => isFleet(piece));

/** What could go, and what of it is in the hand, unit by unit: by land the fleets stay. */
function unitsOf(grip: Grip, view: View, side: Side): { all: string[]; held: string[] } {
  const stays = (unit: string): boolean => !sails(grip) && isFleet(unit);
  const counts = new Map<string, number>();
  for (const place of [grip.space, aboardOf(grip.space)]) {
    const stack = stackOf(view, place, side);
    for (const [unit, count] of Object.entries(stack?.force?.units ?? {})) {
      if (!stays(unit)) counts.set(unit, (counts.get(unit) ?? 0) + count - (stack?.moved?.units[unit] ?? 0));
    }
  }
  const list = (of: (unit: string, count: number) => number): string[] =>
    [...counts].flatMap(([unit, count]) => Array<string>(of(unit, count)).fill(unit));
  return { all: list((_, count) => count), held: list((unit, count) => heldOf(grip, unit, count)) };
}

/** Whether every leader who could go is in the hand. */
function holdsLeaders(grip: Grip, view: View, side: Side): boolean {
  return [grip.space, aboardOf(grip.space)].every((place) => {
    const stack = stackOf(view, place, side);
    const force: Force = stack?.force ?? { units: {}, leaders: [] };
    return force.leaders.every((leader) => holdsLeader(grip, leader) || stack?.moved?.leaders.includes(leader));
  });
}

/** What the counters in the hand answer; nothing where the player must say more. */
export function answerOfHand(grip: Grip, question: Question, seen: GameView | undefined): string | null {
  if (!grip.placed || grip.gathering) return null;
  const view = asView(seen);
  const side = SIDES.find((it) => it === question.seat);
  const offered = (choice: string): string | null => (question.choices.some((it) => it.choice === choice) ? choice : null);
  switch (question.prompt.name) {
    case "land-or-sea":
      return sails(grip) ? offered("by-sea") : null;
    case "commander": {
      const leaders = leadersOf(grip).flatMap((leader) => offered(`leader/${leader}`) ?? []);
      if (leaders.length > 1) return null;
      return leaders[0] ?? offered("none");
    }
    case "force-size": {
      if (!view || !side) return null;
      const { all, held } = unitsOf(grip, view, side);
      if (held.length === all.length && holdsLeaders(grip, view, side)) return offered("all");
      // A commander who was not taken up goes as well.
      return offered(String(held.length + Math.max(leadersOf(grip).length, Number(question.prompt.args?.["chosen"] ?? 0))));
    }
    case "force-units": {
      // Leaders are named first, so that whoever is still to be named then is a unit.
      const leader = leadersOf(grip).flatMap((it) => offered(`leader/${it}`) ?? [])[0];
      if (leader || !view || !side) return leader ?? null;
      const { held } = unitsOf(grip, view, side);
      return offered(`unit/${held[held.length - Number(question.prompt.args?.["left"])]}`);
    }
    default:
      return null;
  }
}
