import { type CollectionEntry, render } from 'astro:content';
import { formatDate } from '#format/text.ts';
import { isoMonth } from '#schemas/month-text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { sanitisePage } from '#models/prose/prose-html.ts';
import { splitAtHeadings } from '#models/prose/prose-tree.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';

/** Texts that a lawyer reviews together and that share one date. */
const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'cookie-policy'];

/** Month of the legal texts; adds the date of the wording where that is later. */
async function legalDate(updatedOn = ''): Promise<string> {
  const { legalUpdated } = await onlyEntry('site');
  return updatedOn.slice(0, 7) <= isoMonth(legalUpdated)
    ? legalUpdated
    : `${legalUpdated}, the date of the legal text; present wording of ${formatDate(updatedOn)}`;
}

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
    art: pageWatermark(slug),
    updated: LEGAL_PAGES.includes(slug)
      ? await legalDate(updatedOn)
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
