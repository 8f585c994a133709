/** Where each space lies on the sheet: its town, and the room that is kept for its name and stack. */
import { centre, type Box } from "../../map/geometry";
import { project, type Point } from "../../map/projection";
import { SPACES, ZONES } from "./facts";
import { COLUMNS, extent, LARGE, MOST_TOKENS } from "./stack";

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
  montreal: [1234, 141],
  "fort-detroit": [681, 157],
  norwich: [1332, 294],
  brattleboro: [1363, 343],
  "concord-nh": [1388, 404],
  falmouth: [1463, 333],
  boston: [1394, 453],
  barnstable: [1420, 560],
  "lexington-concord": [1422, 500],
  springfield: [1199, 422],
  newport: [1337, 536],
  hartford: [1292, 466],
  "new-haven": [1245, 514],
  "new-york": [1168, 564],
  "long-island": [1252, 564],
  ticonderoga: [1291, 245],
  saratoga: [1197, 293],
  oswego: [1092, 221],
  "fort-stanwix": [1086, 294],
  genesee: [964, 298],
  "fort-niagara": [929, 174],
  albany: [1172, 340],
  "west-point": [1114, 393],
  "new-brunswick": [1072, 570],
  morristown: [1116, 454],
  monmouth: [1168, 611],
  philadelphia: [1072, 618],
  reading: [1009, 436],
  "bassett-town": [751, 365],
  pittsburgh: [848, 342],
  "wyoming-valley": [1007, 385],
  york: [922, 435],
  carlisle: [926, 389],
  "wilmington-de": [990, 578],
  baltimore: [987, 625],
  "frederick-town": [897, 482],
  alexandria: [903, 602],
  yorktown: [972, 675],
  norfolk: [873, 722],
  "point-pleasant": [598, 410],
  richmond: [831, 649],
  culpeper: [828, 548],
  winchester: [811, 496],
  charlottesville: [764, 597],
  abingdon: [553, 556],
  "new-bern": [852, 852],
  "wilmington-nc": [755, 810],
  "gilbert-town": [529, 639],
  charlotte: [664, 753],
  salem: [638, 651],
  hillsboro: [774, 740],
  charleston: [653, 926],
  "eutaw-springs": [539, 854],
  camden: [651, 825],
  "ninety-six": [481, 739],
  "rocky-mount": [560, 798],
  savannah: [566, 947],
  augusta: [462, 786],
  "st-marys": [441, 952],
};

const ZONE_CORNERS: Record<string, Point> = {
  "st-lawrence": [1518, 82],
  "new-england": [1476, 455],
  "long-island-sound": [1255, 627],
  delaware: [1073, 665],
  chesapeake: [972, 739],
  carolinas: [745, 927],
  "south-atlantic": [538, 1004],
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
  return { width: WIDE[id] ?? COLUMNS * LARGE + 2, height: extent(lines, MOST_TOKENS).height };
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
