import type { Component } from "svelte";

import type { GuideStep } from "../lib/guide.svelte";
import type { Glossary } from "../lib/glossary.svelte";
import { family } from "../lib/i18n.svelte";
import type { Tutorial } from "../kit/tutorial/tutorial";
import type { GameInfo } from "../lib/wire";

/** What the client knows of a game before its table is opened. */
export interface About {
  /** The seat and the scenario that a newcomer is offered. */
  seat: string;
  scenario: string;
  /** Where the summaries of its rules are: the file of texts, and what their keys begin with. */
  help?: { file: string; prefix: string };
  /** The guide through a first game; its texts are in the file `web-guide-GAME`. */
  guide?: () => Promise<{ default: GuideStep[] }>;
  /** A first game that is played by the hand; its texts are in the file `web-tutorial-GAME`. */
  tutorial?: () => Promise<{ default: Tutorial }>;
  /** Its terms; their texts are in the file `web-glossary-GAME`. */
  glossary?: () => Promise<{ default: Glossary }>;
  /** Its position editor. */
  editor?: () => Promise<{ default: Component<{ game: GameInfo }> }>;
}

const known: Record<string, About> = {
  "decision-in-north-america": {
    seat: "american",
    scenario: "to-1778",
    help: { file: "decision-in-north-america-help", prefix: family("dina-help-") },
    guide: () => import("./decision-in-north-america/guide"),
    tutorial: () => import("./decision-in-north-america/tutorial"),
    glossary: () => import("./decision-in-north-america/glossary"),
  },
  "liberty-or-death": {
    seat: "patriots",
    scenario: "1778-sprint",
    help: { file: "liberty-or-death-help", prefix: family("lod-help-") },
    guide: () => import("./liberty-or-death/guide"),
    tutorial: () => import("./liberty-or-death/tutorial"),
    glossary: () => import("./liberty-or-death/glossary"),
    editor: () => import("./liberty-or-death/editor"),
  },
  "washingtons-war": {
    seat: "american",
    scenario: "1775",
    help: { file: "washingtons-war-help", prefix: family("ww-help-") },
    guide: () => import("./washingtons-war/guide"),
    tutorial: () => import("./washingtons-war/tutorial"),
    glossary: () => import("./washingtons-war/glossary"),
  },
  "we-the-people": {
    seat: "american",
    scenario: "1775",
    help: { file: "we-the-people-help", prefix: family("wtp-help-") },
    guide: () => import("./we-the-people/guide"),
    tutorial: () => import("./we-the-people/tutorial"),
    glossary: () => import("./we-the-people/glossary"),
  },
};

export function aboutGame(game: string): About | undefined {
  return known[game];
}
