/** What the board knows of the questions of these games. */
import { type Grip, numberNear, type QuestionReader } from "../../lib/hands";
import type { GameView, Question } from "../../lib/wire";
import type { Facts, Side } from "./facts";
import { asView, generalsAt, unitsAt, type View } from "./view";

const SIDE_OF = { american: "american", french: "american", british: "british" } as const satisfies Record<string, Side>;

/** The nation whose units a question asks for. */
const nationAsked = ({ prompt }: Question) => (["american", "french", "british"] as const).find((it) => String(prompt.args?.["units"] ?? "").startsWith(it));

/** The shortest way of a march over the roads of the map; enemies are met at its end alone. */
function wayOf(facts: Facts, { prompt, seat, choices }: Question, goal: string, seen: GameView | undefined): string[] {
  const view = asView<View>(seen);
  const from = String(prompt.args?.["space"] ?? "");
  const start = prompt.name === "move" ? facts.space.get(from) : undefined;
  if (!view || !start) return [];
  const general = String(prompt.args?.["general"] ?? "");
  const offered = new Set(choices.flatMap(({ choice, target }) => (target.kind === "space" && choice === target.space ? [choice] : [])));
  const enemy = (space: string): boolean =>
    unitsAt(view, space).some(({ nation }) => SIDE_OF[nation] !== seat) || generalsAt(facts, view, space).some(({ side }) => side !== seat);
  const before = new Map<string, string>([[from, ""]]);
  for (const at of before.keys()) {
    if (at === goal) break;
    if (at !== from && enemy(at)) continue;
    for (const { to, only } of facts.space.get(at)?.lines ?? []) {
      const first = at === from;
      if (before.has(to) || (first ? !offered.has(to) : only !== null && only !== general)) continue;
      before.set(to, at);
    }
  }
  const way: string[] = [];
  for (let at = before.has(goal) ? goal : ""; at !== ""; at = before.get(at) ?? "") way.unshift(at);
  return way;
}

export const questionsOf = (facts: Facts): QuestionReader => ({
  pieceAsked: (question) => {
    const nation = nationAsked(question);
    return nation ? `${nation}-units` : null;
  },
  about: ({ prompt }) =>
    Object.values(prompt.args ?? {})
      .map(String)
      .filter((arg) => facts.space.has(arg)),
  // How many go along is asked at every space of a move: the first answer holds for the rest of it.
  habit: ({ prompt, seat }, view) => {
    const general = asView<View>(view)?.activation?.general ?? String(prompt.args?.["general"] ?? "");
    return prompt.name === "take-along" ? `${seat} ${general} ${String(prompt.args?.["units"] ?? "")}` : null;
  },
  // An army marches with all that its general may lead, unless fewer were taken up.
  usually: ({ prompt }) => (prompt.name === "take-along" ? "all" : null),
  ofHand: ({ pieces }: Grip, question) => {
    if (question.prompt.name !== "take-along") return null;
    const held = pieces.find(({ piece }) => piece === `${nationAsked(question) ?? ""}-units`);
    return held ? numberNear(question.choices, held.count) : null;
  },
  takes: ({ prompt, seat }, piece, space) =>
    prompt.name === "move" && space === prompt.args?.["space"] && Object.entries(SIDE_OF).some(([nation, side]) => side === seat && piece === `${nation}-units`),
  way: (question, goal, view) => wayOf(facts, question, goal, view),
  // A general who is clicked while a card is being used is to be activated.
  shortcut: ({ prompt, seat, choices }, piece) => {
    const act = prompt.name === "use-ops" ? choices.find(({ choice }) => choice === "activate" || choice === "move")?.choice : undefined;
    if (act === undefined || facts.general.get(piece)?.side !== seat) return [];
    return [{ prompt: "use-ops", choice: act }, { prompt: act === "move" ? "move-whom" : "activate-whom", choice: piece }];
  },
});
