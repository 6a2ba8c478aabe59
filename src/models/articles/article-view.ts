import type { Byline } from '#domain/site/byline.ts';
import type { Shell } from '../pages/laid-out-page.ts';
import type { Picture } from '../pictures/picture.ts';
import { splitAtPictures } from '../prose/prose-blocks.ts';
import { sanitiseBody } from '../prose/sanitise.ts';
import { articleCard, type ArticleFacts } from './article-card.ts';

/** All that the page of an article is made from. */
export type ArticlePageFacts = ArticleFacts & {
  /** The pictures in its text, by the path that the text gives. */
  pictures: ReadonlyMap<string, Picture>;
  help: Shell['help'];
  byline: Byline;
};

/** One article, its body reduced to what SPEC section 5 allows. */
export function articleView({ pictures, help, byline, ...facts }: ArticlePageFacts) {
  const { ledger, sources, related } = facts.data;
  return {
    ...articleCard(facts),
    byline,
    body: bodyBlocks(facts.html, pictures),
    ledger: ledger ?? null,
    sources,
    related,
    help,
  };
}

/** The text in blocks, pictures between them. */
function bodyBlocks(html: string, pictures: ReadonlyMap<string, Picture>) {
  return splitAtPictures(html).map((block) => {
    if (block.kind === 'text') return { kind: block.kind, html: sanitiseBody(block.html) };
    const { path, alt, caption } = block.picture;
    const picture = pictures.get(path);
    if (picture === undefined) throw new Error(`Expected the picture ${path}, found none`);
    return { kind: block.kind, picture, alt, caption };
  });
}
