import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatDate } from '#format/text.ts';
import type { LinkRegistry } from '#schemas/links.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { prosePage } from '../prose/prose-pages.ts';

type Payment = LinkRegistry['links'][number]['payment'];

/** What each kind of payment rewards, in words for readers. */
const PAYMENTS: Record<Payment, { paidFor: string; sharesLosses: boolean }> = {
  'per-sign-up': { paidFor: 'A fixed sum for each new player', sharesLosses: false },
  'revenue-share': { paidFor: 'A share of what players lose', sharesLosses: true },
  hybrid: {
    paidFor: 'A sum for each new player and a share of what players lose',
    sharesLosses: true,
  },
  unpaid: { paidFor: 'Nothing', sharesLosses: false },
};

/** The table of links, page by page, made from the registry of links itself. */
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
    showsSamples: casinos.some(({ data }) => data.sample),
  };
}

/** The text of the disclosure with the first links, or a later page of the table of links. */
export async function affiliateDisclosurePage(number: number) {
  const [text, table] = [await prosePage('affiliate-disclosure'), await linkTable(number)];
  return number === 1 ? { ...text, table } : { title: 'Every paid link', table };
}
