/** The middle of each blockade zone, off the coast of its ports, on the sheet of all games. */
import type { Point } from "../../kit/map/projection";

export const SEAS: Record<string, Point> = {
  "st-lawrence": [1558, 102],
  "new-england": [1516, 475],
  "long-island-sound": [1295, 647],
  delaware: [1113, 685],
  chesapeake: [1012, 759],
  carolinas: [785, 947],
  "south-atlantic": [578, 1024],
};
