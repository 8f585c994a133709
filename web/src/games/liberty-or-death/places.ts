/** Where each space lies on the sheet: its region, its anchor, and where its stack stands best. */
import { atlasOf, type Region } from "../../kit/map/atlas";
import type { Box } from "../../kit/map/geometry";
import { project, SHEET, type LonLat, type Point } from "../../kit/map/projection";
import type { Rim, Size } from "../../kit/map/viewport";
import type { Warp } from "../../kit/map/warp";
import { SPACES, WEST_INDIES, type Kind } from "./facts";

/**
 * The far side of the Mississippi is cut off, more of the ocean is shown, and all of it is drawn broader than it is, as broad as
 * screens are.
 */
const CUT = 216;
const OCEAN = 62;
const BROADER = 1.4;
const broadened: Warp = ([x, y]) => [(x - CUT) * BROADER, y];

export const SIZE: Size = { width: (SHEET.width - CUT + OCEAN) * BROADER, height: SHEET.height };
export const ATLAS = atlasOf(broadened);
/** Where a place of the world lies on this sheet. */
export const locate = (place: LonLat): Point => broadened(project(place));

export interface Place {
  id: string;
  kind: Kind;
  population: number;
  region: Region;
  /** A point in the region: where the City lies, or from where a line leads to the stack. */
  anchor: Point;
  /** The middle of where the stack stands best. */
  middle: Point;
  /** Whether that lies beside the region, so that a line must join them. */
  apart: boolean;
}

/** The pieces of the atlas that make a space; where nothing is said, the piece of the same name. */
const PIECES_OF: Record<string, string[]> = {
  massachusetts: ["massachusetts", "maine"],
  "new-hampshire": ["new-hampshire", "hampshire-grants"],
  "connecticut-rhode-island": ["connecticut", "rhode-island"],
  "maryland-delaware": ["maryland", "delaware"],
};

/** The middle of each stack. Small and crowded spaces have theirs at sea. */
const MIDDLES: Record<string, Point> = {
  "quebec-city": [1572, 168],
  boston: [1564, 530],
  "new-york-city": [1280, 632],
  philadelphia: [1134, 752],
  norfolk: [1045, 938],
  "charles-town": [752, 1006],
  savannah: [616, 1040],
  "new-hampshire": [1366, 322],
  massachusetts: [1552, 352],
  "connecticut-rhode-island": [1426, 638],
  "new-york": [1182, 304],
  "new-jersey": [1272, 820],
  pennsylvania: [1042, 418],
  "maryland-delaware": [1002, 612],
  virginia: [848, 608],
  "north-carolina": [828, 788],
  "south-carolina": [650, 794],
  georgia: [452, 868],
  quebec: [1182, 108],
  northwest: [750, 368],
  southwest: [488, 676],
  florida: [412, 1094],
  [WEST_INDIES]: [1544, 1034],
};

/** Spaces whose box lies beside their region: small, or crowded by their neighbours. A line joins box and anchor. */
const APART = new Set([
  "quebec-city",
  "boston",
  "new-york-city",
  "philadelphia",
  "norfolk",
  "charles-town",
  "savannah",
  "new-jersey",
  "connecticut-rhode-island",
]);

/** The river is broader on the sheet than at the foot of its cliff. */
const QUEBEC_ASHORE: LonLat = [-71.3, 46.85];

/** The frame of the West Indies, which do not lie on the sheet. */
export const INSET: Box = { x: SIZE.width - 384, y: 924, width: 364, height: 256 };

/** Pixels that the screen leaves for the frame. */
export const RIM: Rim = { left: 4, top: 4, right: 4, bottom: 4 };

/** What is shown first. */
export const HOME: Box = { x: 0, y: 0, ...SIZE };

/** What a small screen shows first, and the pixels per unit at which all can be read. */
export const HEART: Point = broadened([1120, 560]);
export const LEGIBLE = 0.4;

function insetRegion(): Region {
  const { x, y, width, height } = INSET;
  const ring: Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]];
  return { path: `M${x} ${y}h${width}v${height}h${-width}Z`, polygons: [[ring]] };
}

export const PLACES: Place[] = SPACES.map(({ id, kind, population, lonlat }) => {
  const wanted = MIDDLES[id];
  if (!wanted) throw new Error(`${id} has no place on the sheet`);
  const inset = id === WEST_INDIES;
  const middle: Point = inset ? [INSET.x + INSET.width / 2, INSET.y + INSET.height / 2] : broadened(wanted);
  const apart = APART.has(id);
  return {
    id,
    kind,
    population,
    region: inset ? insetRegion() : ATLAS.joined(PIECES_OF[id] ?? [id]),
    anchor: apart ? locate(id === "quebec-city" ? QUEBEC_ASHORE : lonlat) : inset ? middle : [middle[0], middle[1] - 20],
    middle,
    apart,
  };
});

export const PLACE = new Map(PLACES.map((place) => [place.id, place]));

/** To which space a piece of the atlas belongs. */
export function spaceOfPiece(piece: string): string | undefined {
  const joinedInto = Object.entries(PIECES_OF).find(([, pieces]) => pieces.includes(piece))?.[0];
  return joinedInto ?? (PLACE.has(piece) ? piece : undefined);
}
