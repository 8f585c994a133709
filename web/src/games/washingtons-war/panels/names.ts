/** The panels, in the order in which they stand. */
export const PANELS = ["hands", "war", "boxes", "discards", "legend"] as const;
export type PanelName = (typeof PANELS)[number];
