import { toolExample } from '#models/outcomes/tool-example.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { siteSettings } from '../site/site.ts';
import { TOOL } from './tools.ts';

export const bonusTool = singlePage({
  address: '/tools/bonus',
  ...TOOL,
  entry: async () => ({ name: 'Weigh a bonus', changedOn: await lastChange('pages') }),
  view: async () => ({ example: toolExample((await siteSettings()).heroExample) }),
  head: () => ({
    title: 'Weigh a bonus: what becomes of 100 players',
    description:
      'Put in an offer and your own bet: of a hundred players who play it through, how many lose everything, the middle result, and how many leave with more.',
    keywords: [
      'casino bonus calculator',
      'wagering calculator',
      'bonus expected value',
      'risk of ruin',
      'playthrough calculator',
    ],
  }),
});
