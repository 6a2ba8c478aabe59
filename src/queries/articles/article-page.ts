import { articleCard } from '#models/articles/article-card.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { shell } from '../site/site.ts';

/** One article, its body reduced to what SPEC section 5 allows. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const { data } = entry;
  return {
    ...articleCard(entry),
    bodyHtml: sanitiseBody(renderedHtml(entry)),
    ledger: data.ledger,
    sources: data.sources,
    related: data.related,
    help: (await shell()).help,
  };
}
