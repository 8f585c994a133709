// What the server sends. The parts are made from the Rust types; here they are put together as
// crates/server/PROTOCOL.md tells the messages of the socket.

import type { components } from "./server.gen";
import type { GameViews } from "./views.gen";
import type * as game from "./wire.gen";

export type { Advice, Choice, GameInfo, MessageText, Named, Reason } from "./wire.gen";

type Server = components["schemas"];
export type AnalysisState = Server["AnalysisState"];
export type Blocked = Server["Blocked"];
export type BotInfo = Server["BotInfo"];
export type ChatMessage = Server["ChatMessage"];
export type ClockInfo = Server["ClockInfo"];
export type HookInfo = Server["HookInfo"];
export type Odds = Server["Odds"];
export type OddsReply = Server["OddsReply"];
export type Flaw = Server["FlawInfo"];
export type Me = Server["Me"];
export type Pace = Server["Pace"];
export type PublicProfile = Server["PublicProfile"];
export type RatingInfo = Server["RatingInfo"];
export type Report = Server["Report"];
export type SeatBias = Server["SeatBias"];
export type SeatInfo = Server["SeatInfo"];
export type Span = Server["Seen"];
export type Status = Server["Status"];
export type VacationInfo = Server["VacationInfo"];
export type TournamentInfo = Server["TournamentInfo"];
export type TableInfo = Omit<Server["TableInfo"], "outcome"> & { outcome?: Outcome | null };

/** What a seat may see of a game, whichever it is. */
export type GameView = GameViews[keyof GameViews];

/** The facts that a game is played with: the files of its data, and corrected messages by language. */
export interface GameFacts {
  game: string;
  fingerprint: string;
  files: Record<string, unknown>;
  words: Record<string, string>;
}

/** A question that waits: since which version, and whether the choices are another's to see. */
export type Question = game.Question & { since: number; hidden: boolean };

/** What answers would lead to, and what the board would look like then. */
export type Preview = game.Preview & { view: GameView };

/** What is wrong with a position or, if nothing is, what it looks like. */
export type CheckedPosition = Omit<Server["CheckedPosition"], "view"> & { view?: GameView | null };

/** A note of the journal, with its place there. */
export type Note = game.JournalEntry & { n: number };

/** How a game ended, who gave up, and whether that ended it. */
export type Outcome = game.Outcome & { resigned: string[]; conceded: boolean };

export interface Answer {
  n: number;
  seat: string;
  choice: string;
  reasons?: game.Reason[];
}

export interface StateMessage {
  type: "state";
  table: string;
  version: number;
  status: Status;
  viewer: string;
  /** What of the earlier messages still holds. */
  from: Span;
  total: Span;
  answers: Answer[];
  journal: Note[];
  questions: Question[];
  clocks: ClockInfo[];
  outcome: Outcome | null;
  undo_asked: Server["UndoAsked"] | null;
  resigned: string[];
  view: GameView;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
}

export type Message =
  | StateMessage
  | { type: "table"; table: string; version: number; status: Status }
  | ({ type: "chat" } & ChatMessage)
  | { type: "presence"; here: string[]; people: string[]; watching: number }
  | { type: "done"; id: number; version: number }
  | { type: "refused"; id: number; error: Problem };
