/** The colonial regions as land. */
import type { Region } from "../../kit/map/atlas";
import { ATLAS } from "./sheet";

/** The pieces of the atlas that make a region. */
const PIECES_OF: Record<string, string[]> = {
  "new-england": ["massachusetts", "maine", "northern-maine", "boston", "new-hampshire", "hampshire-grants", "rhode-island", "connecticut"],
  "mid-atlantic": ["new-york", "new-york-city", "new-jersey", "pennsylvania", "philadelphia", "delaware"],
  virginia: ["virginia", "norfolk", "maryland"],
  "deep-south": ["north-carolina", "south-carolina", "charles-town", "georgia", "savannah"],
  west: ["northwest", "southwest"],
  florida: ["florida"],
  canada: ["quebec", "quebec-city"],
};

export const LANDS: { id: string; land: Region }[] = Object.entries(PIECES_OF).map(([id, pieces]) => ({ id, land: ATLAS.joined(pieces) }));
export const landOf = new Map(LANDS.map(({ id, land }) => [id, land]));
/** The borders between them. */
export const BORDERS: string = ATLAS.borders((piece) => Object.entries(PIECES_OF).find(([, pieces]) => pieces.includes(piece))?.[0]);
