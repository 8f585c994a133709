/** Where each space lies on the sheet: its region, its anchor, and the box in which its stack stands. */
import { joined, type Region } from "../../map/atlas";
import type { Box } from "../../map/geometry";
import { project, type LonLat, type Point } from "../../map/projection";
import { SPACES, WEST_INDIES, type Kind } from "./facts";
import { BOX, HEAD } from "./stack";

export interface Place {
  id: string;
  kind: Kind;
  population: number;
  region: Region;
  /** A point in the region: where the City lies, or from where a line leads to the stack. */
  anchor: Point;
  /** Where the stack may stand at its fullest. */
  box: Box;
  /** Whether the box lies beside the region, so that a line must join them. */
  apart: boolean;
}

/** The pieces of the atlas that make a space; where nothing is said, the piece of the same name. */
const PIECES_OF: Record<string, string[]> = {
  massachusetts: ["massachusetts", "maine"],
  "new-hampshire": ["new-hampshire", "hampshire-grants"],
  "connecticut-rhode-island": ["connecticut", "rhode-island"],
  "maryland-delaware": ["maryland", "delaware"],
};

/** The upper left corner of each box. Small and crowded spaces have theirs at sea. */
const CORNERS: Record<string, Point> = {
  "quebec-city": [1512, 96],
  boston: [1504, 458],
  "new-york-city": [1220, 560],
  philadelphia: [1074, 680],
  norfolk: [985, 866],
  "charles-town": [692, 934],
  savannah: [556, 968],
  "new-hampshire": [1306, 250],
  massachusetts: [1492, 280],
  "connecticut-rhode-island": [1366, 566],
  "new-york": [1122, 232],
  "new-jersey": [1212, 748],
  pennsylvania: [982, 346],
  "maryland-delaware": [942, 540],
  virginia: [788, 536],
  "north-carolina": [768, 716],
  "south-carolina": [590, 722],
  georgia: [392, 796],
  quebec: [1122, 36],
  northwest: [690, 296],
  southwest: [428, 604],
  florida: [352, 1022],
  [WEST_INDIES]: [1484, 962],
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
export const INSET: Box = { x: 1336, y: 924, width: 284, height: 256 };

/** What is shown first: the sheet without the far side of the Mississippi. */
export const HOME: Box = { x: 236, y: -6, width: 1416, height: 1206 };

/** What a small screen shows first, and the pixels per unit at which pieces can be read. */
export const HEART: Point = [1120, 560];
export const LEGIBLE = 0.42;

function insetRegion(): Region {
  const { x, y, width, height } = INSET;
  const ring: Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]];
  return { path: `M${x} ${y}h${width}v${height}h${-width}Z`, polygons: [[ring]] };
}

export const PLACES: Place[] = SPACES.map(({ id, kind, population, lonlat }) => {
  const corner = CORNERS[id];
  if (!corner) throw new Error(`${id} has no place on the sheet`);
  const box = { x: corner[0], y: corner[1], ...BOX };
  const inset = id === WEST_INDIES;
  const apart = APART.has(id);
  return {
    id,
    kind,
    population,
    region: inset ? insetRegion() : joined(PIECES_OF[id] ?? [id]),
    anchor: apart ? project(id === "quebec-city" ? QUEBEC_ASHORE : lonlat) : [box.x + BOX.width / 2, box.y + HEAD],
    box,
    apart,
  };
});

export const PLACE = new Map(PLACES.map((place) => [place.id, place]));

/** To which space a piece of the atlas belongs. */
export function spaceOfPiece(piece: string): string | undefined {
  const joinedInto = Object.entries(PIECES_OF).find(([, pieces]) => pieces.includes(piece))?.[0];
  return joinedInto ?? (PLACE.has(piece) ? piece : undefined);
}
