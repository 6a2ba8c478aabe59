import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Expected figures of a page, in order; `null` where the page may be missing. */
type Expected = {
  page: string;
  rows: (PublishedRating & { name: string })[] | null;
  read: (html: string) => PublishedRating[];
};

/** Reads pages of a built site by address; `null` where there is none. */
export const pagesIn = (site: string) => (address: string) => {
  const file = path.join(site, address === '/' ? 'index.html' : `${address}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Name used for a difference of a whole page. */
const ALL_CASINOS = 'all casinos';

/** All differences between the built pages and the figures computed from the content. */
export const compareRatings = (
  expected: readonly ExpectedRating[],
  readPage: (address: string) => string | null,
): string[] => expectedPages(expected).flatMap((page) => differencesOn(page, readPage(page.page)));

function expectedPages(casinos: readonly ExpectedRating[]): Expected[] {
  const rowOf = ({ slug, name, rating, rank }: ExpectedRating) => {
    const { score, stars, coverage } = rating;
    return { slug, name, score, stars, rank, rated: coverage.rated };
  };
  const home = casinos
    .filter(({ rank }) => rank !== null)
    .slice(0, LIST_SIZES.homeCasinos)
    .map((casino) => ({ ...rowOf(casino), score: null, rated: null }));
  const tableCount = pageCountOf(casinos.length, LIST_SIZES.tableRows);
  const tables = Array.from({ length: tableCount }, (_, index): Expected => {
    const { items, number } = pageOf(casinos, LIST_SIZES.tableRows, index + 1);
    const page = listPageHref('/how-we-rate', number);
    // A list prints one decimal.
    const rows = items
      .map(rowOf)
      .map((row) => ({ ...row, score: Math.round(row.score * 10) / 10 }));
    return { page, rows, read: readHowWeRatePage };
  });
  const reviews = casinos.map((casino): Expected => {
    const { slug, rank } = casino;
    const rows = rank === null ? null : [rowOf(casino)];
    return { page: `/reviews/${slug}`, rows, read: (html) => readReviewPage(html, slug) };
  });
  return [{ page: '/', rows: home, read: readHomePage }, ...tables, ...reviews];
}

function differencesOn({ page, rows, read }: Expected, html: string | null): string[] {
  const differ = (casino: string, field: string, expected: unknown, found: unknown) =>
    expected === found ? [] : [`${page}, ${casino} ${field}: ${expected}, not ${found}`];
  if (rows === null || html === null) {
    return differ(ALL_CASINOS, 'page', rows !== null, html !== null);
  }
  const published = read(html);
  const slugsOf = (list: readonly PublishedRating[]) => list.map(({ slug }) => slug).join(', ');
  return [
    ...differ(ALL_CASINOS, 'order', slugsOf(rows), slugsOf(published)),
    ...rows.flatMap((row) => {
      const found = published.find(({ slug }) => slug === row.slug);
      return [
        ...differ(row.name, 'score', row.score, found?.score),
        ...differ(row.name, 'stars', row.stars, found?.stars),
        ...differ(row.name, 'criteria judged', row.rated, found?.rated),
        ...differ(row.name, 'rank', row.rank, found?.rank),
      ];
    }),
  ];
}
