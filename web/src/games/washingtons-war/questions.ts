/** What the board knows of the questions of this game. */
import { questionsOf } from "../card-driven/questions";
import { game } from "./game";

export const questions = questionsOf(game.facts);
