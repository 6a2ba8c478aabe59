import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { formatDate } from '#format/text.ts';
import type { LinkRegistry } from '#schemas/links.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import type { Head } from '../site/head.ts';
import { laterPagePaths, pagedHead, pagedTrail, pagination } from '../lists/list-pages.ts';
import { prosePage, prosePageHead } from '../prose/prose-pages.ts';
import { siteSettings } from '../site/site.ts';
import { breadcrumbList } from '#models/pages/structured-data.ts';

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

const SLUG = 'affiliate-disclosure';
const BASE = `/${SLUG}`;

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
        reviewHref: data.review === null ? null : `/reviews/${casino}`,
        isPaid: payment !== 'unpaid',
        since: formatDate(since),
        paidFor: PAYMENTS[payment].paidFor,
      };
    }),
    linkCount: page.total,
    paidCount: links.filter(({ payment }) => payment !== 'unpaid').length,
    lossShareCount: links.filter(({ payment }) => PAYMENTS[payment].sharesLosses).length,
    showsSamples: casinos.some(({ data }) => data.sample),
    pagination: pagination(BASE, 'Pages of the links', page),
  };
}

/** The text of the disclosure with the first page of the table of links. */
export async function affiliateDisclosurePage() {
  return { page: await prosePage(SLUG), ...(await linkTable(1)) };
}

/** A page of the table of links after the first, which stands below the disclosure. */
export async function laterLinksPage(number: number) {
  const { trail, art } = await prosePage(SLUG);
  return {
    trail: pagedTrail(trail, BASE, number),
    art,
    title: 'Every paid link',
    ...(await linkTable(number)),
  };
}

/** The pages of the table of links after the first. */
export async function laterLinksPaths() {
  return laterPagePaths((await onlyEntry('links')).links.length, LIST_SIZES.tableRows);
}

export async function laterLinksHead(number: number): Promise<Head> {
  const [{ baseUrl }, { links }] = [await siteSettings(), await onlyEntry('links')];
  const [head, { trail }] = [await prosePageHead(SLUG), await prosePage(SLUG)];
  const structuredData = [breadcrumbList(pagedTrail(trail, BASE, number), baseUrl)];
  return pagedHead(
    { ...head, structuredData },
    'More links to casinos: which are paid, for what and since when',
    pageOf(links, LIST_SIZES.tableRows, number),
  );
}
