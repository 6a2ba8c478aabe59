import { articleCard } from '#models/articles/article-card.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { shell } from '../site/site.ts';

/** One article, its body reduced to what SPEC section 5 allows. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const { data, rendered } = entry;
  if (rendered === undefined) {
    throw new Error(`Expected ${slug}.md to come rendered from its loader, found no HTML`);
  }
  return {
    ...articleCard(entry),
    bodyHtml: sanitiseBody(rendered.html),
    ledger: data.ledger,
    sources: data.sources,
    related: data.related,
    help: (await shell()).help,
  };
}
