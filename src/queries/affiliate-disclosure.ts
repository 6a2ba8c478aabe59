import { formatDate } from '#format/text.ts';
import type { LinkRegistry } from '#schemas/links.ts';
import { allEntries, onlyEntry, requireEntry } from './entries.ts';
import { prosePage } from './prose-pages.ts';

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

/** The text of the disclosure and the table of links, made from the registry of links itself. */
export async function affiliateDisclosurePage() {
  const [{ links }, casinos] = [await onlyEntry('links'), await allEntries('casinos')];
  const rows = links.map(({ casino, payment, since }) => {
    const { data } = requireEntry(casinos, casino, 'a casino');
    return {
      slug: casino,
      name: data.name,
      reviewHref: data.review === null ? null : `/reviews/${casino}`,
      isPaid: payment !== 'unpaid',
      since: formatDate(since),
      ...PAYMENTS[payment],
    };
  });
  return {
    page: await prosePage('affiliate-disclosure'),
    links: rows,
    paidCount: rows.filter(({ isPaid }) => isPaid).length,
    lossShareCount: rows.filter(({ sharesLosses }) => sharesLosses).length,
    showsSamples: casinos.some(({ data }) => data.sample),
  };
}
