import { type CollectionEntry, render } from 'astro:content';
import { formatDate } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { bylineOf } from '../people/people.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { sanitisePage } from '#models/prose/prose-html.ts';
import { splitAtHeadings } from '#models/prose/prose-tree.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';

/** The text of a page. Throws if there is none. */
export async function proseEntry(slug: string): Promise<CollectionEntry<'pages'>> {
  return requireEntry(await allEntries('pages'), slug, 'a page');
}

/** One of the owner's own text pages, cut at its headings so that something can stand below one. */
export async function prosePage(slug: string) {
  const entry = await proseEntry(slug);
  const { title, lead, updatedOn, updatedText, sources } = entry.data;
  const { headings } = await render(entry);
  return {
    title,
    lead,
    art: pageWatermark(slug),
    byline: await bylineOf(entry.data),
    updated:
      updatedText === undefined
        ? formatDate(updatedOn)
        : `${updatedText}, the date of the legal text. Present wording of ${formatDate(updatedOn)}.`,
    sections: splitAtHeadings(sanitisePage(renderedHtml(entry))),
    contents: headings
      .filter(({ depth }) => depth === 2)
      .map(({ slug: id, text }) => ({ text, href: `#${id}` })),
    sources,
  };
}
