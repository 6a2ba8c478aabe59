import { withPage } from '#domain/casinos/filled-address.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatScore, formatTests } from '#format/ratings.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { CARD_QUESTIONS, shortSheet } from '#models/reviews/pay-sheet.ts';
import { formatCoverage } from '#models/reviews/review-score.ts';
import { factCells, factRows } from '#models/side-by-side/compared-facts.ts';
import {
  comparedOutcome,
  OUTCOME_BEST,
  termCells,
  termRows,
} from '#models/side-by-side/compared-offer.ts';
import { rankedCasinos, ratedOffers } from '../casinos/casinos.ts';
import { paySheets } from '../casinos/pay-sheets.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { lastChange } from '../content/last-change.ts';
import { ratesOnFile } from '../money/rates.ts';
import { TOOL } from './tools.ts';
import { licenceOf } from '../reviews/review-licence.ts';

/** Comparison of two to four casinos, fact by fact. */
export const compare = singlePage({
  address: '/compare',
  ...TOOL,
  entry: async () => ({
    name: 'Compare casinos',
    changedOn: await lastChange('bonuses', 'casinos'),
  }),
  view: comparePage,
  head: () => ({
    title: 'Compare casinos side by side, fact by fact',
    description:
      'Two to four crypto casinos side by side: withdrawals, deposits, identity checks, license and what the offer does to 100 players, with grade and date.',
    keywords: [
      'compare crypto casinos',
      'casino comparison',
      'withdrawal time',
      'identity checks',
      'wagering',
    ],
  }),
});

/** Files that the page fetches: the names of all casinos, and a column for each. */
const LIST_FILE = '/compare/casinos.json';
const COLUMN_FOLDER = '/compare/casinos';

/** Above this number of casinos the script fetches the list of names. */
const MOST_NAMED = 100;

/** Casinos compared before a visitor chooses. */
const AT_FIRST = 2;

/** Columns of the comparison as the browser receives them, best score first. */
async function columnsOf(casinos: Awaited<ReturnType<typeof rankedCasinos>>) {
  const [offers, visitOf, rates] = [await ratedOffers(), await casinoVisits(), await ratesOnFile()];
  const sheetOf = await paySheets();
  return Promise.all(
    casinos.map(async ({ slug, name, rating, tests, verdict, logo, entry: { data } }) => {
      const offer = offers.get(slug) ?? null;
      return {
        slug,
        name,
        logo,
        review: data.review === null ? null : pageHref(FOLDERS.reviews, slug),
        score: rating.coverage.rated > 0 ? formatScore(rating.score) : null,
        verdict,
        tests: formatTests(tests),
        coverage: formatCoverage(rating),
        isSample: data.sample,
        outcome: comparedOutcome(offer),
        cells: { ...termCells(offer, rates), ...factCells(data, await licenceOf(data), rates) },
        visit: visitOf(slug),
        pay: shortSheet(slug, sheetOf(slug), CARD_QUESTIONS),
      };
    }),
  );
}

async function comparePage() {
  const names = await casinoNames();
  return {
    table: {
      // Rows are the same for every casino.
      outcomeBest: OUTCOME_BEST,
      groups: [{ id: 'terms', title: 'What its offer asks for', rows: termRows() }, ...factRows()],
      first: await columnsOf((await rankedCasinos()).slice(0, AT_FIRST)),
      names: names.length <= MOST_NAMED ? names : null,
      listFile: LIST_FILE,
      columnFolder: COLUMN_FOLDER,
    },
  };
}

/** Id and name of every casino that can be compared, by name. */
async function casinoNames(): Promise<[id: string, name: string][]> {
  return (await rankedCasinos())
    .map(({ slug, name }): [string, string] => [slug, name])
    .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Names for the file, each with a note for machines where the casino is invented. */
export async function namesOnFile() {
  const invented = (await rankedCasinos()).filter(({ entry }) => entry.data.sample);
  return (await casinoNames()).map((named) =>
    invented.some(({ slug }) => slug === named[0]) ? [...named, 'invented sample'] : named,
  );
}

/** Column of each casino, for the file that the page fetches when it is chosen. */
export async function columns() {
  const casinos = await rankedCasinos();
  const all = withPage(await columnsOf(casinos), compare.base);
  return casinos.map(({ slug }, index) => ({ slug, column: all[index] }));
}
