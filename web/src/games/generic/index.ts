import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Text from "./Text.svelte";

export default { Board, Text } satisfies GameFace;
