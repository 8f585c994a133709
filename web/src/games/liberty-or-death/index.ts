/** Liberty or Death on the screen. */
import { loadTexts } from "../../lib/i18n.svelte";
import type { GameFace } from "../contract";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { activitiesOf } from "./aid";
import { questions } from "./questions";
import { reports } from "./reports";
import Text from "./Text.svelte";

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

const face: GameFace = { Board, Text, Aid, reports, questions, fixed: activitiesOf };
export default face;
