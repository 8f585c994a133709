/** The geography on the sheet: pieces of land that games join to regions, coast, lakes, rivers, hills. */
import { merge, mesh } from "topojson-client";
import type { GeometryObject, MultiPolygon, Topology } from "topojson-specification";
import data from "./atlas.json";
import type { Point } from "./projection";
import { warpPath, type Warp } from "./warp";

/** A region: how to draw it, and its rings to reckon with. */
export interface Region {
  path: string;
  /** Polygons of rings; the first ring of each is its outline, others are holes. */
  polygons: Point[][][];
}

const topology = data.topology as unknown as Topology;
const pieces = new Map(Object.entries(topology.objects) as [string, MultiPolygon][]);
const isLake = (id: string) => id.startsWith("lake:");

const ringPath = (ring: readonly Point[]) => `${linePath(ring.slice(0, -1))}Z`;

/** A path through points, in steps from one to the next: that is shorter. */
function linePath(points: readonly Point[]): string {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      return before ? `l${tenth(x - before[0])} ${tenth(y - before[1])}` : `M${tenth(x)} ${tenth(y)}`;
    })
    .join("");
}

/** The geography as a board draws it. */
export interface Atlas {
  /** All land, as one, and all lakes. */
  land: Region;
  lakes: Region;
  /** The outline of the land without its creeks, for what follows the shore at a distance. */
  shoreline: string;
  rivers: { name: string; rank: 1 | 2; path: string }[];
  hills: Point[];
  proclamationLine: string;
  /** The region that these pieces make together. */
  joined: (pieces: readonly string[]) => Region;
  /** The borders between regions, each drawn once; `regionOfPiece` says to which region a piece belongs. */
  borders: (regionOfPiece: (piece: string) => string | undefined) => string;
}

/** The geography, bent by a warp. */
export function atlasOf(warp: Warp = (point) => point): Atlas {
  const regionOf = (objects: MultiPolygon[]): Region => {
    const polygons = (merge(topology, objects).coordinates as unknown as Point[][][]).map((rings) => rings.map((ring) => ring.map(warp)));
    return { path: polygons.flat().map(ringPath).join(""), polygons };
  };
  const all = (lakes: boolean) => regionOf([...pieces].filter(([id]) => isLake(id) === lakes).map(([, piece]) => piece));
  return {
    land: all(false),
    lakes: all(true),
    shoreline: warpPath(data.shoreline, warp),
    rivers: (data.rivers as Atlas["rivers"]).map((river) => ({ ...river, path: warpPath(river.path, warp) })),
    hills: (data.hills as unknown as Point[]).map(warp),
    proclamationLine: warpPath(data.proclamationLine, warp),
    joined: (ids) =>
      regionOf(
        ids.map((id) => {
          const piece = pieces.get(id);
          if (!piece) throw new Error(`the atlas has no piece ${id}`);
          return piece;
        }),
      ),
    borders: (regionOfPiece) => {
      const named = { type: "GeometryCollection", geometries: [] as GeometryObject[] };
      for (const [id, piece] of pieces) {
        if (!isLake(id)) named.geometries.push({ ...piece, id });
      }
      const side = (geometry: GeometryObject) => regionOfPiece(String(geometry.id)) ?? "";
      const lines = mesh(topology, named as never, (a, b) => a !== b && side(a) !== side(b));
      return (lines.coordinates as unknown as Point[][]).map((line) => linePath(line.map(warp))).join("");
    },
  };
}

/** The geography as it is. */
export const ATLAS: Atlas = atlasOf();
