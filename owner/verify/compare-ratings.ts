import { listPageHref } from '#domain/lists/list-address.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import type { ExpectedRating } from './expected-ratings.ts';
import {
  type PublishedRating,
  readHomePage,
  readHowWeRatePage,
  readReviewPage,
} from './published-ratings.ts';

/** Reads a built page by its address; `null` where there is none. */
export type ReadPage = (address: string) => string | null;

export type Difference = {
  page: string;
  casino: string;
  field: string;
  expected: string;
  found: string;
};

/** Stands for the casino where a difference concerns a whole page. */
export const ALL_CASINOS = 'all casinos';

const HOME = '/';
const HOW_WE_RATE = '/how-we-rate';
export const reviewAddress = (slug: string) => `/reviews/${slug}`;

/** Every place where a built page says something else than the content gives. Empty is good. */
export function compareRatings(
  expected: readonly ExpectedRating[],
  readPage: ReadPage,
): Difference[] {
  const reviewed = expected.filter(({ rankReviewed }) => rankReviewed !== null);
  const onHome = reviewed.slice(0, LIST_SIZES.homeCasinos);
  return [
    ...compareList(HOME, onHome, readPage(HOME), readHomePage, (page, casino, found) => [
      ...compareField(page, casino, 'stars', casino.rating.stars, found.stars),
      ...compareField(page, casino, 'rank', casino.rankReviewed, found.rank),
    ]),
    ...compareTable(expected, readPage),
    ...expected.flatMap((casino) => compareReview(casino, readPage(reviewAddress(casino.slug)))),
  ];
}

/** The table of every score, which is cut into pages where it is long. */
function compareTable(expected: readonly ExpectedRating[], readPage: ReadPage): Difference[] {
  const pageCount = pageCountOf(expected.length, LIST_SIZES.tableRows);
  return Array.from({ length: pageCount }, (_, index) => {
    const { items, number } = pageOf(expected, LIST_SIZES.tableRows, index + 1);
    const address = listPageHref(HOW_WE_RATE, number);
    return compareList(address, items, readPage(address), readHowWeRatePage, (...row) => [
      ...compareRating(...row),
      ...compareField(row[0], row[1], 'rank', row[1].rank, row[2].rank),
    ]);
  }).flat();
}

type CompareOne = (page: string, casino: ExpectedRating, found: PublishedRating) => Difference[];

function compareList(
  page: string,
  expected: readonly ExpectedRating[],
  html: string | null,
  read: (html: string) => PublishedRating[],
  compareOne: CompareOne,
): Difference[] {
  if (html === null) return [missingPage(page, ALL_CASINOS)];
  const published = read(html);
  const order = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).join(', ');
  const differences =
    order(published) === order(expected)
      ? []
      : [difference(page, ALL_CASINOS, 'order', order(expected), order(published))];
  return expected.reduce((all, casino) => {
    const found = published.find(({ slug }) => slug === casino.slug);
    return found === undefined
      ? [...all, difference(page, casino.name, 'entry', 'one', 'none')]
      : [...all, ...compareOne(page, casino, found)];
  }, differences);
}

function compareReview(casino: ExpectedRating, html: string | null): Difference[] {
  const page = reviewAddress(casino.slug);
  if (casino.rankReviewed === null) {
    return html === null ? [] : [difference(page, casino.name, 'page', 'none', 'one')];
  }
  if (html === null) return [missingPage(page, casino.name)];
  const found = readReviewPage(html, casino.slug);
  return [
    ...compareRating(page, casino, found),
    ...compareField(page, casino, 'rank', firstToldFor(casino.rankReviewed), found.rank),
  ];
}

/** A review tells ranks from 101 by the hundred, the first of it first: 4,001 to 4,100. */
const firstToldFor = (rank: number) => (rank <= 100 ? rank : rank - ((rank - 1) % 100));

const compareRating: CompareOne = (page, casino, found) => {
  const { score, stars, coverage } = casino.rating;
  return [
    ...compareField(page, casino, 'score', score, found.score),
    ...compareField(page, casino, 'stars', stars, found.stars),
    ...compareField(page, casino, 'criteria judged', coverage.rated, found.rated),
  ];
};

function compareField(
  page: string,
  { name }: ExpectedRating,
  field: string,
  expected: number | null,
  found: number | null,
): Difference[] {
  return expected === found
    ? []
    : [difference(page, name, field, String(expected), found === null ? 'nothing' : String(found))];
}

function difference(
  page: string,
  casino: string,
  field: string,
  expected: string,
  found: string,
): Difference {
  return { page, casino, field, expected, found };
}

const missingPage = (page: string, casino: string) =>
  difference(page, casino, 'page', 'one', 'none');
