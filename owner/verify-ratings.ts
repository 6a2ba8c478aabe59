/**
 * `npm run verify:ratings`: computes every score again from the content and compares score, stars,
 * rank and coverage with the built pages. Exit code 1 on any difference or missing page.
 * Another folder than `dist` can be named: `npm run verify:ratings -- folder`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '#tools/build/build-site.ts';
import { DIST } from '#integrations/output-folder.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import {
  ALL_CASINOS,
  compareRatings,
  type Difference,
  reviewAddress,
} from './verify/compare-ratings.ts';
import { type ExpectedRating, expectedRatings } from './verify/expected-ratings.ts';

const folder = process.argv[2] ?? DIST;
const { problems, content } = await checkContent();

if (problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error('The content has problems, so no score can be computed from it.');
  process.exitCode = 1;
} else {
  if (folder === DIST && !existsSync(path.join(DIST, 'index.html'))) {
    console.log('Nothing is built yet; building…');
    await buildSite();
  }
  const expected = expectedRatings(content);
  const differences = compareRatings(expected, readPage);
  printTable(expected, differences);
  for (const { page, casino, field, expected: wanted, found } of differences) {
    console.error(`${page}, ${casino}: ${field}: content gives ${wanted}, the page has ${found}`);
  }
  console.log(
    differences.length === 0
      ? `All ${expected.length} ratings agree with the built pages.`
      : `${differences.length} differences between content and built pages.`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}

function readPage(address: string): string | null {
  const file = path.join(folder, address === '/' ? 'index.html' : `${address}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function printTable(expected: readonly ExpectedRating[], differences: readonly Difference[]) {
  const row = (...cells: string[]) =>
    console.log(
      cells.map((cell, index) => cell.padEnd([16, 7, 7, 6, 8, 8, 8, 11][index] ?? 0)).join(''),
    );
  row('Casino', 'Score', 'Stars', 'Rank', 'Judged', 'Home', 'Review', 'How we rate');
  for (const { slug, name, rating, rank, rankReviewed } of expected) {
    const stateOf = (page: string) =>
      differences.some(
        (one) => one.page === page && (one.casino === name || one.casino === ALL_CASINOS),
      )
        ? 'differs'
        : 'agrees';
    row(
      name,
      String(rating.score),
      rating.stars.toFixed(1),
      String(rank),
      `${rating.coverage.rated}/${rating.coverage.total}`,
      rankReviewed === null ? '-' : stateOf('/'),
      rankReviewed === null ? '-' : stateOf(reviewAddress(slug)),
      stateOf('/how-we-rate'),
    );
  }
}
