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
  const { lead, sources, found, boards } = await onlyEntry('changedOdds');
  const figures = boards
    .map(({ changed, ...board }) => ({ ...board, ...changedOdds({ ...board, changed }) }))
    .map((board) => ({ ...board, extra: STAKED * (board.fairReturn - board.actualReturn) }));
  const inOrder = figures.toSorted((a, b) => a.dropsToShow - b.dropsToShow);
  const told = (place: number) => {
    const board = inOrder.at(place);
    if (board === undefined) throw new Error('Expected a board, found none');
    return {
      name: `${board.rows} rows at ${board.risk} risk`,
      usual: rough(1 / board.fairChance),
      changed: rough(1 / board.actualChance),
      drops: rough(board.dropsToShow),
    };
  };
  const extras = figures.map(({ extra }) => extra).toSorted((a, b) => a - b);
  return {
    lead,
    found: found.map(({ text, source }) => ({
      text,
      sources: [sources[source]].flatMap((s) => s ?? []),
    })),
    boards: figures.map((board) => ({
      name: `${board.rows} rows, ${board.risk}`,
      fair: formatPercent(100 * board.fairReturn),
      actual: formatPercent(100 * board.actualReturn),
      extra: board.extra.toFixed(2),
      rarer: board.rarer.join(', '),
      drops: rough(board.dropsToShow),
    })),
    extra: { from: extras[0]?.toFixed(2) ?? '', to: extras.at(-1)?.toFixed(2) ?? '' },
    soonest: told(0),
    latest: told(-1),
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
