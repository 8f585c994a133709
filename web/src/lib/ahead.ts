// Looking one question ahead: what will be asked once a number is settled or something is Done can be clicked already, and
// the usual answers in between are given by the way. No rule is known here: the server says what would be asked.

import type { Prepared } from "./hands";
import type { Choice, Preview, Question } from "./wire";

type Asked = Pick<Question, "seat" | "prompt" | "choices">;

/** A choice of a question that is still to come, and the answers that lead there, with its own. */
export interface Later {
  choice: Choice;
  by: readonly Prepared[];
  /** What that question asks, where its choice does not say so itself. */
  asks?: string | undefined;
}

export interface Ahead {
  choices: readonly Later[];
  /** Spaces from which pieces may be dragged already, however much that ends: it is seen where they are to go. */
  reach: readonly Later[];
  /** Done until nothing else can be done; only where that is more than one answer. */
  finish: readonly Prepared[];
}

/** How many questions are looked into at most: a request each. */
const depth = 4;

const isDone = ({ target }: Choice): boolean => target.kind === "button" && target.role === "done";

/** The answer that needs no thought: the only one, as many as there are, or Done. */
export function usual({ choices }: Pick<Question, "choices">): { choice: string; ends: boolean } | null {
  const [first, ...others] = choices;
  if (!first) return null;
  if (others.length === 0) return { choice: first.choice, ends: false };
  const numbers = choices.flatMap(({ choice, target }) => (target.kind === "number" ? [{ choice, number: target.number }] : []));
  if (numbers.length === choices.length) return { choice: numbers.reduce((most, it) => (it.number > most.number ? it : most)).choice, ends: false };
  const done = choices.find(isDone);
  return done ? { choice: done.choice, ends: true } : null;
}

const aim = ({ choice, target }: Choice): string =>
  target.kind === "space" ? `space ${target.space}` : target.kind === "piece" ? `piece ${target.piece} ${target.space}` : choice;

/**
 * The choices of the next question that cannot be mistaken for one of the questions before it. Beyond the first Done a click on
 * the board would not show what it ends: there only buttons are offered, that say what they do.
 */
export function clickableAhead(before: readonly Pick<Question, "choices">[], { choices }: Pick<Question, "choices">): Choice[] {
  const taken = new Set(before.flatMap((it) => it.choices.map(aim)));
  const ended = before.filter((it) => usual(it)?.ends).length;
  const kinds = ended > 1 ? ["button"] : ["button", "space", "piece"];
  return choices.filter((it) => kinds.includes(it.target.kind) && !isDone(it) && !taken.has(aim(it)));
}

/** The buttons of a question that has nothing else but Done: extras, of which each leads to a question of its own. */
export function extrasOf({ choices }: Pick<Question, "choices">): Choice[] {
  const others = choices.filter((it) => !isDone(it));
  const plain = choices.length > others.length && others.length <= 3 && others.every(({ target }) => target.kind === "button");
  return plain ? others : [];
}

/** So many choices beyond a Done are offered as buttons. */
const few = 6;

/**
 * Extras with what they are asked about, such as "Reward Loyalty: Boston", as one choice. `after` has the question that each extra
 * leads to. A click on the board means one of them only; beyond a Done they are buttons, that say what they do.
 */
export function extrasAhead(
  before: readonly Pick<Question, "choices">[],
  question: Pick<Question, "choices">,
  after: readonly (Pick<Question, "choices"> | undefined)[],
): { extra: Choice; choice: Choice; shown: Choice }[] {
  const ended = before.some((it) => usual(it)?.ends);
  const taken = before.flatMap((it) => it.choices.map(aim));
  const found = extrasOf(question).flatMap((extra, at) =>
    (after[at]?.choices ?? []).filter(({ target }) => target.kind === "space" || target.kind === "piece").map((choice) => ({ extra, choice })),
  );
  const aims = [...taken, ...found.map(({ choice }) => aim(choice))];
  const clear = found.filter(({ choice }) => ended || aims.filter((it) => it === aim(choice)).length === 1);
  if (ended && clear.length > few) return [];
  return clear.map(({ extra, choice }) => {
    const label = { ...choice.label, text: `${extra.label.text}: ${choice.label.text}` };
    const target = ended ? extra.target : choice.target;
    return { extra, choice, shown: { choice: `${extra.choice} ${choice.choice}`, label, target } };
  });
}

const prepared = (question: Asked, choice: string): Prepared => ({ prompt: question.prompt.name, choice });

/** Looks ahead from a question; `preview` tells what follows several answers. */
export async function lookAhead(question: Question, preview: (choices: readonly string[]) => Promise<Preview | null>): Promise<Ahead> {
  const choices: Later[] = [];
  const reach: Later[] = [];
  const passed: Asked[] = [];
  let chain: Prepared[] = [];
  let ended = 0;
  let finish: readonly Prepared[] = [];
  let asked: Asked = question;
  while (passed.length < depth) {
    const extras = await Promise.all(
      extrasOf(asked).map(async ({ choice }) => {
        const [after] = (await preview([...chain.map((it) => it.choice), choice]))?.questions ?? [];
        return after?.seat === question.seat ? after : undefined;
      }),
    );
    const [before, at] = [chain, asked];
    for (const { extra, choice, shown } of extrasAhead(passed, asked, extras)) {
      const after = extras.find((it) => it?.choices.includes(choice));
      if (after) choices.push({ choice: shown, by: [...before, prepared(at, extra.choice), prepared(after, choice.choice)] });
    }
    const next = usual(asked);
    if (!next || (ended > 0 && !next.ends)) break;
    passed.push(asked);
    chain = [...chain, prepared(asked, next.choice)];
    ended += next.ends ? 1 : 0;
    if (ended > 1) finish = chain;
    const [after] = (await preview(chain.map(({ choice }) => choice)))?.questions ?? [];
    if (after?.seat !== question.seat) break;
    const by = chain;
    const later = (choice: Choice): Later => ({ choice, by: [...by, prepared(after, choice.choice)], asks: after.prompt.text });
    choices.push(...clickableAhead(passed, after).map(later));
    reach.push(...after.choices.filter(({ target }) => target.kind === "space").map(later));
    asked = after;
  }
  return { choices, reach, finish };
}
