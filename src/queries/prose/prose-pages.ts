import { type CollectionEntry, render } from 'astro:content';
import { formatDate } from '#format/text.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { sanitisePage } from '#models/prose/prose-html.ts';
import { splitAtHeadings } from '#models/prose/prose-tree.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';

/** Texts that share one date, the month in which they were read by a lawyer. */
const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'cookie-policy'];

/** Text of a page. Throws if there is none. */
export async function proseEntry(slug: string): Promise<CollectionEntry<'pages'>> {
  return requireEntry(await allEntries('pages'), slug, 'a page');
}

/** One of the owner's text pages, split at its headings so that a template can insert below one. */
export async function prosePage(slug: string) {
  const entry = await proseEntry(slug);
  const { title, lead, updatedOn, sources } = entry.data;
  const { headings } = await render(entry);
  return {
    title,
    lead,
    updated: LEGAL_PAGES.includes(slug)
      ? (await onlyEntry('site')).legalUpdated
      : updatedOn === undefined
        ? null
        : formatDate(updatedOn),
    sections: splitAtHeadings(sanitisePage(renderedHtml(entry))),
    contents: headings
      .filter(({ depth }) => depth === 2)
      .map(({ slug: id, text }) => ({ text, href: `#${id}` })),
    sources,
  };
}
