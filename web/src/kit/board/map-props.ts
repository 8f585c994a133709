/** What the map of a game is given, beside its view. */
import type { BoardProps } from "../../games/contract";
import type { Change } from "./changes";

export interface MapProps<Clicks, Token> extends Pick<BoardProps, "grip" | "ontake" | "onspace" | "way"> {
  clicks: Clicks;
  /** The choice that is pointed at, here or in the list of choices. */
  lit: string | null | undefined;
  changes: readonly Change<Token>[];
  /** What the choice that is pointed at would change. */
  planned?: readonly Change<Token>[];
  speed: number;
  arrows: boolean;
  about: readonly string[];
  onchoose: (choice: string) => void;
  onhover: (choice: string | null) => void;
}
