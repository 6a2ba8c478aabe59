import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { responsibleGamingPage } from '../help/responsible-gaming.ts';
import { textEntry, textHead } from './text-pages.ts';

const SLUG = 'responsible-gaming';

/** Limits, signs, tools and help: nothing on it sends a reader to a casino. */
export const responsibleGaming = singlePage({
  address: `/${SLUG}`,
  promotes: false,
  search: 'page',
  plate: 'Security',
  group: 'site',
  entry: async () => ({ ...(await textEntry(SLUG)), changedOn: await lastChange('helplines') }),
  view: responsibleGamingPage,
  head: () =>
    textHead(SLUG, [
      'responsible gaming',
      'gambling helplines',
      'self-exclusion',
      'gambling self-check',
      'deposit limits',
    ]),
});
