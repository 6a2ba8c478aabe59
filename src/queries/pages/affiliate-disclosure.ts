import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatDate } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import type { LinkRegistry } from '#schemas/links.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { ofText } from './text-pages.ts';
import { prosePage } from '../prose/prose-pages.ts';

const KEYWORDS = ['affiliate disclosure', 'how we are paid', 'revenue share', 'paid links'];
const text = ofText('affiliate-disclosure', KEYWORDS);

/** Disclosure of payments, with the table of every paid link, in pages. */
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
  view: async ({ number }) => {
    const table = await linkTable(number);
    return number === 1
      ? { ...(await prosePage('affiliate-disclosure')), table }
      : { title: 'Every paid link', table };
  },
});

type Payment = LinkRegistry['links'][number]['payment'];

/** Payment models, in words for readers. */
const PAYMENTS: Record<Payment, { paidFor: string; sharesLosses: boolean }> = {
  'per-sign-up': { paidFor: 'A fixed amount for each new player', sharesLosses: false },
  'revenue-share': { paidFor: 'A share of what players lose', sharesLosses: true },
  hybrid: {
    paidFor: 'An amount for each new player and a share of what players lose',
    sharesLosses: true,
  },
  unpaid: { paidFor: 'Nothing', sharesLosses: false },
};

/** Table of paid links by page, from the registry of links. */
async function linkTable(number: number) {
  const [{ links }, casinos] = [await onlyEntry('links'), await allEntries('casinos')];
  const page = pageOf(links, LIST_SIZES.tableRows, number);
  return {
    links: page.items.map(({ casino, payment, since }) => {
      const { data } = requireEntry(casinos, casino, 'a casino');
      return {
        slug: casino,
        name: data.name,
        reviewHref: data.review === null ? null : pageHref(FOLDERS.reviews, casino),
        isPaid: payment !== 'unpaid',
        since: formatDate(since),
        paidFor: PAYMENTS[payment].paidFor,
      };
    }),
    linkCount: page.total,
    paidCount: links.filter(({ payment }) => payment !== 'unpaid').length,
    lossShareCount: links.filter(({ payment }) => PAYMENTS[payment].sharesLosses).length,
  };
}
