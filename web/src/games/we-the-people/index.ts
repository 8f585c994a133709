/** We the People on the screen. */
import type { GameFace } from "../contract";
import { covered } from "../card-driven/view";
import { hintsOf } from "../card-driven/words";
import { loadBoardTexts } from "../card-driven/texts";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { game } from "./game";
import { questions } from "./questions";
import { reports } from "./reports";
import Text from "./Text.svelte";

await loadBoardTexts(game.name);

const face: GameFace = { Board, Text, Aid, reports, questions, hint: hintsOf(game), cover: covered };
export default face;
