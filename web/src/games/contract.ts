import type { Component } from "svelte";

import type { Reports } from "../kit/story/report";
import type { Target } from "../lib/wire.gen";

/** What a choice points at, as the server says it. */
export type { Target };

/** What a game brings to the client: one folder under src/games, loaded when its table is opened. */
export interface GameFace {
  /** The map, pools, tracks and cards. */
  Board: Component<BoardProps>;
  /** The same in text, for screen readers. */
  Text: Component<TextProps>;
  /** Aid sheets. */
  Aid?: Component<AidProps>;
  /** How it tells battles and other decisive moments. */
  reports?: Reports;
}

/** A choice of the pending question. */
export interface Clickable {
  choice: string;
  label: string;
  target: Target;
}

export interface BoardProps {
  /** The observation of the seat. */
  view: unknown;
  /** The choices that the board may show: those that point at it, and buttons; everything else is inert. */
  clickables: Clickable[];
  onchoose: (choice: string) => void;
  onhover?: (choice: string | null) => void;
  /** The choice that is pointed at, here or beside the board: its target is to be found at a glance. */
  lit?: string | null;
  /** The view before the last change, for animation. */
  before?: unknown;
  /** Animation speed factor; 0 is none. */
  speed: number;
  /** Whether arrows show where things went since the view before, as long as the moment is shown. */
  arrows?: boolean;
  /** The spaces that the question is about. */
  about?: readonly string[];
}

export interface TextProps {
  view: unknown;
}

export interface AidProps {
  faction?: string;
}
