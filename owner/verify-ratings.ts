/**
 * `npm run verify:ratings`: computes every score again from the content and compares score, stars, rank and
 * coverage with the built pages. Exit code 1 on any difference or missing page.
 * Another folder than `dist` can be named: `npm run verify:ratings -- folder`.
 */
import { goodContent } from './good-content.ts';
import { refuse } from './terminal.ts';
import { compareRatings, pagesIn } from './verify/compare-ratings.ts';
import { expectedRatings } from './verify/expected-ratings.ts';

const folder = process.argv[2] ?? 'dist';
process.exitCode = refuse(await complaintsAbout(folder));

async function complaintsAbout(site: string): Promise<string[]> {
  const { content } = await goodContent(
    'The content has problems, so no score can be computed from it.',
  );
  const readPage = pagesIn(site);
  if (readPage('/') === null) return [`${site} has no built site. Run npm run build first.`];

  const expected = expectedRatings(content);
  for (const { name, rating, rank } of expected) {
    const { score, stars, coverage } = rating;
    console.log(
      `${rank}. ${name}: ${score} of 5, ${stars} stars, ${coverage.rated} of ${coverage.total} criteria judged`,
    );
  }
  const differences = compareRatings(expected, readPage);
  if (differences.length === 0) {
    console.log(`All ${expected.length} ratings agree with the built pages.`);
    return [];
  }
  return [
    ...differences.map(
      ({ page, casino, field, expected: wanted, found }) =>
        `${page}, ${casino}: ${field}: content gives ${wanted}, the page has ${found}`,
    ),
    `${differences.length} differences between content and built pages. If the content has changed since the last build, run npm run build first.`,
  ];
}
