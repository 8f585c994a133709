/** The panels beside the map; a battle is there only while it is fought. */
export type PanelName = "battle" | "war" | "boxes" | "discards" | "legend";
