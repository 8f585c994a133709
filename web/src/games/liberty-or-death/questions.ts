/** What the board knows of the questions of Liberty or Death. */
import type { QuestionReader } from "../../lib/hands";
import { PIECES, SPACES, WEST_INDIES } from "./facts";

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
  // A Leader who goes along once goes along for the whole Command.
  habit: () => null,
};
