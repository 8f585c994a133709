/** Decisive moments, from the notes of the journal. */
import { has, t } from "../../lib/i18n.svelte";
import { argOf, numberOf, signed, type Announcement, type BattleReport, type BattleSide, type Deed, type Reports } from "../../kit/story/report";
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

/** The phases of a Winter Quarters Round in their order: those of chapters 6.1 to 6.7. */
const PHASES = ["victory-check", "supply", "resources", "support", "redeployment", "desertion", "reset"] as const;
type Phase = (typeof PHASES)[number];
const phaseOf = ({ rule }: Note): Phase | undefined => PHASES[Number(/^6\.([1-7])/.exec(rule)?.[1] ?? 0) - 1];

const KINDS: Record<string, [Announcement["kind"], () => string]> = {
  "lod-note-treaty": ["entry", () => t("kit-announce-france")],
  "lod-note-winter-quarters": ["winter", () => t("kit-announce-winter")],
  "lod-note-margins": ["check", () => t("kit-announce-check")],
  "lod-note-stroke-played": ["stroke", () => t("kit-announce-stroke")],
  "lod-note-stroke-trumped": ["stroke", () => t("kit-announce-stroke")],
  "lod-note-victory": ["end", () => t("kit-announce-end")],
  "lod-note-game-end": ["end", () => t("kit-announce-end")],
};

/** The notes of the Winter Quarters Round that goes on; none at other times. */
function winterOf(notes: readonly Note[]): readonly Note[] {
  const began = notes.findLastIndex(({ key }) => key === "lod-note-winter-quarters");
  const ended = notes.findLastIndex(({ key }) => key === "lod-note-card-in-play");
  return began > ended ? notes.slice(began) : [];
}

const stripOf = (now: Phase): Announcement["strip"] => PHASES.map((phase) => ({ text: t(`kit-lod-phase-${phase}`), now: phase === now }));

/** What is told of the same in a row stands in one banner. Each phase of winter is shown in the strip as it begins. */
function announcements(notes: readonly Note[], before: readonly Note[]): Announcement[] {
  const found: Announcement[] = [];
  let winter = winterOf(before);
  let strip: Announcement | undefined;
  for (const note of notes) {
    const kind = KINDS[note.key];
    const phase = phaseOf(note);
    if (kind?.[0] === "winter") {
      winter = [note];
      strip = { id: note.n, kind: "winter", title: kind[1](), texts: [note.text], rule: note.rule, strip: stripOf("victory-check") };
      found.push(strip);
      continue;
    }
    if (winter.length > 0) {
      const begins = phase !== undefined && !winter.some((it) => phaseOf(it) === phase);
      winter = winterOf([...winter, note]);
      if (begins && strip) strip.strip = stripOf(phase);
      else if (begins) {
        strip = { id: note.n, kind: "winter", title: t("kit-announce-winter"), texts: [], rule: note.rule, strip: stripOf(phase) };
        found.push(strip);
      }
    }
    if (!kind) continue;
    const last = found.at(-1);
    if (last?.kind === kind[0] && kind[0] === "check") last.texts.push(note.text);
    else found.push({ id: note.n, kind: kind[0], title: kind[1](), texts: [note.text], rule: note.rule });
  }
  return found;
}

const COMMANDS = ["lod-note-command", "lod-note-limited-command"];
const EVENTS = ["lod-note-event-unshaded", "lod-note-event-shaded"];
const byFaction = (keys: readonly string[]) => (note: Note) => (keys.includes(note.key) ? argOf(note, "faction") : undefined);
/** Whose a piece is, by its name in the notes. */
const ownerOf = (piece: string): string =>
  /^french/.test(piece) ? "french" : /continentals|militia|^patriot/.test(piece) ? "patriots" : /war-parties|villages/.test(piece) ? "indians" : "british";

const deeds: Deed[] = [
  { name: () => t("kit-deed-commands"), by: byFaction(COMMANDS) },
  { name: () => t("kit-deed-events"), by: byFaction(EVENTS) },
  { name: () => t("kit-deed-passes"), by: byFaction(["lod-note-passes"]) },
  { name: () => t("kit-deed-strokes"), by: byFaction(["lod-note-stroke-played"]) },
  { name: () => t("kit-deed-attacks"), by: byFaction(["lod-note-battle"]) },
  {
    name: () => t("kit-deed-lost-in-battle"),
    by: (note) => (note.key === "lod-note-battle-lost" ? ownerOf(argOf(note, "piece")) : undefined),
    count: (note) => numberOf(note, "count"),
  },
];

export const reports: Reports = {
  battles,
  announcements,
  deeds,
  scores: (view) => {
    const now = asView(view);
    return now ? Object.fromEntries(FACTIONS.map((faction) => [faction, now.margins[faction].total])) : {};
  },
  scoreName: () => t("lodw-score-name"),
  Force,
};
