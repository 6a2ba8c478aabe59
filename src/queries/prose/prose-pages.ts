import { type CollectionEntry, render } from 'astro:content';
import type { LinkItem } from '#domain/site/link-item.ts';
import { STORAGE_KEYS } from '#domain/consent/storage-keys.ts';
import { formatDate } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import type { Head } from '../site/head.ts';
import { sanitisePage, splitAtHeadings } from '#models/prose/prose-html.ts';
import { shell, siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

type PageEntry = CollectionEntry<'pages'>;

/** The text pages of the site and what searches may find them by. */
const KEYWORDS = {
  accessibility: ['accessibility statement', 'WCAG 2.2 AA', 'keyboard use', 'screen reader'],
  'affiliate-disclosure': [
    'affiliate disclosure',
    'how we are paid',
    'revenue share',
    'paid links',
  ],
  'cookie-policy': ['cookie policy', 'browser storage', 'no cookies'],
  'crypto-wallets': ['crypto wallet guide', 'seed phrase', 'network fees', 'casino deposits'],
  'privacy-policy': ['privacy policy', 'no tracking', 'browser storage'],
  'responsible-gaming': [
    'responsible gaming',
    'gambling helplines',
    'self-exclusion',
    'gambling self-check',
    'deposit limits',
  ],
  'terms-of-service': ['terms of service', 'conditions of use'],
} as const satisfies Record<string, readonly string[]>;

export type ProseSlug = keyof typeof KEYWORDS;

async function pageEntry(slug: ProseSlug): Promise<PageEntry> {
  return requireEntry(await allEntries('pages'), slug, 'a page');
}

const trailTo = ({ id, data }: PageEntry): LinkItem[] => [
  HOME_LINK,
  { text: data.title, href: `/${id}` },
];

/** One of the owner's own text pages, cut at its headings so that something can stand below one. */
export async function prosePage(slug: ProseSlug) {
  const entry = await pageEntry(slug);
  const { title, lead, updatedOn, updatedText, sources } = entry.data;
  if (entry.rendered === undefined) {
    throw new Error(`Expected ${slug}.md to come rendered from its loader, found no HTML`);
  }
  const { headings } = await render(entry);
  return {
    trail: trailTo(entry),
    title,
    lead,
    art: pageWatermark(slug),
    updated: updatedText ?? formatDate(updatedOn),
    sections: splitAtHeadings(sanitisePage(entry.rendered.html)),
    contents: headings
      .filter(({ depth }) => depth === 2)
      .map(({ slug: id, text }) => ({ text, href: `#${id}` })),
    sources,
  };
}

export async function prosePageHead(slug: ProseSlug): Promise<Head> {
  const [{ baseUrl }, entry] = [await siteSettings(), await pageEntry(slug)];
  return {
    title: entry.data.title,
    description: entry.data.description,
    keywords: KEYWORDS[slug],
    structuredData: [breadcrumbList(trailTo(entry), baseUrl)],
  };
}

/** The guide to wallets, with the help that belongs beside money. */
export async function walletsPage() {
  return { page: await prosePage('crypto-wallets'), help: (await shell()).help };
}

/** The cookie policy, with the list of all that the code stores. */
export async function cookiePolicyPage() {
  return { page: await prosePage('cookie-policy'), storageKeys: STORAGE_KEYS };
}
