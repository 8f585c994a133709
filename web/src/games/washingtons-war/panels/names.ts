/** The panels beside the map. */
export type PanelName = "hands" | "war" | "boxes" | "discards" | "legend";
