/** Where each space lies on the sheet: its town, and the room that is kept for its name and stack. */
import { centre, type Box } from "../../map/geometry";
import { project, type Point } from "../../map/projection";
import { SPACES, ZONES } from "./facts";
import { CELL, COLUMNS, extent, MOST_TOKENS } from "./stack";

export interface Place {
  id: string;
  /** Where the town is drawn. */
  at: Point;
  /** The room for name and stack at their fullest; nothing else may stand there. */
  box: Box;
}

export interface ZonePlace {
  id: string;
  box: Box;
  /** Its outline. */
  path: string;
}

/** Towns nearer to each other than this are drawn a little apart, so that their signs can be told. */
export const TOWN_GAP = 21;

/** The upper left corner of each room. They were found by search: near the town, off every town and road where it goes. */
const CORNERS: Record<string, Point> = {
  quebec: [1379, 94],
  montreal: [1234, 143],
  "fort-detroit": [681, 157],
  norwich: [1347, 214],
  brattleboro: [1363, 329],
  "concord-nh": [1393, 273],
  falmouth: [1462, 332],
  boston: [1474, 398],
  barnstable: [1430, 525],
  "lexington-concord": [1417, 455],
  springfield: [1207, 406],
  newport: [1347, 536],
  hartford: [1389, 397],
  "new-haven": [1265, 534],
  "new-york": [1183, 544],
  "long-island": [1267, 594],
  ticonderoga: [1311, 270],
  saratoga: [1227, 243],
  oswego: [1059, 214],
  "fort-stanwix": [1086, 294],
  genesee: [952, 288],
  "fort-niagara": [932, 174],
  albany: [1197, 300],
  "west-point": [1114, 383],
  "new-brunswick": [1087, 620],
  morristown: [1116, 444],
  monmouth: [1183, 601],
  philadelphia: [1092, 563],
  reading: [999, 421],
  "bassett-town": [751, 367],
  pittsburgh: [849, 342],
  "wyoming-valley": [1002, 353],
  york: [917, 470],
  carlisle: [916, 414],
  "wilmington-de": [1002, 580],
  baltimore: [995, 638],
  "frederick-town": [812, 467],
  alexandria: [913, 602],
  yorktown: [971, 709],
  norfolk: [873, 750],
  "point-pleasant": [598, 410],
  richmond: [856, 684],
  culpeper: [828, 623],
  winchester: [831, 526],
  charlottesville: [719, 557],
  abingdon: [553, 556],
  "new-bern": [852, 852],
  "wilmington-nc": [755, 810],
  "gilbert-town": [529, 639],
  charlotte: [664, 753],
  salem: [638, 651],
  hillsboro: [739, 664],
  charleston: [623, 941],
  "eutaw-springs": [531, 869],
  camden: [651, 825],
  "ninety-six": [481, 712],
  "rocky-mount": [560, 798],
  savannah: [541, 957],
  augusta: [450, 775],
  "st-marys": [443, 1034],
};

const ZONE_CORNERS: Record<string, Point> = {
  "st-lawrence": [1518, 82],
  "new-england": [1511, 455],
  "long-island-sound": [1205, 657],
  delaware: [1078, 680],
  chesapeake: [969, 772],
  carolinas: [745, 927],
  "south-atlantic": [533, 1018],
};

export const ZONE_SIZE = { width: 104, height: 40 } as const;
/** The size of the letters of a zone's name, and the width of its lines. */
export const ZONE_NAME = 11;
export const ZONE_ROOM = 70;

/** Names that need more than the tokens under them. */
const WIDE: Record<string, number> = {
  "new-brunswick": 91,
  "wyoming-valley": 98,
  "frederick-town": 98,
  "point-pleasant": 98,
  "fort-detroit": 85,
  "fort-niagara": 85,
  "fort-stanwix": 85,
  philadelphia: 85,
  "bassett-town": 85,
  "gilbert-town": 85,
  "lexington-concord": 91,
  charlottesville: 105,
  "eutaw-springs": 91,
};

function sizeOf(id: string): { width: number; height: number } {
  const lines = id === "lexington-concord" ? ["", ""] : [""];
  return { width: WIDE[id] ?? COLUMNS * CELL + 2, height: extent(lines, MOST_TOKENS).height };
}

/** The towns where they lay, those that would touch pushed apart. */
function towns(): Map<string, Point> {
  const points = SPACES.map(({ lonlat }) => [...project(lonlat)] as [number, number]);
  for (let round = 0; round < 60; round += 1) {
    points.forEach((a, at) => {
      for (const b of points.slice(0, at)) {
        const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= TOWN_GAP) continue;
        const share = (TOWN_GAP - distance) / 2 / distance;
        a[0] += dx * share;
        a[1] += dy * share;
        b[0] -= dx * share;
        b[1] -= dy * share;
      }
    });
  }
  return new Map(SPACES.map(({ id }, at) => [id, points[at]!]));
}

function corner(corners: Record<string, Point>, id: string): Point {
  const found = corners[id];
  if (!found) throw new Error(`${id} has no place on the sheet`);
  return found;
}

const TOWNS = towns();
export const PLACES: Place[] = SPACES.map(({ id }) => {
  const [x, y] = corner(CORNERS, id);
  return { id, at: TOWNS.get(id)!, box: { x, y, ...sizeOf(id) } };
});
export const PLACE = new Map(PLACES.map((place) => [place.id, place]));

export const ZONE_PLACES: ZonePlace[] = ZONES.map(({ id }) => {
  const [x, y] = corner(ZONE_CORNERS, id);
  const { width, height } = ZONE_SIZE;
  const round = height / 2;
  return {
    id,
    box: { x, y, width, height },
    path: `M${x + round} ${y}h${width - height}a${round} ${round} 0 0 1 0 ${height}h${height - width}a${round} ${round} 0 0 1 0 ${-height}Z`,
  };
});
export const ZONE_PLACE = new Map(ZONE_PLACES.map((zone) => [zone.id, zone]));

/** How far a town reaches for the pointer. */
const REACH = 10.5;

/** What of a space answers to the pointer: its town, and the plate with its name and stack. */
export function reachOf({ at }: Place, { x, y, width, height }: Box): string {
  const town = `M${at[0] - REACH} ${at[1]}a${REACH} ${REACH} 0 1 1 ${2 * REACH} 0a${REACH} ${REACH} 0 1 1 ${-2 * REACH} 0Z`;
  return `${town}M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Where a space or zone is. */
export function middleOf(id: string): Point | undefined {
  const zone = ZONE_PLACE.get(id);
  return PLACE.get(id)?.at ?? (zone && centre(zone.box));
}

/** What is shown first: all spaces, and to the west of them room for the panels that lie upon the map. */
export const HOME: Box = { x: 60, y: 14, width: 1600, height: 1100 };
/** What a small screen shows first, and the pixels per unit at which pieces can be read. */
export const HEART: Point = [1180, 480];
export const LEGIBLE = 0.62;

export const TITLE: Box = { x: 1330, y: 850, width: 264, height: 146 };
export const ROSE: Point = [1080, 960];
export const SCALE_BAR: Point = [1370, 1060];
