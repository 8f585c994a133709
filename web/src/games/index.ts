import type { GameFace } from "./contract";
import { fetchPack } from "./packs";

type Load = () => Promise<{ default: GameFace }>;

/** Who draws which game. A game that is not here is shown as a tree of text. */
const faces: Record<string, Load> = {
  "decision-in-north-america": withFacts("decision-in-north-america", () => import("./decision-in-north-america")),
  "liberty-or-death": () => import("./liberty-or-death"),
  "washingtons-war": withFacts("washingtons-war", () => import("./washingtons-war")),
  "we-the-people": withFacts("we-the-people", () => import("./we-the-people")),
};

/** A folder that reads the facts of its game as it is loaded, so that these must be there first. */
function withFacts(game: string, load: Load): Load {
  return async () => {
    await fetchPack(game);
    return load();
  };
}

/** The board of a game, loaded when its table is opened. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = faces[game] ?? (() => import("./generic"));
  return (await load()).default;
}
