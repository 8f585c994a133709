/** Liberty or Death on the screen. */
import { loadTexts } from "../../lib/i18n.svelte";
import type { GameFace } from "../contract";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { activitiesOf } from "./aid";
import { questions } from "./questions";
import { reports } from "./reports";
import { resultsBetween } from "./results";
import { eventOf } from "./words";
import Text from "./Text.svelte";
import { asView } from "./view";

await loadTexts(
  "web-map",
  "web-liberty-or-death",
  "web-liberty-or-death-aid",
  "liberty-or-death-names",
  "liberty-or-death-battle",
  "liberty-or-death-cards-early",
  "liberty-or-death-cards-middle",
  "liberty-or-death-cards-late",
);

const results: GameFace["results"] = (before, after) => {
  const [was, is] = [asView(before), asView(after)];
  return was && is ? resultsBetween(was, is) : [];
};
const face: GameFace = { Board, Text, Aid, reports, questions, results, hint: eventOf, fixed: activitiesOf };
export default face;
