import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { onlyEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { affiliateDisclosurePage } from '../legal/affiliate-disclosure.ts';
import { ofText } from './text-pages.ts';

const KEYWORDS = ['affiliate disclosure', 'how we are paid', 'revenue share', 'paid links'];
const text = ofText('affiliate-disclosure', KEYWORDS);

/** How the site is paid, with the table of every paid link, in pages. */
export const affiliateDisclosure = singlePage({
  ...text,
  inPages: true,
  entry: async () => ({
    ...(await text.entry()),
    list: {
      pageCount: pageCountOf((await onlyEntry('links')).links.length, LIST_SIZES.tableRows),
      label: 'Pages of the links',
      what: 'More links to casinos: which are paid, for what and since when',
      changedOn: await lastChange('casinos', 'bonuses'),
    },
  }),
  view: ({ number }) => affiliateDisclosurePage(number),
});
