/**
 * The one projection of all maps: Albers' equal-area cone over the eastern seaboard, turned clockwise so that the coast
 * runs across a wide screen instead of down a tall one. Coordinates on the sheet are in units of its drawing.
 */
export type LonLat = readonly [lon: number, lat: number];
export type Point = readonly [x: number, y: number];

/** Units of drawing per kilometre. */
export const SCALE = 0.66;
/** How far north is turned clockwise from the top of the sheet, in degrees. */
export const TURN = 24;
/** The sheet, which reaches from the Mississippi to the Atlantic and from Florida to Quebec. */
export const SHEET = { width: 1640, height: 1200 } as const;

/** The margin about what is drawn. */
export const MARGIN = 20;
/** How far the ground goes on beyond the sheet, so that a screen of another shape is filled. */
export const BLEED = 160;
/** How far all of it is drawn: the ground, and the margin about it. */
export const BORDER = BLEED + MARGIN;

const EARTH_RADIUS_KM = 6371;
const CENTRE: LonLat = [-79, 38];
const PARALLELS = [31, 45] as const;
/** Where the centre of the projection lies on the sheet. */
const ORIGIN: Point = [850, 600];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const sin = PARALLELS.map((degrees) => Math.sin(radians(degrees))) as [number, number];
const n = (sin[0] + sin[1]) / 2;
const c = Math.cos(radians(PARALLELS[0])) ** 2 + 2 * n * sin[0];
const radius = (lat: number) => (EARTH_RADIUS_KM * Math.sqrt(c - 2 * n * Math.sin(radians(lat)))) / n;
const centreRadius = radius(CENTRE[1]);
const cosTurn = Math.cos(radians(TURN));
const sinTurn = Math.sin(radians(TURN));

/** Where a place lies on the sheet. */
export function project([lon, lat]: LonLat): Point {
  const rho = radius(lat);
  const theta = n * radians(lon - CENTRE[0]);
  const east = rho * Math.sin(theta);
  const north = centreRadius - rho * Math.cos(theta);
  return [
    ORIGIN[0] + SCALE * (east * cosTurn + north * sinTurn),
    ORIGIN[1] + SCALE * (east * sinTurn - north * cosTurn),
  ];
}
