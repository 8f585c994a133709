/** What the board knows of the questions of Liberty or Death. */
import type { QuestionReader } from "../../lib/hands";
import { PIECES, SPACES, WEST_INDIES, type Piece } from "./facts";
import { ownerOf } from "./stack";

/** Questions that ask what is to move. */
const MOVES = /^garrison-(city|from)$|-march-(to|from|where)$|^scout-(to|from)$/;
const SIDES: string[][] = [["british", "indians"], ["patriots", "french"]];
const spaces = new Set<string>(SPACES.map(({ id }) => id));
/** Questions for a number that name their piece by their own name, not by an argument. */
const NAMED: [RegExp, string][] = [
  [/-regulars$/, "british-regulars"],
  [/-tories$/, "tories"],
  [/-war-parties$|active-war-parties/, "war-parties-active"],
  [/underground-war-parties/, "war-parties-underground"],
];

export const questions: QuestionReader = {
  pieceAsked: ({ prompt }) => {
    const named = prompt.args?.["piece"];
    const piece = PIECES.find((it) => named === it);
    return piece ?? NAMED.find(([pattern]) => pattern.test(prompt.name))?.[1] ?? null;
  },
  about: ({ prompt }) =>
    Object.values(prompt.args ?? {})
      .map(String)
      .filter((arg) => spaces.has(arg) && arg !== WEST_INDIES),
  habit: () => null,
  // A Brilliant Stroke is asked about on every card, and played once a game.
  standing: ({ prompt, choices }) =>
    prompt.name === "stroke" && choices.some(({ choice }) => choice === "brilliant-stroke") ? { name: "stroke", choice: "no" } : null,
  leadsTo: ({ prompt }) => {
    const { city, to, space } = prompt.args ?? {};
    return prompt.name.endsWith("-from") ? String(city ?? to ?? space ?? "") || null : null;
  },
  takes: ({ prompt, seat }, piece) => MOVES.test(prompt.name) && SIDES.some((side) => side.includes(seat) && side.includes(ownerOf(piece as Piece))),
  // The hand says whether a Leader goes along: he does if he was taken up, or if all of a kind that stood with him were.
  ofHand: ({ space, placed, pieces }, { prompt, seat }) => {
    if (prompt.name !== "leader-follows" || !placed || prompt.args?.["from"] !== space) return null;
    return pieces.some(({ piece, count }) => piece === `leader-${seat}` || count === null) ? "yes" : "no";
  },
};
