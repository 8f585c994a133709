/** Decisive moments, from the notes of the journal. */
import { reportsOf } from "../card-driven/reports";
import Force from "./Force.svelte";
import { game } from "./game";

export const reports = reportsOf(game, "ww", Force);
