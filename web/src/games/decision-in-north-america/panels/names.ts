/** The panels beside the map; a battle is there only while it is fought. */
export type PanelName = "battle" | "tables" | "reserves" | "legend";
