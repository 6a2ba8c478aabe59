import type { Category } from '#art/inks.ts';
import { textAddress } from '#domain/site/text-address.ts';
import { type PageHead, pagesInFolder } from '#models/pages/page-kind.ts';
import { allEntries } from '../content/entries.ts';
import { prosePage, proseEntry } from '../prose/prose-pages.ts';

/** Text pages that show more than their text and have a definition of their own. */
const WITH_A_KIND_OF_THEIR_OWN: readonly string[] = [
  'about',
  'affiliate-disclosure',
  'cookie-policy',
  'licenses',
  'responsible-gaming',
  'rounds-method',
];

type Known = { plate: Category; keywords: readonly string[] };

/** Plate and keywords, which the text of a page lacks. */
const KNOWN: Readonly<Record<string, Known>> = {
  accessibility: {
    plate: 'Strategy',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'keyboard use', 'screen reader'],
  },
  'crypto-wallets': {
    plate: 'Cryptocurrency',
    keywords: ['crypto wallet guide', 'seed phrase', 'network fees', 'casino deposits'],
  },
  'privacy-policy': {
    plate: 'Privacy',
    keywords: ['privacy policy', 'no tracking', 'browser storage'],
  },
  'terms-of-service': {
    plate: 'Legal',
    keywords: ['terms of service', 'conditions of use'],
  },
};

/** Files in content/pages that are nothing but text: a new file is a new page. */
export const textPages = pagesInFolder({
  folder: { base: '' },
  entries: async () =>
    (await allEntries('pages'))
      .filter(({ id }) => !WITH_A_KIND_OF_THEIR_OWN.includes(id))
      .map(({ id, data }) => ({
        slug: id,
        name: data.title,
        changedOn: data.updatedOn,
        ...(KNOWN[id] && { plate: KNOWN[id].plate }),
      })),
  view: ({ slug }) => prosePage(slug),
  head: ({ slug }) => textHead(slug, KNOWN[slug]?.keywords ?? []),
});

/** Address, name, metadata and view of a page that come from its text. */
export const ofText = (slug: string, keywords: readonly string[]) => ({
  address: textAddress(slug),
  entry: async () => {
    const { title, updatedOn } = (await proseEntry(slug)).data;
    return { name: title, changedOn: updatedOn };
  },
  head: () => textHead(slug, keywords),
  view: () => prosePage(slug),
});

async function textHead(slug: string, keywords: readonly string[]): Promise<PageHead> {
  const { data } = await proseEntry(slug);
  const { title, description } = data;
  return {
    title,
    description,
    keywords: keywords.length === 0 ? [title] : keywords,
    signed: data,
  };
}
