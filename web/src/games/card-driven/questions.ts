/** What the board knows of the questions of these games. */
import type { QuestionReader } from "../../lib/hands";
import type { Facts } from "./facts";
import { asView, type View } from "./view";

export const questionsOf = (facts: Facts): QuestionReader => ({
  pieceAsked: ({ prompt }) => {
    const units = String(prompt.args?.["units"] ?? "");
    const nation = (["american", "french", "british"] as const).find((it) => units === it);
    return nation ? `${nation}-units` : null;
  },
  about: ({ prompt }) =>
    Object.values(prompt.args ?? {})
      .map(String)
      .filter((arg) => facts.space.has(arg)),
  // How many go along is asked at every space of a move: the first answer holds for the rest of it.
  habit: ({ prompt, seat }, view) => {
    const general = asView<View>(view)?.activation?.general ?? String(prompt.args?.["general"] ?? "");
    return prompt.name === "take-along" ? `${seat} ${general} ${String(prompt.args?.["units"] ?? "")}` : null;
  },
});
