import { articleView, type ArticlePageFacts } from '#models/articles/article-view.ts';
import { splitAtPictures } from '#models/prose/prose-blocks.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { bylineOf } from '../people/people.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { shell } from '../site/site.ts';
import { articleFactsOf } from './article-facts.ts';

/** One article. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const facts = await articleFactsOf(entry);
  const page: ArticlePageFacts = {
    ...facts,
    pictures: await picturesIn(facts.html),
    help: (await shell()).help,
    byline: await bylineOf(entry.data),
  };
  return articleView(page);
}

/** The pictures in a text, by what it names them by. */
async function picturesIn(html: string) {
  const paths = splitAtPictures(html).flatMap((block) =>
    block.kind === 'picture' ? [block.picture.path] : [],
  );
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await pictureOf(path)] as const)),
  );
}
