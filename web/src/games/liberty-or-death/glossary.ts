/** The terms of this game, each with the section that explains it. */
import { family } from "../../lib/i18n.svelte";
import type { Glossary } from "../../lib/glossary.svelte";

const glossary: Glossary = {
  keys: family("web-term-lod-"),
  rules: {
    eligible: "2.3.6",
    "limited-command": "2.3.5",
    "special-activity": "4.1",
    underground: "1.4.3",
    control: "1.7",
    support: "1.6",
    casualties: "1.6.4",
    fni: "1.9",
    available: "1.4.1",
    stroke: "2.3.8",
    treaty: "2.3.9",
    "win-the-day": "3.6.8",
    "winter-quarters": "2.4",
  },
};

export default glossary;
