import { articleView, type ArticlePageFacts } from '#models/articles/article-view.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { bylineOf } from '../people/people.ts';
import { picturesIn } from '../pictures/pictures.ts';
import { shell } from '../site/site.ts';
import { articleFactsOf } from './article-facts.ts';

/** One article. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const facts = await articleFactsOf(entry);
  const page: ArticlePageFacts = {
    ...facts,
    pictures: await picturesIn(facts.html, 'articles'),
    help: (await shell()).help,
    byline: await bylineOf(entry.data),
  };
  return articleView(page);
}
