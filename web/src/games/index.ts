import type { GameFace } from "./contract";

/** Who draws which game. A game that is not here is shown as a tree of text. */
const faces: Record<string, () => Promise<{ default: GameFace }>> = {
  "liberty-or-death": () => import("./liberty-or-death"),
  "washingtons-war": () => import("./washingtons-war"),
  "we-the-people": () => import("./we-the-people"),
};

/** The board of a game, loaded when its table is opened. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = faces[game] ?? (() => import("./generic"));
  return (await load()).default;
}
