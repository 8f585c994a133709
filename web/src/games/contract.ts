import type { Component } from "svelte";

import type { Reports } from "../kit/story/report";
import type { Grip, Prepared, QuestionReader } from "../lib/hands";
import type { Target } from "../lib/wire.gen";
import type { GameView, Note, Question } from "../lib/wire";

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
  /** The view without what lies hidden in hands, for a screen that is being handed over; a game without hands needs none. */
  cover?: (view: GameView) => GameView;
  /** What its board knows of its questions. */
  questions?: QuestionReader;
  /** A word on what a question is about or on what the hand can do for it; what happened before may tell. */
  hint?: (question: Question, journal: readonly Note[]) => string | null;
  /** What is different between two views, in lines of words: what a choice would change. */
  results?: (before: GameView, after: GameView) => string[];
  /** Choices that keep their place beside Pass and Done, offered or not, by the seat that is asked. */
  fixed?: (seat: string, view: GameView) => readonly FixedChoice[];
  /** A panel that answers a question together with those that follow it, and for which questions it is there. */
  sheet?: { Panel: Component<SheetProps>; fits: (question: Question) => boolean };
}

/** A choice that has a button of its own, whether it is offered just now or not. */
export interface FixedChoice {
  choice: string;
  name: string;
}

/** A choice of the pending question. */
export interface Clickable {
  choice: string;
  label: string;
  target: Target;
  /** Whether it belongs to a question that is still to come. */
  later?: boolean;
}

export interface BoardProps {
  /** The observation of the seat. */
  view: GameView;
  /** The choices that the board may show: those that point at it, and buttons; everything else is inert. */
  clickables: Clickable[];
  onchoose: (choice: string) => void;
  onhover?: (choice: string | null) => void;
  /** The choice that is pointed at, here or beside the board: its target is to be found at a glance. */
  lit?: string | null;
  /** The view before the last change, for animation. */
  before?: GameView;
  /** What the board would look like after the choice that is pointed at. */
  plan?: GameView | undefined;
  /** Animation speed factor; 0 is none. */
  speed: number;
  /** Whether arrows show where things went since the view before, as long as the moment is shown. */
  arrows?: boolean;
  /** The spaces that the question is about. */
  about?: readonly string[];
  /** The pieces in the hand. */
  grip?: Grip | null;
  /** Takes up a piece, or puts it down: with `add` beside the others; `by` changes how many of so many. */
  ontake?: (take: Take) => void;
  /** The spaces that a move to a place farther off would pass. */
  way?: (space: string) => readonly string[];
  /** A space that is no choice was clicked, or pieces were dragged to a space: with pieces in the hand, where they are to go. */
  onspace?: (space: string) => void;
}

/** A hand on a piece of the map. */
export interface Take {
  space: string;
  piece: string;
  /** How many there are. */
  of: number;
  add: boolean;
  /** So many more or fewer than are held; none where the piece is taken up or put down. */
  by?: 1 | -1;
  /** So many of them, where that was pointed at; otherwise all. */
  count?: number;
  /** Whether it is dragged: what is held already comes too. */
  lifted?: boolean;
}

export interface SheetProps {
  question: Question;
  view: GameView;
  /** What the seat has answered so far. */
  earlier: readonly string[];
  disabled: boolean;
  /** Gives the answers, that are sent one by one as the questions come. */
  onconfirm: (answers: readonly Prepared[]) => void;
  /** Says what Done means meanwhile: all that is set; nothing where Done is only an answer. */
  ondraft: (answers: readonly Prepared[] | null) => void;
}

export interface TextProps {
  view: GameView;
}

export interface AidProps {
  faction?: string;
}
