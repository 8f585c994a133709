/** Decisive moments of these games, from the notes of their journals. */
import { has, t } from "../../lib/i18n.svelte";
import { argOf, numberOf, signed, type Announcement, type BattleReport, type BattleSide, type Deed, type Reports } from "../../kit/story/report";
import type { Note } from "../../lib/wire";
import { SIDES, type Side } from "./facts";
import type { Game } from "./game";
import { asView, type View } from "./view";
import { generalName, sideName, spaceName } from "./words";

/** Notes that end a battle's story: something else begins. */
const NEXT = ["ops", "event", "discarded", "activated", "moves", "marched", "year", "first", "pc-placed", "pc-flipped", "pc-removed", "dealt", "box", "reinforces"];
/** Notes that tell what followed a battle. */
const FOLLOWS = ["surrendered", "captured", "out-of-the-game", "retreated", "overrun", "regulars-lost", "alliance", "dispersed", "pc-flipped"];

export function reportsOf(game: Game, prefix: string, Force: Reports["Force"]): Reports {
  const key = (name: string): string => `${prefix}-note-${name}`;
  const nameOf = (note: Note): string => (note.key.startsWith(`${prefix}-note-`) ? note.key.slice(prefix.length + 6) : "");
  const sideOf = (note: Note, arg = "side"): Side | undefined => SIDES.find((side) => argOf(note, arg) === side);
  const words = (message: string): string => (has(message) ? t(message) : message);
  const generalSide = (note: Note): Side | undefined => game.facts.general.get(argOf(note, "general"))?.side;

  const begun = (note: Note): BattleReport => {
    const attacker = sideOf(note, "attacker") ?? "british";
    const space = argOf(note, "space");
    const side = (id: Side): BattleSide => ({
      id,
      seat: id,
      name: sideName(id),
      attacks: id === attacker,
      strength: t("kit-battle-units", { count: numberOf(note, id) }),
      lines: [],
      dice: [],
      total: null,
      losses: [],
    });
    const defender: Side = attacker === "american" ? "british" : "american";
    return {
      id: note.n, from: note.at, to: note.at, space,
      title: t("kit-battle-at", { space: spaceName(game, space) }),
      sides: [side(attacker), side(defender)], verdict: null, follows: [],
    };
  };

  /** Adds a note to a battle; gives whether it belongs there. */
  function add(report: BattleReport, note: Note): boolean {
    const name = nameOf(note);
    const who = sideOf(note) ?? generalSide(note);
    const side = report.sides.find(({ id }) => id === who);
    const line = (text: string, value = "") => side?.lines.push({ text, value, rule: note.rule });
    switch (name) {
      case "battle-card":
      case "battle-event":
      case "battle-discard":
        line(note.text);
        break;
      case "rating":
        side?.dice.push({ text: t("kit-battle-rating", { general: generalName(game, argOf(note, "general")), rating: numberOf(note, "rating") }), faces: [numberOf(note, "die")], sum: null });
        break;
      case "modifier":
        line(words(argOf(note, "modifier")), signed(numberOf(note, "drm")));
        break;
      case "source":
        line(words(argOf(note, "source")), t("kit-battle-cards", { count: numberOf(note, "count") }));
        break;
      case "strength":
        side?.dice.push({ text: t("kit-battle-roll"), faces: [numberOf(note, "die")], sum: null });
        if (side) side.total = { text: t("kit-battle-total"), value: String(numberOf(note, "total")) };
        break;
      case "attack":
      case "cancelled":
      case "not-cancelled":
      case "counterattack":
        line(note.text);
        break;
      case "won":
        report.verdict = note.text;
        break;
      case "lost":
        side?.losses.push(note.text);
        break;
      default:
        if (report.verdict === null || !FOLLOWS.includes(name)) return !NEXT.includes(name);
        report.follows.push({ text: note.text, value: "", rule: note.rule });
    }
    report.to = note.at;
    return true;
  }

  function battles(notes: readonly Note[]): BattleReport[] {
    const found: BattleReport[] = [];
    let going: BattleReport | null = null;
    for (const note of notes) {
      if (note.key === key("battle")) {
        going = begun(note);
        found.push(going);
      } else if (going && !add(going, note)) going = null;
    }
    return found;
  }

  const KINDS: Record<string, [Announcement["kind"], () => string]> = {
    captured: ["captured", () => t("kit-announce-captured")],
    allied: ["entry", () => t("kit-announce-france")],
    "european-war": ["entry", () => t("kit-announce-europe")],
    dispersed: ["congress", () => t("kit-announce-congress")],
    "war-ends": ["check", () => t("kit-announce-war-ends")],
    "war-over": ["end", () => t("kit-announce-end")],
    automatic: ["end", () => t("kit-announce-end")],
    year: ["year", () => t("kit-announce-year")],
  };

  const bySide = (names: readonly string[], arg = "side"): Deed["by"] => (note) => (names.includes(nameOf(note)) ? sideOf(note, arg) : undefined);
  const deeds: Deed[] = [
    { name: () => t("kit-deed-ops"), by: bySide(["ops"]) },
    { name: () => t("kit-deed-events"), by: bySide(["event"]) },
    { name: () => t("kit-deed-discards"), by: bySide(["discarded"]) },
    { name: () => t("kit-deed-markers"), by: bySide(["pc-placed", "pc-flipped"]) },
    { name: () => t("kit-deed-attacks"), by: bySide(["battle"], "attacker") },
    { name: () => t("kit-deed-battles-won"), by: bySide(["won"]) },
    {
      name: () => t("kit-deed-generals-taken"),
      by: (note) => {
        const loser = nameOf(note) === "captured" ? generalSide(note) : undefined;
        return loser && (loser === "british" ? "american" : "british");
      },
    },
  ];

  return {
    battles,
    deeds,
    announcements: (notes) =>
      notes.flatMap((note): Announcement[] => {
        const kind = KINDS[nameOf(note)];
        return kind ? [{ id: note.n, kind: kind[0], title: kind[1](), texts: [note.text], rule: note.rule }] : [];
      }),
    scores: (view) => ({ ...asView<View>(view)?.colonies }),
    scoreName: () => t("web-gen-colonies"),
    Force,
  };
}
