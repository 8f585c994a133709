/** What a choice would change, in words: pieces, Control, levels, Resources and the tracks of victory. */
import { t } from "../../lib/i18n.svelte";
import { FACTIONS, SPACES } from "./facts";
import { changesBetween } from "./movement";
import { controlOf, levelOf, type View } from "./view";
import { factionName, levelName, signed, spaceName, tokenWords } from "./words";

/** Whatever is the same before and after is not told. */
const became = <T>(before: T, after: T, words: (before: T, after: T) => string): string[] => (before === after ? [] : [words(before, after)]);

/** Pieces that would move, come, go or be turned over: one line for each way or space. */
function pieceWords(before: View, after: View): string[] {
  const lines = new Map<string, { words: (pieces: string) => string; pieces: string[] }>();
  for (const { token, from, to } of changesBetween(before, after)) {
    const space = spaceName(to ?? from ?? "");
    const words =
      from !== undefined && to !== undefined
        ? from === to
          ? (pieces: string) => t("lodw-result-turned", { space, pieces })
          : (pieces: string) => t("lodw-result-moved", { pieces, from: spaceName(from), to: space })
        : to !== undefined
          ? (pieces: string) => t("lodw-result-placed", { space, pieces })
          : (pieces: string) => t("lodw-result-removed", { space, pieces });
    const kind = `${from ?? ""} ${to ?? ""}`;
    const line = lines.get(kind) ?? { words, pieces: [] };
    line.pieces.push(tokenWords(token));
    lines.set(kind, line);
  }
  return [...lines.values()].map(({ words, pieces }) => words(pieces.join(", ")));
}

export function resultsBetween(before: View, after: View): string[] {
  const lead = ({ total_support: support, total_opposition: opposition }: View): number => support - opposition;
  return [
    ...pieceWords(before, after),
    ...SPACES.flatMap(({ id }) => [
      ...became(controlOf(before, id), controlOf(after, id), (was, is) =>
        t("lodw-result-space", { space: spaceName(id), before: t(`lodw-control-${was ?? "none"}`), after: t(`lodw-control-${is ?? "none"}`) }),
      ),
      ...became(levelOf(before, id), levelOf(after, id), (was, is) =>
        t("lodw-result-space", { space: spaceName(id), before: levelName(was), after: levelName(is) }),
      ),
    ]),
    ...FACTIONS.flatMap((faction) =>
      became(before.resources[faction], after.resources[faction], (was, is) =>
        t("lodw-result-resources", { faction: factionName(faction), before: was, after: is }),
      ),
    ),
    ...became(lead(before), lead(after), (was, is) => t("lodw-result-lead", { before: signed(was), after: signed(is) })),
    ...became(before.cbc, after.cbc, (was, is) => t("lodw-result-track", { track: "CBC", before: was, after: is })),
    ...became(before.crc, after.crc, (was, is) => t("lodw-result-track", { track: "CRC", before: was, after: is })),
    ...became(before.fni, after.fni, (was, is) => t("lodw-result-track", { track: "FNI", before: was, after: is })),
  ];
}
