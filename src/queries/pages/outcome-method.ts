import { singlePage } from '#models/pages/page-kind.ts';
import { methodPage } from '#models/outcomes/method-page.ts';
import { lastChange } from '../content/last-change.ts';
import { tools } from './tools.ts';

/** Method behind the outcome of a bonus, with an example to compute by hand. */
export const outcomeMethod = singlePage({
  address: '/tools/method',
  below: tools,
  group: 'tools',
  entry: async () => ({
    name: 'How a bonus is weighed',
    changedOn: await lastChange('pages'),
  }),
  view: () => Promise.resolve(methodPage()),
  head: () => ({
    title: 'How a bonus is weighed: the method, step by step',
    description:
      'What is played, how the exact shares of a hundred players come about, a case worked out by hand, the model slots with all payouts, and what is left out.',
    keywords: [
      'bonus calculation method',
      'exact risk of ruin',
      'wagering model',
      'slot volatility',
    ],
  }),
});
