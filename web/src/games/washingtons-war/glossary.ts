/** The terms of this game, each with the section that explains it. */
import { family } from "../../lib/i18n.svelte";
import type { Glossary } from "../../lib/glossary.svelte";

const glossary: Glossary = {
  keys: family("web-term-ww-"),
  rules: {
    cu: "3.0",
    pc: "10.0",
    army: "3.0",
    "strategy-rating": "7.1",
    isolation: "10.3",
    intercept: "7.8",
    militia: "9.43",
    "winter-quarters": "11.0",
    ops: "6.2",
    queue: "7.1",
    alliance: "12.1",
    "battle-rating": "9.3",
  },
};

export default glossary;
