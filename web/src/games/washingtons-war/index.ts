/** Washington's War on the screen. */
import { loadTexts } from "../../lib/i18n.svelte";
import type { GameFace } from "../contract";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Text from "./Text.svelte";

await loadTexts(
  "web-map",
  "web-generals",
  "web-washingtons-war",
  "web-washingtons-war-aid",
  "washingtons-war-names",
  "washingtons-war-core",
  "washingtons-war-cards",
);

const face: GameFace = { Board, Text, Aid };
export default face;
