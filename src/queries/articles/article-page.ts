import { articleCard } from '#models/articles/article-card.ts';
import { shownBlocks } from '#models/prose/prose-blocks.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { bylineOf } from '../people/people.ts';
import { picturesIn } from '../pictures/pictures.ts';
import { shell } from '../site/site.ts';
import { articleFactsOf } from './article-facts.ts';

/** One article, its body reduced to what SPEC section 5 allows. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const facts = await articleFactsOf(entry);
  const { ledger, sources, related } = entry.data;
  return {
    ...articleCard(facts),
    byline: await bylineOf(entry.data),
    body: shownBlocks(facts.html, await picturesIn(facts.html, 'articles')).map((block) =>
      block.kind === 'text' ? { ...block, html: sanitiseBody(block.html) } : block,
    ),
    ledger: ledger ?? null,
    sources,
    related,
    help: (await shell()).help,
  };
}
