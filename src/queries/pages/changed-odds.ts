import { changedOdds } from '#domain/rounds/findings/changed-odds.ts';
import { formatCount, formatPercent } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastReading } from '../content/last-change.ts';
import { onlyEntry } from '../content/entries.ts';
import { roundsTool } from './rounds-tool.ts';

const STAKED = 1000;

const rough = (count: number) => formatCount(Number(count.toPrecision(2)));

/** A published finding of changed odds, with its figures worked out again. */
async function view() {
  const { lead, sources, found, questions, boards } = await onlyEntry('changedOdds');
  const figures = boards
    .map((board) => ({ ...board, ...changedOdds(board) }))
    .map(({ count, drops, rows, risk, fairReturn, actualReturn }) => ({
      name: `${rows} rows, ${risk}`,
      fair: formatPercent(100 * fairReturn),
      actual: formatPercent(100 * actualReturn),
      extra: (STAKED * (fairReturn - actualReturn)).toFixed(2),
      count: count.join(', '),
      drops,
    }));
  const byDrops = figures.toSorted((a, b) => a.drops - b.drops);
  const extras = figures.map(({ extra }) => extra).toSorted((a, b) => Number(a) - Number(b));
  const [soonest, latest] = [byDrops[0], byDrops.at(-1)];
  if (soonest === undefined || latest === undefined)
    throw new Error('Expected a board, found none');
  const worded = (board: typeof soonest) => ({ ...board, drops: rough(board.drops) });
  return {
    lead,
    found: found.map(({ text, source }) => ({ text, sources: [sources[source] ?? []].flat() })),
    questions,
    boards: figures.map(worded),
    extra: { from: extras[0] ?? '', to: extras.at(-1) ?? '' },
    soonest: worded(soonest),
    latest: worded(latest),
  };
}

export const changedOddsPage = singlePage({
  address: '/tools/rounds/winna',
  below: roundsTool,
  search: 'page',
  plate: 'Technology',
  group: 'tools',
  entry: async () => ({
    name: 'Usual multipliers, other odds',
    changedOn: await lastReading(await onlyEntry('changedOdds')),
  }),
  view,
  head: () => ({
    title: 'Usual multipliers, other odds: 27 Plinko boards',
    description:
      'An auditor found that Plinko at Winna.com paid by the usual tables and drew by other odds. The figures worked out again, and what a player can see from counts.',
    keywords: ['Winna Plinko', 'Plinko odds', 'provably fair odds', 'binomial', 'return to player'],
  }),
});
