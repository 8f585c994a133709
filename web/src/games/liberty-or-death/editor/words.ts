/** Names of what the editor sets. */
import { attribute, t } from "../../../lib/i18n.svelte";
import { FACTIONS, PIECES, type Faction, type Piece } from "../facts";
import { cardTitle, factionName, spaceName } from "../words";

export const pieceName = (piece: Piece): string => t(`lod-name-${piece}`);

/** Both faces of a kind in one word. */
export const kindName = ([piece, ...others]: readonly [Piece, ...Piece[]]): string =>
  others.length > 0 ? attribute(`lod-name-${piece}`, "plain", { count: 2 }) : pieceName(piece);

export const cardName = (card: number): string => `${card} · ${cardTitle(card)}`;

const isPiece = (name: string): name is Piece => PIECES.some((piece) => piece === name);
const isFaction = (name: string): name is Faction => FACTIONS.some((faction) => faction === name);

const FIELD_NAMES: Record<string, () => string> = {
  squadrons: () => t("lodw-marker-squadron"),
  propaganda: () => t("lodw-marker-propaganda"),
  raids: () => t("lodw-marker-raid"),
  strokes: () => t("lodw-strokes"),
  treaty_card: () => t("lodw-treaty"),
  resources: () => t("lodw-resources"),
  leaders: () => t("lode-leader"),
  available: () => t("lodw-available"),
  unavailable: () => t("lodw-unavailable"),
  casualties: () => t("lodw-casualties"),
  cards: () => t("lode-tab-cards"),
  "cards.current": () => t("lodw-card-in-play"),
  "cards.on_deck": () => t("lodw-card-on-deck"),
  "cards.seen": () => t("lode-seen"),
  "cards.campaign": () => t("lode-campaign"),
  "cards.drawn": () => t("lode-drawn"),
  "cards.winters": () => t("lode-winters"),
};

/** A field of the document as a person calls it; nothing for what is no field. */
export function fieldName(field: string): string {
  const known = FIELD_NAMES[field];
  if (known) return known();
  const [whole = "", part = ""] = field.split(".");
  if (whole === "spaces") return spaceName(part);
  if (isPiece(whole)) return pieceName(whole);
  const of = isFaction(part) ? factionName(part) : isPiece(part) ? pieceName(part) : part;
  return FIELD_NAMES[whole] ? `${FIELD_NAMES[whole]()}, ${of}` : field;
}

/** The panel that a field is set in. */
export function panelOf(field: string): "space" | "forces" | "factions" | "cards" {
  const [whole = ""] = field.split(".");
  if (["spaces", "propaganda", "raids"].includes(whole)) return "space";
  if (["leaders", "resources", "strokes", "treaty_card"].includes(whole)) return "factions";
  return whole === "cards" ? "cards" : "forces";
}
