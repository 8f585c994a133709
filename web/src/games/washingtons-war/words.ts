/** The position in words: for cards about spaces, for screen readers and for the text of the board. */
import { t } from "../../lib/i18n.svelte";
import { CARDS, GENERAL, SPACE, ZONES, type Nation, type Side, type Sureness } from "./facts";
import { tokensIn, type Token } from "./stack";
import { inSpace, navyZone, type View } from "./view";

export const spaceName = (id: string): string => t(`ww-space-${id}`);
export const colonyName = (id: string): string => t(`ww-colony-${id.toLowerCase()}`);
export const zoneName = (id: string): string => t(`ww-zone-${id}`);
export const generalName = (id: string): string => t(`ww-general-${id}`);

const SIDE_NAMES: Record<Side, () => string> = { american: () => t("ww-american"), british: () => t("ww-british") };
export const sideName = (side: Side): string => SIDE_NAMES[side]();

const MARKS: Record<Sureness, () => string> = {
  certain: () => t("ww-mark-certain"),
  unsure: () => t("ww-mark-unsure"),
  reconstructed: () => t("ww-mark-reconstructed"),
};
/** The sign that a fact is not known to be as printed. */
export const mark = (sure: Sureness): string => MARKS[sure]();

export function cardTitle(number: number): string {
  const card = CARDS.get(number);
  return card ? `${t(`ww-title-${card.id}`)}${mark(card.sure.title)}` : String(number);
}

/** What kind of card it is, and who may play its event. */
export function cardKind(number: number): string {
  const card = CARDS.get(number);
  if (!card) return "";
  const who = card.sides.length === 1 && card.sides[0] ? sideName(card.sides[0]) : t("wwb-both-sides");
  return card.type === "ops" || card.type === "special" ? t(`wwb-type-${card.type}`) : `${t(`wwb-type-${card.type}`)} · ${who}`;
}

/** “1-5-3”: strategy, battle and agility. */
export function ratings(id: string): string {
  const general = GENERAL.get(id);
  return general ? `${general.strategy}-${general.battle}-${general.agility}` : "";
}

/** “Washington, American general: strategy 1, battle 5, agility 3?”. */
export function generalWords(id: string): string {
  const general = GENERAL.get(id);
  if (!general) return generalName(id);
  const { nation, strategy, battle, agility, sure } = general;
  return t(`wwb-general-${nation}`, { name: generalName(id), strategy, battle, agility, mark: mark(sure) });
}

export const unitWords = (nation: Nation, count: number): string => t(`wwb-units-${nation}`, { count });

export function tokenWords(token: Token): string {
  switch (token.kind) {
    case "general":
      return generalWords(token.general);
    case "units":
      return unitWords(token.nation, token.count);
    case "congress":
      return t("wwb-congress");
    case "pc":
      return t(`wwb-pc-${token.side}`);
    case "navy":
      return t("wwb-navy");
  }
}

/** What kind of space it is and who holds it. */
export function standing(view: View, id: string): string[] {
  const space = SPACE.get(id);
  if (!space) return [];
  const pc = inSpace(view, id).pc;
  const quarters = t("wwb-winter-quarters", { mark: mark(space.sure.winterQuarters) });
  return [
    colonyName(space.colony),
    t(`wwb-pc-${pc ?? "none"}`),
    ...(space.fortified ? [t("wwb-fortified-port")] : space.port ? [t("wwb-port")] : []),
    ...(view.blockaded.includes(id) ? [t("wwb-blockaded")] : []),
    ...(space.winterQuarters ? [quarters] : []),
    ...(space.south ? [t("wwb-south")] : []),
  ];
}

/** The lines that leave a space, with the marks of those that are not certain. */
export function roadWords(id: string): string[] {
  return (SPACE.get(id)?.roads ?? []).map(({ to, wilderness, only, sure }) => {
    const name = `${spaceName(to)}${mark(sure)}`;
    if (only) return t("wwb-road-only", { space: name, general: generalName(only) });
    return wilderness ? t("wwb-road-wilderness", { space: name }) : name;
  });
}

/** A whole space in one line, for screen readers. */
export function spaceWords(view: View, id: string): string {
  const tokens = tokensIn(view, id).map(tokenWords);
  const what = tokens.length > 0 ? tokens : [t("wwb-no-units")];
  return `${spaceName(id)}: ${[...standing(view, id), ...what].join(", ")}`;
}

/** A blockade zone in one line. */
export function zoneWords(view: View, id: string): string {
  const ports = ZONES.find((zone) => zone.id === id)?.ports ?? [];
  const here = navyZone(view) === id ? [t("wwb-navy")] : [];
  return [t("wwb-zone", { zone: zoneName(id) }), ...here, t("wwb-zone-ports", { ports: ports.map(spaceName).join(", ") })].join(". ");
}

/** Where the French Navy is. */
export function navyWords(view: View): string {
  const zone = navyZone(view);
  if (zone) return t("ww-board-navy", { zone: zoneName(zone) });
  return view.open.french_navy === "away" ? t("ww-board-navy-away") : t("ww-board-navy-france");
}

export const congressWords = (view: View): string =>
  view.open.congress ? t("ww-board-congress", { space: spaceName(view.open.congress) }) : t("ww-board-congress-dispersed");

/** What is written on a general's medallion: no two begin alike. */
export const initials = (id: string): string => generalName(id).slice(0, 2);
