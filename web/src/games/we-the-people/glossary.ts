/** The terms of this game, each with the section that explains it. */
import { family } from "../../lib/i18n.svelte";
import type { Glossary } from "../../lib/glossary.svelte";

const glossary: Glossary = {
  keys: family("web-term-wtp-"),
  rules: {
    cu: "3.0",
    pc: "10.0",
    army: "3.0",
    "strategy-rating": "6.1",
    isolation: "10.2",
    intercept: "7.2",
    militia: "9.1",
    "winter-quarters": "11.0",
    operations: "6.1",
    "battle-card": "9.1",
    "battle-rating": "9.1",
  },
};

export default glossary;
