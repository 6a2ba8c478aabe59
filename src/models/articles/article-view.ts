import type { Byline } from '#domain/site/byline.ts';
import type { Shell } from '../pages/laid-out-page.ts';
import type { Picture } from '../pictures/picture.ts';
import { shownBlocks } from '../prose/prose-blocks.ts';
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
    body: shownBlocks(facts.html, pictures).map((block) =>
      block.kind === 'text' ? { ...block, html: sanitiseBody(block.html) } : block,
    ),
    ledger: ledger ?? null,
    sources,
    related,
    help,
  };
}
