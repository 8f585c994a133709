/** The position in words: for cards about spaces, for screen readers and for the text of the board. */
import { has, named, t, type Args } from "../../lib/i18n.svelte";
import type { Nation, Side, Sureness } from "./facts";
import type { Question } from "../../lib/wire";
import type { Game } from "./game";
import { tokensIn, type Token } from "./stack";
import { inSpace, isBlockaded, navyPlace, type View } from "./view";

/** A space in the reader's language; one that a corrected pack adds has only the name that the pack gives it. */
export function spaceName({ keys, facts }: Game, id: string): string {
  return has(keys.space + id) ? t(keys.space + id) : (facts.space.get(id)?.name ?? id);
}
export const colonyName = ({ keys }: Game, id: string): string => t(keys.colony + id.toLowerCase());
export const zoneName = ({ keys }: Game, id: string): string => t(keys.zone + id);
export const generalName = ({ keys }: Game, id: string): string => t(keys.general + id);
export const phaseName = ({ keys }: Game, phase: string): string => t(keys.phase + phase);
export const sideName = (side: Side): string => t(`web-gen-side-${side}`);

/** A space or a side as an argument of a message, with its forms. */
export const spaceNamed = (argument: string, game: Game, id: string): Args =>
  has(game.keys.space + id) ? named(argument, game.keys.space + id) : { [argument]: spaceName(game, id) };
export const sideNamed = (argument: string, side: Side): Args => named(argument, `web-gen-side-${side}`);

/** The sign that a fact is not known to be as printed. */
export const mark = (sure: Sureness): string => t(`web-gen-mark-${sure}`);

export function cardTitle({ keys, facts }: Game, number: number): string {
  const card = facts.cards.get(number);
  return card ? `${t(keys.title + card.id)}${mark(card.sure.title)}` : String(number);
}

export function cardText({ keys, facts }: Game, number: number): string {
  const card = facts.cards.get(number);
  return card ? t(keys.text + card.id) : "";
}

/** What kind of card it is, and who may play its event. */
export function cardKind({ facts }: Game, number: number): string {
  const card = facts.cards.get(number);
  if (!card) return "";
  const kind = t(`web-gen-type-${card.type}`);
  const who = card.sides.length === 1 && card.sides[0] ? sideName(card.sides[0]) : t("web-gen-both-sides");
  return card.type === "ops" || card.type === "special" ? kind : `${kind} · ${who}`;
}

/** “1-5-3”: strategy, battle and, where the game has it, agility. */
export function ratings({ facts }: Game, id: string): string {
  const general = facts.general.get(id);
  return general ? [general.strategy, general.battle, general.agility].filter((it) => it !== null).join("-") : "";
}

/** “Washington, American general: strategy 1, battle 5, agility 3?”. */
export function generalWords(game: Game, id: string): string {
  const general = game.facts.general.get(id);
  if (!general) return generalName(game, id);
  const { nation, strategy, battle, agility, sure } = general;
  const words = agility === null ? t("web-gen-ratings", { strategy, battle }) : t("web-gen-ratings-agility", { strategy, battle, agility });
  return t(`web-gen-general-${nation}`, { name: generalName(game, id), ratings: words, mark: mark(sure) });
}

export const unitWords = (nation: Nation, count: number): string => t(`web-gen-units-${nation}`, { count });

export function tokenWords(game: Game, token: Token): string {
  switch (token.kind) {
    case "general":
      return generalWords(game, token.general);
    case "units":
      return unitWords(token.nation, token.count);
    case "congress":
      return t("web-gen-congress");
    case "pc":
      return t(`web-gen-pc-${token.side}`);
    case "navy":
      return t("web-gen-navy");
  }
}

/** What kind of space it is and who holds it. */
export function standing(game: Game, view: View, id: string): string[] {
  const space = game.facts.space.get(id);
  if (!space) return [];
  const quarters = t("web-gen-winter-quarters", { mark: mark(space.sure.winterQuarters) });
  return [
    colonyName(game, space.colony),
    t(`web-gen-pc-${inSpace(view, id).pc ?? "none"}`),
    ...(space.fortified ? [t("web-gen-fortified-port")] : space.port ? [t("web-gen-port")] : []),
    ...(space.needsPc ? [t("web-gen-needs-pc")] : []),
    ...(isBlockaded(view, id) ? [t("web-gen-blockaded")] : []),
    ...(space.winterQuarters ? [quarters] : []),
    ...(space.south ? [t("web-gen-south")] : []),
  ];
}

/** The lines that leave a space, with the marks of those that are not certain. */
export function roadWords(game: Game, id: string): string {
  const lines = (game.facts.space.get(id)?.lines ?? []).map(({ to, wilderness, only, sure }) => {
    const space = `${spaceName(game, to)}${mark(sure)}`;
    if (only && wilderness) return t("web-gen-road-wilderness-only", { space, general: generalName(game, only) });
    if (only) return t("web-gen-road-only", { space, general: generalName(game, only) });
    return wilderness ? t("web-gen-road-wilderness", { space }) : space;
  });
  return t("web-gen-roads", { spaces: lines.join(", ") });
}

/** A whole space in one line, for screen readers. */
export function spaceWords(game: Game, view: View, id: string): string {
  const tokens = tokensIn(game.facts, view, id).map((token) => tokenWords(game, token));
  const what = tokens.length > 0 ? tokens : [t("web-gen-no-units")];
  return `${spaceName(game, id)}: ${[...standing(game, view, id), ...what].join(", ")}`;
}

export const zoneTitle = (game: Game, id: string): string => t("web-gen-zone", { zone: zoneName(game, id) });

/** What is in a blockade zone and belongs to it. */
export function zoneContents(game: Game, view: View, id: string): string[] {
  const ports = game.facts.zones.find((zone) => zone.id === id)?.ports ?? [];
  const here = navyPlace(view) === id ? [t("web-gen-navy")] : [];
  return [...here, t("web-gen-zone-ports", { ports: ports.map((port) => spaceName(game, port)).join(", ") })];
}

/** A blockade zone in one line. */
export const zoneWords = (game: Game, view: View, id: string): string =>
  [zoneTitle(game, id), ...zoneContents(game, view, id)].join(". ");

/** Where the French Navy is. */
export function navyWords(game: Game, view: View): string {
  const place = navyPlace(view);
  if (place === undefined) return view.open.french_navy === "away" ? t("web-gen-navy-away") : t("web-gen-navy-france");
  return t("web-gen-navy-at", { place: game.sheet.zone.has(place) ? zoneName(game, place) : spaceName(game, place) });
}

export const congressWords = (game: Game, { open: { congress } }: View): string =>
  congress ? t("web-gen-congress-at", spaceNamed("space", game, congress)) : t("web-gen-congress-dispersed");

export const regularsWords = ({ open: { regulars } }: View): string => (regulars ? t("web-gen-regulars") : t("web-gen-no-regulars"));

/** Until when the war goes on, as far as is known. */
export function warEndsWords(game: Game, view: View): string {
  const year = warEnds(game, view);
  return year === null ? t("web-gen-no-war-ends") : t("web-gen-war-ends", { year: String(year) });
}

/** The year in which the war ends by the card that was played for it. */
export const warEnds = ({ facts }: Game, { open: { war_ends: card } }: View): number | null =>
  card === null ? null : (facts.cards.get(card)?.warEnds ?? null);

/** How many colonies a side has, of how many it needs. */
export const tallyWords = ({ facts }: Game, view: View, side: Side): string =>
  t("web-gen-colonies-of", { side: sideName(side), count: view.colonies[side], needed: facts.needed[side] });

/** The year, the phase, and whose turn it is. */
export const momentWords = (game: Game, { open: { year, phase, to_play: side } }: View): string =>
  t("web-gen-moment", { year: String(year), phase: phaseName(game, phase), ...sideNamed("side", side) });

/** What is written on a general's counter: no two begin alike. */
export const initials = (game: Game, id: string): string => {
  const name = generalName(game, id);
  return name.length <= 5 ? name : name.slice(0, 4);
};

const DIE = 6;
const percent = (needs: number): number => Math.round((Math.min(DIE, Math.max(0, needs)) / DIE) * 100);

/** What a hand can do while an army marches, what a card offers, and how likely a roll is that a question asks about. */
export const hintsOf = (game: Game) => ({ prompt, choices }: Question): string | null => {
  const needs = Number(prompt.args?.["agility"] ?? prompt.args?.["rating"] ?? NaN);
  switch (prompt.name) {
    case "move":
      return t("web-gen-hint-march");
    case "committees": {
      const colonies = new Set(choices.flatMap(({ target }) => (target.kind === "space" ? [game.facts.space.get(target.space)?.colony ?? ""] : [])));
      const [colony] = colonies;
      return colony && colonies.size === 1 ? t("web-gen-hint-colony", { colony: colonyName(game, colony) }) : null;
    }
    case "event-choose": {
      // Its effects are told in their order.
      const [number] = [...game.facts.cards].find(([, { id }]) => id === prompt.args?.["title"]) ?? [];
      return number === undefined ? null : cardText(game, number);
    }
    case "retreat-before-battle":
    case "counterattack":
      return Number.isNaN(needs) ? null : t("kit-odds", { needs, percent: percent(needs) });
    case "intercept":
      return choices
        .flatMap(({ choice }) => {
          const general = game.facts.general.get(choice);
          const rating = general ? (general.agility ?? general.battle) : 0;
          return general ? [t("kit-odds-of", { name: generalName(game, choice), needs: rating, percent: percent(rating) })] : [];
        })
        .join(" · ");
    default:
      return null;
  }
};
