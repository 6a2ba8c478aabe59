import { METHOD_VERSIONS, type MethodVersion } from '#domain/ratings/method.ts';
import { toThousandths } from '#domain/ratings/score.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { formatPoints } from '#format/ratings.ts';
import { formatDate, formatList } from '#format/text.ts';
import type { RatedCasino } from '../casinos/rated-casino.ts';

/** Most casinos that a sentence names; above it the sentence gives their number. */
export const MOST_NAMED = 12;

/** Changes of the method, newest first, with their effect on the scores of that day. */
export function methodVersionViews(casinos: readonly RatedCasino[]) {
  return METHOD_VERSIONS.map((method) => ({
    title: `Version ${method.version}, since ${formatDate(method.since)}`,
    changed: method.changed,
    scores: scoresView(method, casinos),
  }));
}

function scoresView({ version, since }: MethodVersion, casinos: readonly RatedCasino[]) {
  const scored = casinos.flatMap(({ name, entry }) => {
    const found = entry.data.earlierScores.find(({ method }) => method === version - 1);
    return found === undefined
      ? []
      : [{ name, ...found, change: toThousandths(found.next - found.score) }];
  });
  if (scored.length === 0) return null;
  const [before, after] = [`Version ${version - 1}`, `Version ${version}`];
  return {
    intro: `It changed the scores on ${formatDate(since)}, with the same facts, as follows. ${changesInWords(scored)} We keep the scores of version ${version - 1} as they stood.`,
    caption: `Scores that changed from version ${version - 1} to version ${version} of the method`,
    before,
    after,
    rows: scored
      .filter(({ change }) => change !== 0)
      .toSorted((a, b) => a.change - b.change)
      .slice(0, LIST_SIZES.tableRows)
      .map(({ name, score, next, change }) => ({
        name,
        before: formatPoints(score),
        after: formatPoints(next),
        change: formatChange(change),
      })),
  };
}

function changesInWords(scored: readonly { name: string; change: number }[]): string {
  const those = (is: (change: number) => boolean, what: string) => {
    const names = scored.filter(({ change }) => is(change)).map(({ name }) => name);
    if (names.length === 0) return [];
    return [`${names.length > MOST_NAMED ? `${names.length} casinos` : formatList(names)} ${what}`];
  };
  const kept = scored.filter(({ change }) => change === 0).length;
  const parts = [
    ...those((change) => change < 0, 'scored lower'),
    ...those((change) => change > 0, 'scored higher'),
  ];
  const rest =
    kept === scored.length ? 'no score changed' : `${kept} of ${scored.length} scores stayed`;
  return `${[...parts, rest].join('; ')}.`;
}

/** Example: +0.375 or −0.375 */
function formatChange(change: number): string {
  return `${change > 0 ? '+' : '−'}${formatPoints(Math.abs(change))}`;
}
