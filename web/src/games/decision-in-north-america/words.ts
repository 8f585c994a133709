/** The position in words: for cards about places, for screen readers and for the text of the board. */
import { family, has, t } from "../../lib/i18n.svelte";
import { isLeader, isRisen, markerOf, placeOf, portOf, priceOf, unitOf, type Leader, type Side, type Sureness } from "./facts";
import { tokensIn, type Token } from "./stack";
import { phaseOf, type View } from "./view";

/** Families of messages that are spoken where they exist. */
const TYPE = family("dinab-type-");
const DOES = family("dinab-does-");
const spoken = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

/** A name in the reader's language; what a corrected pack adds without a name is called by its id. */
export const placeName = (id: string): string => {
  const port = portOf(id);
  return port === undefined || has(`dina-place-${id}`) ? spoken(`dina-place-${id}`, id) : placeName(port);
};
/** The name on the map: counters cover the value of a town, so that it stands behind the name. */
export function mapName(id: string, filled: boolean): string {
  const value = placeOf.get(id)?.value ?? 0;
  return filled && value > 0 ? t("dinab-named-value", { place: placeName(id), value }) : placeName(id);
}
export const regionName = (id: string): string => spoken(`dina-region-${id}`, id);
export const leaderName = (id: string): string => (isRisen(id) ? t("dina-leader-risen") : spoken(`dina-leader-${id}`, id));
export const unitName = (id: string): string => spoken(`dina-unit-${id}`, id);
export const markerName = (id: string): string => spoken(`dina-marker-${id}`, id);
export const progressName = (id: string): string => spoken(`dina-progress-${id}`, id);
export const europeName = (id: string): string => spoken(`dina-europe-${id}`, id);
export const sideName = (side: Side): string => t(`dina-${side}`);
export const pieceName = (id: string): string => (isLeader(id) ? leaderName(id) : unitName(id));

/** The sign that a fact is not known to be as printed. */
export const mark = (sure: Sureness): string => t(`dinab-mark-${sure}`);

/** The short name on a counter. */
export function initials(id: string): string {
  const name = leaderName(id).replace(/(\p{Lu}\.)\s*/gu, (_, letter: string) => letter[0] ?? "").replace(/^de /u, "");
  return name.length <= 5 && !/[WM]/u.test(name) ? name : name.slice(0, 4);
}

export const leaderWords = ({ id, type, value, sure }: Leader): string =>
  t("dinab-leader", { name: leaderName(id), type: spoken(TYPE + type, type), value, mark: mark(sure) });

export function unitWords(id: string, count: number): string {
  const unit = unitOf.get(id);
  return unit ? t("dinab-units", { unit: unitName(id), count, strength: unit.strength, mark: mark(unit.sure) }) : unitName(id);
}

export function tokenWords(token: Token): string {
  switch (token.kind) {
    case "leader":
      return leaderWords(token.leader);
    case "units":
      return unitWords(token.unit, token.count);
    case "sum":
      return t("dinab-sum", { side: sideName(token.side), count: token.count });
    case "hidden":
      return t("dinab-stack", { side: sideName(token.side), count: token.height, top: token.top === null ? t("dinab-unknown") : pieceName(token.top) });
    case "mark":
      return token.side === null ? t(`dinab-${token.mark}`) : t("dinab-mark-of", { mark: t(`dinab-${token.mark}`), side: sideName(token.side) });
  }
}

/** What kind of place it is. */
export function standing(id: string): string[] {
  const place = placeOf.get(id);
  if (!place) return [];
  return [
    place.type === null ? t(`dinab-${place.what}`) : t(`dinab-${place.type}`),
    ...(place.region === null ? [] : [regionName(place.region)]),
    ...(place.value > 0 ? [t("dinab-value", { value: place.value, mark: mark(place.sure.value) })] : []),
    ...(place.port ? [t("dinab-port")] : []),
  ];
}

/** The routes of a place, by kind. */
export function routeWords(id: string): string {
  const routes = placeOf.get(id)?.routes ?? [];
  return (["road", "lake_river", "trail", "high_seas"] as const)
    .flatMap((type) => {
      const to = routes.filter((route) => route.type === type).map((route) => placeName(route.to));
      return to.length > 0 ? [t(`dinab-to-${type}`, { places: to.join(", ") })] : [];
    })
    .join("; ");
}

/** All of a place. */
export function placeWords(view: View, id: string): string {
  return `${placeName(id)}: ${[...standing(id), ...contentWords(view, id)].join(", ")}`;
}

/** What is there, in words. */
export const contentWords = (view: View, id: string): string[] => tokensIn(view, id).map(tokenWords);

export function phaseWords(view: View): string {
  const { name, campaign } = phaseOf(view);
  return campaign === undefined ? t(`dinab-phase-${name}`) : t(`dinab-phase-${name}`, { campaign });
}

/** A loyalty with its sign: +2 for the Americans, −2 for the British. */
export const levelText = (level: number): string => (level > 0 ? `+${level}` : level < 0 ? `−${-level}` : "0");

export const loyaltyWords = (view: View, region: string): string => {
  const level = view.loyalty[region] ?? 0;
  const side = level > 0 ? sideName("american") : level < 0 ? sideName("british") : t("dinab-neutral");
  return t("dinab-loyalty-of", { region: regionName(region), level: levelText(level), side });
};

/** What a unit costs now, in points: in a region that is one's own, neutral and the enemy's where that matters. */
export const pricedUnit = (view: View, id: string): string | null => {
  const [prices, printed] = [view.prices[id], priceOf.get(id)];
  return prices && printed ? `${prices.join("/")}${mark(printed.sure)}` : null;
};

/** What a marker does for a side. */
export function markerText(id: string, side: Side): string {
  const marker = markerOf.get(id);
  if (marker?.points) return t("dinab-rabble-points", { points: marker.points[side] });
  return spoken(`${DOES}${id}-${side}`, spoken(DOES + id, ""));
}
export const markerKind = (id: string): string => t(`dinab-category-${markerOf.get(id)?.category ?? "spare"}`);
