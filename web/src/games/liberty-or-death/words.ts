/** The position in words: for cards about spaces, for screen readers and for the text of the board. */
import { has, named, t } from "../../lib/i18n.svelte";
import type { Note, Question } from "../../lib/wire";
import { SPACES, spaceKey, WEST_INDIES, type Faction } from "./facts";
import { tokensIn, type Token } from "./stack";
import { controlOf, levelOf, piecesOf, type Counts, type Level, type View } from "./view";

export const spaceName = (id: string): string => t(spaceKey(id));

const FACTION_NAMES: Record<Faction, () => string> = {
  british: () => t("lod-british"),
  patriots: () => t("lod-patriots"),
  indians: () => t("lod-indians"),
  french: () => t("lod-french"),
};
export const factionName = (faction: Faction): string => FACTION_NAMES[faction]();

const LEADER_NAMES: Record<string, () => string> = {
  gage: () => t("lod-gage"),
  howe: () => t("lod-howe"),
  clinton: () => t("lod-clinton"),
  washington: () => t("lod-washington"),
  rochambeau: () => t("lod-rochambeau"),
  lauzun: () => t("lod-lauzun"),
  brant: () => t("lod-brant"),
  cornplanter: () => t("lod-cornplanter"),
  "dragging-canoe": () => t("lod-dragging-canoe"),
};
export const leaderName = (leader: string): string => LEADER_NAMES[leader]?.() ?? leader;

const LEVEL_NAMES: Record<Level, () => string> = {
  "active-support": () => t("lod-active-support"),
  "passive-support": () => t("lod-passive-support"),
  neutral: () => t("lod-neutral"),
  "passive-opposition": () => t("lod-passive-opposition"),
  "active-opposition": () => t("lod-active-opposition"),
};
export const levelName = (level: Level): string => LEVEL_NAMES[level]();

export const cardTitle = (number: number): string => t(`lod-card-${number}`);

/** What the Event says that a question belongs to. */
export function eventOf({ prompt }: Pick<Question, "prompt">, journal: readonly Note[]): string | null {
  if (!prompt.name.startsWith("event-")) return null;
  const played = journal.findLast(({ key }) => key === "lod-note-event-unshaded" || key === "lod-note-event-shaded");
  const side = played?.key.endsWith("-shaded") ? "shaded" : "unshaded";
  const text = `lod-card-${String(played?.args?.["number"] ?? "")}-${side}`;
  return prompt.name !== "event-side" && has(text) ? t(text) : null;
}

/** “3 British Regulars”, “Washington”, “1 Raid marker”. */
export function tokenWords(token: Token): string {
  switch (token.kind) {
    case "piece":
      return t(`lodw-count-${token.piece}`, { count: token.count });
    case "leader":
      return t("lodw-leader", { name: leaderName(token.leader), ...named("faction", `lod-${token.faction}`) });
    case "marker":
      return t(`lodw-count-${token.marker}`, { count: token.count });
  }
}

export const countWords = (counts: Counts): string[] =>
  piecesOf(counts).map(({ piece, count }) => t(`lodw-count-${piece}`, { count }));

/** What kind of space it is, its Population, level and Control. */
export function standing(view: View, id: string): string[] {
  const space = SPACES.find((it) => it.id === id);
  if (!space) return [];
  const control = controlOf(view, id);
  return [
    t(`lodw-kind-${space.kind}`),
    ...(space.population > 0
      ? [t("lodw-population", { population: space.population }), levelName(levelOf(view, id))]
      : []),
    ...(id === WEST_INDIES && !control ? [] : [t(`lodw-control-${control ?? "none"}`)]),
  ];
}

export const standingPieces = (view: View, id: string): string[] => tokensIn(view, id).map(tokenWords);

/** A whole space in one line, for screen readers. */
export function spaceWords(view: View, id: string): string {
  const pieces = standingPieces(view, id);
  const what = pieces.length > 0 ? pieces : [t("lodw-nothing")];
  return `${spaceName(id)}: ${[...standing(view, id), ...what].join(", ")}`;
}

/** What a Faction may still do, or did, on this card. */
export function eligibility(view: Pick<View, "sequence">, faction: Faction): "acted" | "passed" | "eligible" | "ineligible" {
  const { acted, passed, eligible } = view.sequence;
  if (acted[faction]) return "acted";
  if (passed[faction]) return "passed";
  return eligible[faction] ? "eligible" : "ineligible";
}

/** With a sign, as margins are written. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
