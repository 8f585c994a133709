/** Markers that are bid, committed or returned in secret: the questions ask for one after the other, a panel for all at once. */
import type { Prepared } from "../../lib/hands";
import type { Question } from "../../lib/wire";
import { COLONIAL, MARKERS, SIDES, type Side } from "./facts";
import type { View } from "./view";

export interface Bids {
  what: "bid" | "return" | "commit";
  side: Side;
  /** The markers there are, with how many of each. */
  kinds: { id: string; count: number }[];
  /** What they go to, by the notation of its choice: the pool, or tables and regions. */
  targets: readonly string[];
  /** How many it must be; any number otherwise. */
  exactly: number | null;
}

/** By target, then by kind. */
export type Chosen = Readonly<Record<string, Readonly<Record<string, number>>>>;

const POOL = "pool";
const TABLES = ["progress", "europe"];
const MARKER = "marker/";
const markerIn = (choice: string | undefined): string | undefined => (choice?.startsWith(MARKER) ? choice.slice(MARKER.length) : undefined);
const REGION = "region/";
export const regionIn = (target: string): string | undefined => (target.startsWith(REGION) ? target.slice(REGION.length) : undefined);
const isContest = (choice: string): boolean => TABLES.includes(choice) || choice.startsWith(REGION);

/** The markers that were named since the dialogue began; the hand is as it was then until all are done. */
function given(what: Bids["what"], earlier: readonly string[], number: number): string[] {
  const found: string[] = [];
  if (what === "commit") {
    for (let at = earlier.length - 1; at > 0 && isContest(earlier[at]!); at -= 2) {
      const marker = markerIn(earlier[at - 1]);
      if (marker === undefined) break;
      found.push(marker);
    }
    return found;
  }
  for (let at = earlier.length - 1; at >= 0 && found.length < number; at -= 1) {
    const marker = markerIn(earlier[at]);
    if (marker === undefined) break;
    found.push(marker);
  }
  return found;
}

/** What a question asks for together with those that follow it; nothing if it is of another kind. `earlier` is what its seat has answered. */
export function bidsOf(question: Question, view: View, earlier: readonly string[]): Bids | null {
  const side = SIDES.find((it) => it === question.seat);
  const hand = side && view.hands[side].markers;
  if (!side || !hand) return null;
  const left = Number(question.prompt.args?.["left"] ?? 0);
  const held = Object.values(hand).reduce((sum, count) => sum + count, 0);
  const offered = (what: Bids["what"], number: number, exactly: number | null, targets: readonly string[] = [POOL]): Bids => {
    const gone = given(what, earlier, number);
    const kinds = MARKERS.flatMap(({ id, category }) => {
      const count = (hand[id] ?? 0) - gone.filter((it) => it === id).length;
      return count > 0 && (what !== "commit" || category === "rabble_rousing") ? [{ id, count }] : [];
    });
    return { what, side, kinds, targets, exactly };
  };
  switch (question.prompt.name) {
    case "bid-how-many":
      return offered("bid", 0, null);
    case "bid-marker": {
      const bid = earlier.findLast((choice) => markerIn(choice) === undefined);
      return offered("bid", Math.max(0, Number(bid ?? left) - left), left);
    }
    case "return-marker":
      return offered("return", Math.max(0, Math.floor(held / 2) - left), left);
    case "commit-marker":
      return offered("commit", 0, null, ["progress", ...COLONIAL.map((id) => REGION + id), "europe"]);
    default:
      return null;
  }
}

export const numberOf = (chosen: Chosen, target: string, kind: string): number => chosen[target]?.[kind] ?? 0;

export function totalOf({ kinds, targets }: Bids, chosen: Chosen, kind?: string): number {
  const counted = kind === undefined ? kinds.map(({ id }) => id) : [kind];
  return targets.reduce((sum, target) => sum + counted.reduce((inner, id) => inner + numberOf(chosen, target, id), 0), 0);
}

/** How many of a kind may go to a target beside all else that is chosen. */
export function mostOf(bids: Bids, chosen: Chosen, target: string, kind: string): number {
  const here = numberOf(chosen, target, kind);
  const ofKind = (bids.kinds.find(({ id }) => id === kind)?.count ?? 0) - totalOf(bids, chosen, kind) + here;
  return bids.exactly === null ? ofKind : Math.min(ofKind, bids.exactly - totalOf(bids, chosen) + here);
}

/** The answers to the questions, one by one. */
export function answersOf(bids: Bids, chosen: Chosen, first: Question): Prepared[] {
  const named = bids.targets.flatMap((target) =>
    bids.kinds.flatMap(({ id }) => Array.from({ length: numberOf(chosen, target, id) }, () => ({ target, choice: MARKER + id }))),
  );
  switch (bids.what) {
    case "bid": {
      const many = first.prompt.name === "bid-how-many" ? [{ prompt: "bid-how-many", choice: String(named.length) }] : [];
      return [...many, ...named.map(({ choice }) => ({ prompt: "bid-marker", choice }))];
    }
    case "return":
      return named.map(({ choice }) => ({ prompt: "return-marker", choice }));
    case "commit":
      return [
        ...named.flatMap(({ target, choice }) => [{ prompt: "commit-marker", choice }, { prompt: "commit-to", choice: target }]),
        { prompt: "commit-marker", choice: "done" },
      ];
  }
}
