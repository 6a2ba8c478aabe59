import { singlePage } from '#models/pages/page-kind.ts';
import { roundsMethodPage } from '../tools/rounds-method.ts';
import { roundsTool } from './rounds-tool.ts';
import { ofText } from './text-pages.ts';

const KEYWORDS = ['payout rounding', 'plinko multipliers', 'provably fair audit', 'house edge'];

/** What the audit of a history checks, by which rules, and what it cannot prove. */
export const roundsMethod = singlePage({
  ...ofText('rounds-method', KEYWORDS),
  below: roundsTool,
  plate: 'Technology',
  group: 'tools',
  view: roundsMethodPage,
});
