/** Washington's War on the screen. */
import type { GameFace } from "../contract";
import { loadBoardTexts } from "../card-driven/texts";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { game } from "./game";
import { reports } from "./reports";
import Text from "./Text.svelte";

await loadBoardTexts(game.name);

const face: GameFace = { Board, Text, Aid, reports };
export default face;
