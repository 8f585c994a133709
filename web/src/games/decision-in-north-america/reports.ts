/** Decisive moments of Decision in North America, from the notes of its journal. */
import { t } from "../../lib/i18n.svelte";
import { argOf, numberOf, type Announcement, type BattleReport, type BattleSide, type Deed, type Reports } from "../../kit/story/report";
import type { Answer, Note } from "../../lib/wire";
import { enemyOf, leaderOf, LEADERS, SIDES, unitOf, type Side } from "./facts";
import Force from "./Force.svelte";
import { asView } from "./view";
import { placeName, sideName } from "./words";

const PREFIX = "dina-note-";
const nameOf = (note: Note): string => (note.key.startsWith(PREFIX) ? note.key.slice(PREFIX.length) : "");
const sideOf = (note: Note): Side | undefined => SIDES.find((side) => argOf(note, "side") === side);
const unitSide = (note: Note): Side | undefined => unitOf.get(argOf(note, "unit"))?.side;
const leaderSide = (note: Note): Side | undefined => {
  const id = argOf(note, "leader");
  return LEADERS.some((leader) => leader.id === id) ? leaderOf(id, "american").side : undefined;
};

/** Notes that tell what happens in a battle. */
const WITHIN = ["tactics", "battle-initiative", "uses-tactics", "volley", "disrupted", "eliminated", "leader-disrupted", "retreats", "plays", "countered"];
/** Notes that tell what followed it. */
const FOLLOWS = ["retreated", "no-retreat", "leader-gone", "leader-pool", "draws", "fortress-taken", "fortress-destroyed", "massacre", "sinks", "lost-force", "honors", "loyalty"];

function begun(note: Note): BattleReport {
  const attacker = sideOf(note) ?? "british";
  const place = argOf(note, "place");
  const side = (id: Side): BattleSide => ({
    id, seat: id, name: sideName(id), attacks: id === attacker, strength: null, lines: [], dice: [], total: null, losses: [],
  });
  return {
    id: note.n, from: note.at, to: note.at, space: place,
    title: t("dinab-battle-at", { place: placeName(place) }),
    sides: [side(attacker), side(enemyOf(attacker))], verdict: null, follows: [],
  };
}

/** The dice of a volley: the last that fell before it was told. */
function diceOf(note: Note, answers: readonly Answer[]): number[] {
  const fell = answers.filter(({ n, seat, choice }) => n <= note.at && seat === "chance" && /^[1-6]$/.test(choice));
  const count = numberOf(note, "dice");
  return count > 0 ? fell.slice(-count).map(({ choice }) => Number(choice)) : [];
}

/** Adds a note to a battle; gives whether it belongs there. */
function add(report: BattleReport, note: Note, answers: readonly Answer[]): boolean {
  const name = nameOf(note);
  const who = sideOf(note) ?? unitSide(note) ?? leaderSide(note);
  const side = report.sides.find(({ id }) => id === who);
  if (name === "battle-won") {
    report.verdict = note.text;
  } else if (report.verdict !== null) {
    if (!FOLLOWS.includes(name)) return false;
    report.follows.push({ text: note.text, value: "", rule: note.rule });
  } else if (name === "battle-initiative") {
    for (const it of report.sides) it.lines.push({ text: t("dinab-initiative"), value: String(numberOf(note, it.id)), rule: note.rule });
  } else if (name === "eliminated" || name === "sinks") {
    side?.losses.push(note.text);
  } else if (WITHIN.includes(name)) {
    const faces = name === "volley" ? diceOf(note, answers) : [];
    if (faces.length > 0) side?.dice.push({ text: t("dinab-fire-round", { round: numberOf(note, "round") }), faces, sum: null });
    side?.lines.push({ text: note.text, value: "", rule: note.rule });
  } else if (name !== "" && !FOLLOWS.includes(name)) {
    return false;
  } else {
    report.follows.push({ text: note.text, value: "", rule: note.rule });
  }
  report.to = note.at;
  return true;
}

function battles(notes: readonly Note[], answers: readonly Answer[] = []): BattleReport[] {
  const found: BattleReport[] = [];
  let going: BattleReport | null = null;
  for (const note of notes) {
    if (note.key === `${PREFIX}battle` || note.key === `${PREFIX}relief`) {
      going = begun(note);
      found.push(going);
    } else if (going && !add(going, note, answers)) going = null;
  }
  return found;
}

const KINDS: Record<string, [Announcement["kind"], () => string]> = {
  year: ["year", () => t("dinab-announce-year")],
  progress: ["stroke", () => t("dina-button-progress")],
  alliance: ["entry", () => t("dinab-announce-alliance")],
  neutral: ["entry", () => t("dinab-announce-neutral")],
  special: ["stroke", () => t("dinab-announce-special")],
  "leader-gone": ["captured", () => t("dinab-announce-leader-gone")],
};

const bySide = (names: readonly string[]): Deed["by"] => (note) => (names.includes(nameOf(note)) ? sideOf(note) : undefined);
const deeds: Deed[] = [
  { name: () => t("kit-deed-markers-played"), by: bySide(["plays"]) },
  { name: () => t("kit-deed-units-raised"), by: (note) => (nameOf(note) === "unit-arrives" ? unitSide(note) : undefined) },
  { name: () => t("kit-deed-attacks"), by: bySide(["battle"]) },
  { name: () => t("kit-deed-battles-won"), by: bySide(["battle-won"]) },
  { name: () => t("kit-deed-units-lost"), by: (note) => (["eliminated", "sinks", "march-loss", "starves"].includes(nameOf(note)) ? unitSide(note) : undefined) },
  { name: () => t("kit-deed-fortresses"), by: bySide(["fortress", "fortress-taken"]) },
];

export const reports: Reports = {
  battles,
  deeds,
  announcements: (notes) =>
    notes.flatMap((note): Announcement[] => {
      const kind = KINDS[nameOf(note)];
      return kind ? [{ id: note.n, kind: kind[0], title: kind[1](), texts: [note.text], rule: note.rule }] : [];
    }),
  scores: (seen): Record<string, number> => {
    const view = asView(seen);
    return view ? { american: view.standing.american.value, british: view.standing.british.value } : {};
  },
  scoreName: () => t("dinab-score"),
  Force,
};
