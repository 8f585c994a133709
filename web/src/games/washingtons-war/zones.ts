/** The upper left corner of each blockade zone, off the coast of its ports. */
import type { Corners } from "../card-driven/sheet";

export const ZONE_CORNERS: Corners = {
  "st-lawrence": [1518, 82],
  "new-england": [1476, 455],
  "long-island-sound": [1255, 627],
  delaware: [1073, 665],
  chesapeake: [972, 739],
  carolinas: [745, 927],
  "south-atlantic": [538, 1004],
};
