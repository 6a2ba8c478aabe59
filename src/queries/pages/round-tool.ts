import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { roundToolPage } from '../tools/round-tool.ts';
import { tools } from './tools.ts';

/** The verifier with the rules of all games that can be checked. */
export const roundTool = singlePage({
  address: '/tools/round',
  below: tools,
  search: 'tool',
  plate: 'Technology',
  group: 'tools',
  entry: async () => ({ name: 'Check a round', changedOn: await lastChange('games') }),
  view: roundToolPage,
  head: () => ({
    title: 'Check a round: provably fair verifier',
    description:
      'Work a provably fair round out again from its seeds, step by step: dice, plinko, roulette, mines, keno, limbo and crash. Nothing you type is sent.',
    keywords: [
      'provably fair verifier',
      'check a round',
      'server seed',
      'client seed and nonce',
      'crash hash verifier',
    ],
  }),
});
