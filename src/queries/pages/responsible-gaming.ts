import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { responsibleGamingPage } from '../help/responsible-gaming.ts';
import { ofText } from './text-pages.ts';

const text = ofText('responsible-gaming', [
  'responsible gaming',
  'gambling helplines',
  'self-exclusion',
  'gambling self-check',
  'deposit limits',
]);

/** Limits, signs, tools and help: nothing on it sends a reader to a casino. */
export const responsibleGaming = singlePage({
  ...text,
  promotes: false,
  plate: 'Security',
  entry: async () => ({ ...(await text.entry()), changedOn: await lastChange('helplines') }),
  view: responsibleGamingPage,
});
