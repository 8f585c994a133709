/** Decision in North America on the screen. */
import { loadTexts } from "../../lib/i18n.svelte";
import type { GameFace } from "../contract";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import { questions } from "./questions";
import { reports } from "./reports";
import Text from "./Text.svelte";
import Bids from "./panels/Bids.svelte";
import { covered } from "./view";

await loadTexts(
  "web-map",
  "web-decision-in-north-america",
  "web-decision-in-north-america-aid",
  "decision-in-north-america-names",
  "decision-in-north-america-places",
  "decision-in-north-america-core",
  "decision-in-north-america-journal",
);

const face: GameFace = {
  Board, Text, Aid, reports, questions, cover: covered,
  sheet: { Panel: Bids, fits: ({ prompt }) => ["bid-how-many", "bid-marker", "return-marker", "commit-marker"].includes(prompt.name) },
};
export default face;
