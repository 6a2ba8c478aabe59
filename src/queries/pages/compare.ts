import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { comparePage } from '../side-by-side/side-by-side.ts';
import { tools } from './tools.ts';

/** Two to four casinos, fact by fact. */
export const compare = singlePage({
  address: '/compare',
  below: tools,
  search: 'tool',
  group: 'tools',
  entry: async () => ({
    name: 'Compare casinos',
    changedOn: await lastChange('bonuses', 'casinos'),
  }),
  view: comparePage,
  head: () => ({
    title: 'Compare casinos side by side, fact by fact',
    description:
      'Two to four crypto casinos side by side: withdrawals, deposits, identity checks, licence and what the offer does to 100 players, with grade and date.',
    keywords: [
      'compare crypto casinos',
      'casino comparison',
      'withdrawal time',
      'identity checks',
      'wagering',
    ],
  }),
});
