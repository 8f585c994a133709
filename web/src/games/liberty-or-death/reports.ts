/** Decisive moments, from the notes of the journal. */
import { has, t } from "../../lib/i18n.svelte";
import { argOf, numberOf, signed, type Announcement, type BattleReport, type BattleSide, type Reports } from "../../kit/story/report";
import type { Note } from "../../lib/wire";
import { FACTIONS } from "./facts";
import Force from "./Force.svelte";
import { asView } from "./view";
import { spaceName } from "./words";

type SideId = "royalist" | "rebellion";
const SIDE_IDS: SideId[] = ["royalist", "rebellion"];
const sideOf = (note: Note): SideId | undefined => SIDE_IDS.find((side) => argOf(note, "side") === side);
const words = (message: string): string => (has(message) ? t(message) : message);
/** To which side a piece belongs, by its name in the notes. */
const pieceSide = (note: Note): SideId => (/continentals|militia|patriot|french/.test(argOf(note, "piece")) ? "rebellion" : "royalist");

function begun(note: Note): BattleReport {
  const royal = ["british", "indians"].includes(argOf(note, "faction"));
  const space = argOf(note, "space");
  const side = (id: SideId): BattleSide => ({
    id, seat: id === "royalist" ? "british" : "patriots", name: t(`kit-lod-${id}`), attacks: (id === "royalist") === royal, strength: null, lines: [], dice: [], total: null, losses: [],
  });
  const [first, second] = royal ? SIDE_IDS : [...SIDE_IDS].reverse();
  return {
    id: note.n, from: note.at, to: note.at, space,
    title: t("kit-battle-at", { space: spaceName(space) }),
    sides: [side(first!), side(second!)], verdict: null, follows: [],
  };
}

/** Notes that belong to a Battle after it is decided. */
const FOLLOWS = /^lod-note-(win-the-day|leader-|battle-)/;

function battles(notes: readonly Note[]): BattleReport[] {
  const found: BattleReport[] = [];
  let going: BattleReport | null = null;
  /** Whose dice are rolled: the force that was named last. */
  let striking: BattleSide | undefined;
  for (const note of notes) {
    if (note.key === "lod-note-battle") {
      going = begun(note);
      striking = undefined;
      found.push(going);
      continue;
    }
    if (!going) continue;
    const sides = going.sides;
    const find = (id: SideId | undefined): BattleSide | undefined => sides.find((side) => side.id === id);
    switch (note.key) {
      case "lod-note-battle-indians-join":
      case "lod-note-battle-activate":
        going.follows.push({ text: note.text, value: "", rule: note.rule });
        break;
      case "lod-note-battle-force":
        striking = find(sideOf(note));
        if (striking) striking.strength = note.text;
        break;
      case "lod-note-battle-roll":
        find(sideOf(note))?.dice.push({ text: t("kit-battle-roll"), faces: [], sum: numberOf(note, "roll") });
        break;
      case "lod-note-battle-more":
      case "lod-note-battle-less": {
        const size = numberOf(note, "size") * (note.key.endsWith("less") ? -1 : 1);
        striking?.lines.push({ text: words(argOf(note, "why")), value: signed(size), rule: note.rule });
        break;
      }
      case "lod-note-battle-loss-level":
        if (striking) striking.total = { text: t("kit-lod-inflicts"), value: numberOf(note, "level") < 0 ? signed(numberOf(note, "level")) : String(numberOf(note, "level")) };
        break;
      case "lod-note-battle-lost":
        find(pieceSide(note))?.losses.push(note.text);
        break;
      case "lod-note-battle-no-loss":
        Object.assign(find(sideOf(note)) ?? {}, { spared: note.text });
        break;
      case "lod-note-battle-winner":
      case "lod-note-battle-no-winner":
        going.verdict = note.text;
        break;
      default:
        if (!FOLLOWS.test(note.key)) {
          going = null;
          continue;
        }
        going.follows.push({ text: note.text, value: "", rule: note.rule });
    }
    going.to = note.at;
  }
  return found;
}

const PHASES = ["victory-check", "supply", "resources", "support", "redeployment", "desertion", "reset"] as const;

const KINDS: Record<string, [Announcement["kind"], () => string]> = {
  "lod-note-treaty": ["entry", () => t("kit-announce-france")],
  "lod-note-winter-quarters": ["winter", () => t("kit-announce-winter")],
  "lod-note-margins": ["check", () => t("kit-announce-check")],
  "lod-note-stroke-played": ["stroke", () => t("kit-announce-stroke")],
  "lod-note-stroke-trumped": ["stroke", () => t("kit-announce-stroke")],
  "lod-note-game-end": ["end", () => t("kit-announce-end")],
};

/** What is told of the same in a row stands in one banner. */
function announcements(notes: readonly Note[]): Announcement[] {
  const found: Announcement[] = [];
  for (const note of notes) {
    const kind = KINDS[note.key];
    if (!kind) continue;
    const last = found.at(-1);
    if (last?.kind === kind[0] && kind[0] === "check") last.texts.push(note.text);
    else {
      const strip = kind[0] === "winter" ? PHASES.map((phase) => ({ text: t(`kit-lod-phase-${phase}`), now: phase === "victory-check" })) : undefined;
      found.push({ id: note.n, kind: kind[0], title: kind[1](), texts: [note.text], rule: note.rule, ...(strip ? { strip } : {}) });
    }
  }
  return found;
}

export const reports: Reports = {
  battles,
  announcements,
  scores: (view) => {
    const now = asView(view);
    return now ? Object.fromEntries(FACTIONS.map((faction) => [faction, now.margins[faction].total])) : {};
  },
  scoreName: () => t("lodw-score-name"),
  Force,
};
