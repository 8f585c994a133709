/** The panels, in the order in which they stand. */
export const PANELS = ["card", "sequence", "tracks", "pools", "legend"] as const;
export type PanelName = (typeof PANELS)[number];
