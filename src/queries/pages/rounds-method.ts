import { singlePage } from '#models/pages/page-kind.ts';
import { roundsMethodPage } from '../tools/rounds-method.ts';
import { roundsTool } from './rounds-tool.ts';
import { textEntry, textHead } from './text-pages.ts';

const SLUG = 'rounds-method';

/** What the audit of a history checks, by which rules, and what it cannot prove. */
export const roundsMethod = singlePage({
  address: '/tools/rounds/method',
  below: roundsTool,
  search: 'page',
  plate: 'Technology',
  group: 'tools',
  entry: () => textEntry(SLUG),
  view: roundsMethodPage,
  head: () =>
    textHead(SLUG, ['payout rounding', 'plinko multipliers', 'provably fair audit', 'house edge']),
});
