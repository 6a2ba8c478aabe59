import { singlePage } from '#models/pages/page-kind.ts';
import { sessionExample } from '#models/outcomes/session-example.ts';
import { lastChange } from '../content/last-change.ts';
import { TOOL } from './tools.ts';

/** Tool for play without a bonus: bankroll, bet and number of rounds. */
export const sessionTool = singlePage({
  address: '/tools/session',
  ...TOOL,
  entry: async () => ({ name: 'Cost of a session', changedOn: await lastChange('pages') }),
  view: () => Promise.resolve({ example: sessionExample() }),
  head: () => ({
    title: 'Cost of a session: chance of ruin and what an hour costs',
    description:
      'Your money, your bet, so many rounds of roulette, dice, crash or a slot: how many of a hundred lose everything, and why no betting system helps.',
    keywords: [
      'risk of ruin calculator',
      'cost of gambling per hour',
      'martingale calculator',
      'betting systems',
      'bankroll calculator',
    ],
  }),
});
