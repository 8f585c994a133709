// What the server sends over the socket, as crates/server/PROTOCOL.md tells it.

import type { Target } from "../games/contract";

export interface Said {
  key: string;
  args?: Record<string, number | string>;
  text: string;
}

export interface Choice {
  choice: string;
  label: Said;
  target: Target;
}

export interface Question {
  seat: string;
  prompt: Said;
  rule: string;
  choices: Choice[];
  odds?: number[];
  /** The version in which it was first asked. */
  since: number;
  /** Whether the choices are another's to see. */
  hidden: boolean;
}

export interface Reason {
  rule: string;
  message: Said;
  candidates?: Said[];
}

export interface Answer {
  n: number;
  seat: string;
  choice: string;
  reasons?: Reason[];
}

export interface Note extends Said {
  n: number;
  /** How many answers had been given when it happened. */
  at: number;
  rule: string;
}

export interface Outcome {
  winners: string[];
  scores: Record<string, number>;
  message: Said;
  /** Who gave up, and whether that ended the game. */
  resigned: string[];
  conceded: boolean;
}

/** What would follow a choice, up to the next question, die or draw. */
export interface Preview {
  journal: Omit<Note, "n">[];
  questions: Omit<Question, "since" | "hidden">[];
  outcome: Outcome | null;
}

export interface Span {
  answers: number;
  journal: number;
}

export type Status = "open" | "running" | "finished" | "abandoned";

export interface StateMessage {
  type: "state";
  table: string;
  version: number;
  status: Status;
  viewer: string;
  from: Span;
  total: Span;
  answers: Answer[];
  journal: Note[];
  questions: Question[];
  outcome: Outcome | null;
  undo_asked: { seat: string; to: number } | null;
  resigned: string[];
  view: unknown;
}

export interface ChatMessage {
  n: number;
  user: string;
  name: string | null;
  text: string;
  at: number;
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
  | { type: "presence"; here: string[]; watching: number }
  | { type: "done"; id: number; version: number }
  | { type: "refused"; id: number; error: Problem };

export interface Named {
  id: string;
  name: string;
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  hides: boolean;
  scenarios: { id: string; name: string; seats: Named[] }[];
  options: { id: string; name: string; values: Named[] }[];
  agents: Named[];
}

export interface SeatInfo {
  seat: string;
  kind: "open" | "invitation" | "reserved" | "person" | "bot";
  user: string | null;
  name: string | null;
  agent: string | null;
  left: boolean;
  resigned: boolean;
  yours: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  status: Status;
  private: boolean;
  host: string;
  invitation?: string;
  time_limit: number | null;
  rematch_of: string | null;
  /** Whether bots may be asked for advice though others play too. */
  advice: boolean;
  version: number;
  answers: number;
  seats: SeatInfo[];
  asked: string[];
  asked_since: number;
  your_turn: boolean;
  outcome: Outcome | null;
  /** Up to where one has seen it. */
  seen: Span | null;
  created: number;
  changed: number;
}

export interface Me {
  id: string;
  name: string | null;
  guest: boolean;
  email: string | null;
  notices: boolean;
  language: string;
}
