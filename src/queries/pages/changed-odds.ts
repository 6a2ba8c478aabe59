import { changedOdds } from '#domain/rounds/findings/changed-odds.ts';
import { formatPercent } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChangeOf } from '../content/last-change.ts';
import { onlyEntry } from '../content/entries.ts';
import { roundsTool } from './rounds-tool.ts';

const STAKED = 1000;

/** Published finding of changed odds, with its figures computed again. */
async function view() {
  const { lead, sources, found, questions, boards } = await onlyEntry('changedOdds');
  const figures = boards.map((board) => ({ ...board, ...changedOdds(board) }));
  const extras = figures
    .map(({ fairReturn, actualReturn }) => STAKED * (fairReturn - actualReturn))
    .toSorted((a, b) => a - b);
  return {
    lead,
    found: found.map(({ text, source }) => ({ text, sources: [sources[source] ?? []].flat() })),
    questions,
    boards: figures.map(({ rows, risk, fairReturn, actualReturn }) => ({
      name: `${rows} rows, ${risk}`,
      fair: formatPercent(100 * fairReturn),
      actual: formatPercent(100 * actualReturn),
      extra: (STAKED * (fairReturn - actualReturn)).toFixed(2),
    })),
    extra: { from: (extras[0] ?? 0).toFixed(2), to: (extras.at(-1) ?? 0).toFixed(2) },
  };
}

export const changedOddsPage = singlePage({
  address: '/tools/rounds/winna',
  below: roundsTool,
  plate: 'Technology',
  group: 'tools',
  entry: async () => ({
    name: 'Usual multipliers, other odds',
    changedOn: await lastChangeOf(await onlyEntry('changedOdds')),
  }),
  view,
  head: () => ({
    title: 'Usual multipliers, other odds: 27 Plinko boards',
    description:
      'An auditor found that Plinko at Winna.com paid by the usual tables and drew by other odds. The figures, worked out again from its probabilities.',
    keywords: ['Winna Plinko', 'Plinko odds', 'provably fair odds', 'return to player'],
  }),
});
