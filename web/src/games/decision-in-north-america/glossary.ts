/** The terms of this game, each with the section that explains it. */
import { family } from "../../lib/i18n.svelte";
import type { Glossary } from "../../lib/glossary.svelte";

const glossary: Glossary = {
  keys: family("web-term-dina-"),
  rules: {
    marker: "7",
    rabble: "9",
    tactics: "7",
    loyalty: "11",
    progress: "10",
    europe: "12",
    "first-player": "8",
    "forced-march": "17",
    disrupted: "18",
    leadership: "21",
    top: "22",
    enlistment: "20",
    "combat-unit": "6",
  },
};

export default glossary;
