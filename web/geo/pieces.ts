/**
 * How the present States and Canada are cut into pieces of 1775. A game joins pieces to regions (see `joined` in
 * src/kit/map/atlas.ts), so each cut is made once here and every border fits.
 */
import type { LonLat } from "../src/kit/map/projection";

export type Ring = LonLat[];

/** Rounds the corners of a line or ring (Chaikin). */
export function rounded(points: Ring, closed: boolean): Ring {
  const pairs = points.map((point, at): [LonLat, LonLat] => [point, points[(at + 1) % points.length]!]);
  const between = ([ax, ay]: LonLat, [bx, by]: LonLat, share: number): LonLat => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  const cut = (closed ? pairs : pairs.slice(0, -1)).flatMap(([a, b]) => [between(a, b, 0.25), between(a, b, 0.75)]);
  return closed ? cut : [points[0]!, ...cut, points.at(-1)!];
}

/** The Proclamation Line of 1763, from Lake Ontario along the crest of the Appalachians to Florida. */
export const PROCLAMATION_LINE: Ring = rounded([
  [-77.3, 43.5], [-77.35, 43.2], [-77.5, 42.5], [-77.7, 42.0], [-78.1, 41.4], [-78.35, 40.9], [-78.65, 40.35], [-78.95, 39.9],
  [-79.2, 39.5], [-79.3, 39.25], [-79.5, 38.9], [-79.75, 38.4], [-80.2, 37.95], [-80.6, 37.45], [-81.1, 37.05], [-81.6, 36.6],
  [-82.0, 36.15], [-82.6, 35.95], [-82.95, 35.6], [-83.0, 35.25], [-82.95, 34.98], [-83.1, 34.72], [-83.4, 34.45], [-83.75, 33.9],
  [-83.85, 33.2], [-83.75, 32.4], [-83.85, 31.5], [-84.1, 30.9], [-84.2, 30.4],
], false);

/** Everything west of the Proclamation Line. */
export const WEST: Ring = [[-77.3, 44.5], ...PROCLAMATION_LINE, [-84.2, 29], [-98, 29], [-98, 44.5]];

/** A piece: what is left of `from` within `within`, once earlier pieces took their part. */
export interface Cut {
  id: string;
  /** Names of States, or `Canada`. */
  from: string[];
  within?: Ring;
}

/** The same as far south as the Kanawha: Virginia's part of the Northwest. */
const WEST_OF_THE_UPPER_LINE: Ring = [[-77.3, 44.5], ...PROCLAMATION_LINE.filter(([, lat]) => lat > 37.3), [-80.75, 37.3], [-98, 37.3], [-98, 44.5]];
const SOUTH_OF_31: Ring = [[-98, 31], [-80, 31], [-80, 25], [-98, 25]];

/** The piece that is no land. */
export const WATER = "water";

/** In order: what an earlier cut takes, a later one does not have. */
export const CUTS: Cut[] = [
  // the environs of the Cities
  { id: "boston", from: ["Massachusetts"], within: rounded([[-70.4, 42.75], [-71.1, 42.65], [-71.45, 42.4], [-71.62, 41.9], [-71.3, 41.9], [-71.1, 42.1], [-70.8, 42.12], [-70.4, 42.2]], true) },
  { id: "new-york-city", from: ["New York"], within: rounded([[-74.35, 40.4], [-73.45, 40.4], [-73.45, 40.95], [-73.75, 40.93], [-73.92, 40.99], [-74.1, 41.0], [-74.35, 40.7]], true) },
  { id: "philadelphia", from: ["Pennsylvania"], within: rounded([[-75.55, 39.7], [-75.0, 39.7], [-74.7, 40.1], [-74.95, 40.3], [-75.4, 40.25], [-75.65, 39.95]], true) },
  { id: "norfolk", from: ["Virginia"], within: rounded([[-76.85, 36.4], [-75.7, 36.4], [-75.8, 37.05], [-76.35, 37.02], [-76.6, 37.12], [-76.85, 36.95]], true) },
  { id: "charles-town", from: ["South Carolina"], within: rounded([[-80.35, 32.3], [-79.5, 32.3], [-78.2, 33.6], [-78.5, 34.1], [-79.2, 33.75], [-79.8, 33.35], [-80.3, 33.15], [-80.5, 32.75]], true) },
  { id: "savannah", from: ["Georgia"], within: rounded([[-81.1, 32.4], [-80.7, 32.1], [-80.8, 31.5], [-81.45, 31.6], [-81.75, 31.95], [-81.6, 32.6], [-81.2, 32.8]], true) },
  {
    id: "quebec-city",
    from: ["Canada"],
    within: rounded([[-71.6, 46.95], [-71.05, 47.15], [-70.6, 47.1], [-70.2, 46.85], [-70.2, 46.3], [-70.1, 45.9], [-70.7, 45.2], [-71.45, 45.2], [-71.35, 45.9], [-71.5, 46.5]], true),
  },
  // the lower Delaware, which parts Delaware from New Jersey and is land in the sources
  { id: WATER, from: ["Delaware", "New Jersey"], within: [[-75.43, 39.815], [-75.475, 39.77], [-75.492, 39.715], [-75.522, 39.688], [-75.56, 39.645], [-75.575, 39.62], [-75.575, 39.6], [-75.54, 39.6], [-75.54, 39.63], [-75.495, 39.68], [-75.462, 39.71], [-75.445, 39.762], [-75.4, 39.8]] },
  // the Colonies as far as the Proclamation Line, and what lies beyond it
  { id: "northwest", from: ["New York", "Pennsylvania", "Maryland", "West Virginia"], within: WEST },
  { id: "northwest", from: ["Virginia"], within: WEST_OF_THE_UPPER_LINE },
  { id: "southwest", from: ["Virginia", "North Carolina", "South Carolina", "Georgia"], within: WEST },
  { id: "maine", from: ["Maine"], within: [[-71.3, 44.75], [-70.3, 44.85], [-69, 45.1], [-66.5, 45.3], [-66.5, 42.5], [-71.3, 42.5]] },
  { id: "northern-maine", from: ["Maine"] },
  { id: "massachusetts", from: ["Massachusetts"] },
  { id: "new-hampshire", from: ["New Hampshire"] },
  { id: "hampshire-grants", from: ["Vermont"] },
  { id: "rhode-island", from: ["Rhode Island"] },
  { id: "connecticut", from: ["Connecticut"] },
  { id: "new-york", from: ["New York"] },
  { id: "new-jersey", from: ["New Jersey"] },
  { id: "pennsylvania", from: ["Pennsylvania"] },
  { id: "delaware", from: ["Delaware"] },
  { id: "maryland", from: ["Maryland", "District of Columbia"] },
  { id: "virginia", from: ["Virginia", "West Virginia"] },
  { id: "north-carolina", from: ["North Carolina"] },
  { id: "south-carolina", from: ["South Carolina"] },
  { id: "georgia", from: ["Georgia"] },
  { id: "florida", from: ["Florida"] },
  { id: "florida", from: ["Alabama", "Mississippi"], within: SOUTH_OF_31 },
  { id: "southwest", from: ["Kentucky", "Tennessee", "Alabama", "Mississippi"] },
  { id: "northwest", from: ["Ohio", "Indiana", "Illinois", "Michigan", "Wisconsin"] },
  { id: "northwest", from: ["Canada"], within: [[-84.5, 41.5], [-79.3, 42.6], [-79.62, 43.4], [-79.6, 44.4], [-80.2, 45.2], [-80.6, 46.0], [-84.9, 46.6]] },
  { id: "quebec", from: ["Canada"], within: [[-98, 46.6], [-84.9, 46.6], [-82.5, 45], [-81.5, 43], [-80, 42], [-78.6, 42.6], [-76.0, 43.8], [-74.5, 44.9], [-71.0, 44.9], [-70.0, 46.0], [-69.6, 47.6], [-70.0, 50.6], [-98, 50.6]] },
  { id: "beyond", from: ["Canada"] },
  { id: "beyond", from: ["Louisiana", "Missouri", "Iowa", "Minnesota", "Arkansas", "Texas", "Oklahoma", "Kansas"] },
];
