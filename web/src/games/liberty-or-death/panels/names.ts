/** The panels that can be docked beside the map. */
export const PANELS = ["sequence", "tracks", "pools", "legend"] as const;
export type PanelName = (typeof PANELS)[number];
