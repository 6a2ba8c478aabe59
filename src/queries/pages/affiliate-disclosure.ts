import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { onlyEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { affiliateDisclosurePage } from '../legal/affiliate-disclosure.ts';
import { textEntry, textHead } from './text-pages.ts';

const SLUG = 'affiliate-disclosure';

/** How the site is paid, with the table of every paid link, in pages. */
export const affiliateDisclosure = singlePage({
  address: `/${SLUG}`,
  inPages: true,
  search: 'page',
  plate: 'Strategy',
  group: 'site',
  entry: async () => ({
    ...(await textEntry(SLUG)),
    list: {
      pageCount: pageCountOf((await onlyEntry('links')).links.length, LIST_SIZES.tableRows),
      label: 'Pages of the links',
      what: 'More links to casinos: which are paid, for what and since when',
      changedOn: await lastChange('casinos', 'bonuses'),
    },
  }),
  view: ({ number }) => affiliateDisclosurePage(number),
  head: () =>
    textHead(SLUG, ['affiliate disclosure', 'how we are paid', 'revenue share', 'paid links']),
});
