/** What changed on the board between two views, as pieces that went from one place to another. */
import type { Change as Changed } from "../../kit/board/changes";
import { PIECES, SPACES, type Faction, type Piece } from "./facts";
import type { Marker, Token } from "./stack";
import { inSpace, type View } from "./view";

export type Change = Changed<Token>;

/** Active and Underground are two faces of one piece: turning one over is not a journey. */
const facesOf: Partial<Record<Piece, Piece>> = {
  "war-parties-active": "war-parties-underground",
  "militia-active": "militia-underground",
};
const family = (piece: Piece): Piece => facesOf[piece] ?? piece;

/** The changes from one view to the next. */
export function changesBetween(before: View, after: View): Change[] {
  return [...pieceChanges(before, after), ...markerChanges(before, after), ...leaderChanges(before, after)];
}

interface Flow {
  piece: Piece;
  space: string;
  count: number;
}

function pieceChanges(before: View, after: View): Change[] {
  const changes: Change[] = [];
  for (const kind of new Set(PIECES.map(family))) {
    const lost: Flow[] = [];
    const gained: Flow[] = [];
    for (const { id } of SPACES) {
      for (const piece of PIECES.filter((it) => family(it) === kind)) {
        const change = (inSpace(after, id).pieces?.[piece] ?? 0) - (inSpace(before, id).pieces?.[piece] ?? 0);
        if (change < 0) lost.push({ piece, space: id, count: -change });
        if (change > 0) gained.push({ piece, space: id, count: change });
      }
    }
    changes.push(...matched(lost, gained));
  }
  return changes;
}

/** Pairs what was lost with what was gained: first within a space, then from space to space, the rest with no place. */
function matched(lost: Flow[], gained: Flow[]): Change[] {
  const changes: Change[] = [];
  const pair = (may: (from: Flow, to: Flow) => boolean) => {
    for (const from of lost) {
      for (const to of gained.filter((it) => may(from, it))) {
        const count = Math.min(from.count, to.count);
        if (count === 0) continue;
        from.count -= count;
        to.count -= count;
        changes.push({ token: { kind: "piece", piece: to.piece, count }, from: from.space, to: to.space });
      }
    }
  };
  pair((from, to) => from.space === to.space);
  pair(() => true);
  const rest = (flows: Flow[]) => flows.filter(({ count }) => count > 0);
  const token = ({ piece, count }: Flow): Token => ({ kind: "piece", piece, count });
  return [
    ...changes,
    ...rest(lost).map((flow): Change => ({ token: token(flow), from: flow.space })),
    ...rest(gained).map((flow): Change => ({ token: token(flow), to: flow.space })),
  ];
}

function markerChanges(before: View, after: View): Change[] {
  return SPACES.flatMap(({ id }) => {
    const [was, is] = [inSpace(before, id), inSpace(after, id)];
    const counted: [Marker, number][] = [
      ["propaganda", (is.propaganda ?? 0) - (was.propaganda ?? 0)],
      ["raid", (is.raids ?? 0) - (was.raids ?? 0)],
      ["squadron", (is.squadrons ?? 0) - (was.squadrons ?? 0)],
      ["blockade", (is.blockades ?? 0) - (was.blockades ?? 0)],
    ];
    return counted.flatMap(([marker, change]): Change[] => {
      if (change === 0) return [];
      const token: Token = { kind: "marker", marker, count: Math.abs(change) };
      return [change > 0 ? { token, to: id } : { token, from: id }];
    });
  });
}

function leaderChanges(before: View, after: View): Change[] {
  const place = (view: View, faction: Faction) => {
    const at = view.leaders[faction].place;
    return at === "available" ? undefined : at.at;
  };
  return (Object.keys(after.leaders) as Faction[]).flatMap((faction): Change[] => {
    const [from, to] = [place(before, faction), place(after, faction)];
    const { leader } = after.leaders[faction];
    if (from === to && before.leaders[faction].leader === leader) return [];
    return [{ token: { kind: "leader", faction, leader, count: 1 }, from, to }];
  });
}
