/** What the board knows of the questions of these games. */
import type { QuestionReader } from "../../lib/hands";
import type { Facts } from "./facts";
import { asView, type View } from "./view";

export const questionsOf = (facts: Facts, prefix: string): QuestionReader => ({
  pieceAsked: ({ prompt }) => {
    const units = String(prompt.args?.["units"] ?? "");
    const nation = (["american", "french", "british"] as const).find((it) => units === `${prefix}-${it}-cu`);
    return nation ? `${nation}-units` : null;
  },
  about: ({ prompt }) =>
    Object.values(prompt.args ?? {}).flatMap((arg) => {
      const id = String(arg).startsWith(`${prefix}-space-`) ? String(arg).slice(prefix.length + 7) : "";
      return facts.space.has(id) ? [id] : [];
    }),
  // How many go along is asked at every space of a move: the first answer holds for the rest of it.
  habit: ({ prompt, seat }, view) => {
    const general = asView<View>(view)?.activation?.general ?? String(prompt.args?.["general"] ?? "");
    return prompt.key === `${prefix}-take-along` ? `${seat} ${general} ${String(prompt.args?.["units"] ?? "")}` : null;
  },
});
