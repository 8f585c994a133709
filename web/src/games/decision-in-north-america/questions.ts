/** What the board knows of the questions of this game. */
import type { QuestionReader } from "../../lib/hands";
import { answerOfHand, keepsGrip, startsMove } from "./gesture";
import { placeOf, portOf, unitOf } from "./facts";

export const questions: QuestionReader = {
  pieceAsked: ({ prompt }) => {
    const unit = String(prompt.args?.["unit"] ?? "");
    return unitOf.has(unit) ? unit : null;
  },
  about: ({ prompt }) =>
    Object.values(prompt.args ?? {})
      .map(String)
      .map((arg) => portOf(arg) ?? arg)
      .filter((arg) => placeOf.has(arg)),
  habit: () => null,
  ofHand: answerOfHand,
  keeps: keepsGrip,
  starts: startsMove,
  takes: (question, piece) => startsMove(question) && unitOf.get(piece)?.side === question.seat,
};
