import { JSDOM } from 'jsdom';
import { withoutStyles } from '../fixtures/page-document.ts';

/** Printed rating of a casino; `null` for a figure that is missing or unreadable. */
export type PublishedRating = {
  slug: string;
  score: number | null;
  stars: number | null;
  rank: number | null;
  /** Criteria judged. */
  rated: number | null;
};

/** The cards of the home page in their order. They print stars and rank, not the exact score. */
export const readHomePage = (html: string): PublishedRating[] =>
  all(parse(html), 'article[aria-labelledby^="casino-"]').map((card) => ({
    slug: card.getAttribute('aria-labelledby')?.replace('casino-', '') ?? '',
    score: null,
    stars: figureIn(labelOf(card, 'Rated')),
    rank: figureIn(labelOf(card, 'Rank')),
    rated: null,
  }));

/** The rows of the table on /how-we-rate in their order. */
export const readHowWeRatePage = (html: string): PublishedRating[] =>
  all(parse(html), 'tr[id^="rating-"]').map((row) =>
    readMarked(row, row.id.replace('rating-', '')),
  );

export const readReviewPage = (html: string, slug: string): PublishedRating[] => [
  readMarked(parse(html), slug),
];

function readMarked(root: ParentNode, slug: string): PublishedRating {
  const marked = (name: string) => root.querySelector(`[data-rating="${name}"]`);
  const stars = marked('stars');
  return {
    slug,
    score: figureIn(marked('score')?.textContent),
    stars: stars === null ? null : figureIn(labelOf(stars, 'Rated')),
    rank: figureIn(marked('rank')?.textContent),
    rated: figureIn(marked('coverage')?.textContent),
  };
}

const parse = (html: string): Document => new JSDOM(withoutStyles(html)).window.document;

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

const labelOf = (root: ParentNode, start: string) =>
  root.querySelector(`[role="img"][aria-label^="${start} "]`)?.getAttribute('aria-label');

/** The first figure in a text: 4.75 of "4.75 of 5", 4001 of "4,001". */
function figureIn(text: string | null | undefined): number | null {
  const found = /\d+(?:\.\d+)?/.exec((text ?? '').replaceAll(/(\d),(?=\d{3})/g, '$1'));
  return found === null ? null : Number(found[0]);
}
