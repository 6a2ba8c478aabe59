import { splitAtPictures } from '#models/prose/prose-blocks.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { shell } from '../site/site.ts';
import { articleCardOf } from './article-cards.ts';

/** One article, its body reduced to what SPEC section 5 allows. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const { data } = entry;
  return {
    ...(await articleCardOf(entry)),
    body: await bodyBlocks(renderedHtml(entry)),
    ledger: data.ledger,
    sources: data.sources,
    related: data.related,
    help: (await shell()).help,
  };
}

/** The text in stretches, with the pictures that stand between them. */
function bodyBlocks(html: string) {
  return Promise.all(
    splitAtPictures(html).map(async (block) => {
      if (block.kind === 'text') return { kind: block.kind, html: sanitiseBody(block.html) };
      const { path, alt, caption } = block.picture;
      return { kind: block.kind, picture: await pictureOf(path), alt, caption };
    }),
  );
}
