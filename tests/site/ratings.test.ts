import { expect, test } from 'vitest';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { ratedOffer } from '#domain/ratings/rated-offer.ts';
import { rankAmong } from '#domain/ratings/ranking.ts';
import { rate } from '#domain/ratings/score.ts';
import { ratesOf } from '#schemas/rates.ts';
import { builtPages, content, documentOf, pageOf } from './dist.ts';

const [rates] = content.rates;

/** Ratings worked out from the content files, in ranking order; no rank without a review. */
const expected = rankAmong(
  content.casinos.map(({ id, data }) => {
    const offers = content.bonuses.map((bonus) => bonus.data).filter(({ casino }) => casino === id);
    const offer = ratedOffer(offers)?.terms ?? null;
    const rating = rate({ facts: data.facts, offer, rates: rates ? ratesOf(rates.data) : null });
    return { slug: id, name: data.name, isReviewed: data.review !== null, rating };
  }),
  ({ isReviewed }) => isReviewed,
).map(({ slug, rank, rating: { score, stars, coverage } }) => {
  return { slug, score, stars, rank, rated: coverage.rated };
});
const reviewed = expected.filter(({ rank }) => rank !== null);

/** The first figure in a text: 4.75 of "4.75 of 5", 4001 of "4,001". */
function figureIn(text: string | null | undefined): number | null {
  const found = /\d+(?:\.\d+)?/.exec((text ?? '').replaceAll(/(\d),(?=\d{3})/g, '$1'));
  return found === null ? null : Number(found[0]);
}

const labelled = (root: ParentNode, start: string) =>
  figureIn(root.querySelector(`[role="img"][aria-label^="${start} "]`)?.getAttribute('aria-label'));

function printedIn(root: ParentNode, slug: string) {
  const marked = (name: string) => root.querySelector(`[data-rating="${name}"]`);
  const stars = marked('stars');
  return {
    slug,
    score: figureIn(marked('score')?.textContent),
    stars: stars && labelled(stars, 'Rated'),
    rank: figureIn(marked('rank')?.textContent),
    rated: figureIn(marked('coverage')?.textContent),
  };
}

test('the list of casinos prints what the facts of each come to, the best first', () => {
  const rows = [...documentOf(pageOf('/reviews')).querySelectorAll('li[id^="rating-"]')];
  const printed = rows.map((row) => ({
    slug: row.id.replace('rating-', ''),
    score: figureIn(row.querySelector('[data-rating="score"] dd')?.textContent),
    rank: figureIn(row.querySelector('[data-rating="rank"]')?.textContent),
  }));
  // A list prints one decimal, and no score of a casino without a review.
  const found = expected.map(({ slug, score, rank }) => ({
    slug,
    score: rank === null ? null : Math.round(score * 10) / 10,
    rank,
  }));
  const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
  expect(printed.toSorted(bySlug)).toEqual(found.toSorted(bySlug));
  // Those to avoid follow, with the lowest score first.
  const ranks = printed.flatMap(({ rank }, at) =>
    rank === null || rows[at]?.closest('#avoid') ? [] : rank,
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('so does every review, and no casino without a review has one', () => {
  const slugs = builtPages().flatMap(({ path }) => /^\/reviews\/([^/]+)$/.exec(path)?.[1] ?? []);
  expect(slugs.toSorted()).toEqual(reviewed.map(({ slug }) => slug).toSorted());
  expect(
    reviewed.map(({ slug }) => printedIn(documentOf(pageOf(`/reviews/${slug}`)), slug)),
  ).toEqual(reviewed);
});

test('the home page has the first of them, by stars and rank', () => {
  const cards = documentOf(pageOf('/')).querySelectorAll('article[aria-labelledby^="casino-"]');
  expect(
    [...cards].map((card) => ({
      slug: card.getAttribute('aria-labelledby')?.replace('casino-', ''),
      stars: labelled(card, 'Rated'),
      rank: figureIn(card.querySelector('[data-rating="rank"]')?.textContent),
    })),
  ).toEqual(
    reviewed
      .slice(0, LIST_SIZES.homeCasinos)
      .map(({ slug, stars, rank }) => ({ slug, stars, rank })),
  );
});
