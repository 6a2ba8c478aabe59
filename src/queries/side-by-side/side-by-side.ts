import { comparedCasino, comparedRows } from '#models/side-by-side/compared-casino.ts';
import { rankedCasinos, ratedOffers } from '../casinos/casinos.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { ratesOnFile } from '../money/rates.ts';
import { licenceOf } from '../reviews/review-licence.ts';
import { shell } from '../site/site.ts';

/** Files that the page asks for: the names of all casinos, and the column of each. */
const LIST_FILE = '/compare/casinos.json';
const COLUMN_FOLDER = '/compare/casinos';

/** Above this many casinos the list of names is a file that the script fetches. */
const MOST_NAMED = 100;

/** How many of the ranking stand side by side before a visitor chooses. */
const AT_FIRST = 2;

/** The columns of the casinos, best score first. */
async function columnsOf(casinos: Awaited<ReturnType<typeof rankedCasinos>>) {
  const [offers, visitOf, rates] = [await ratedOffers(), await casinoVisits(), await ratesOnFile()];
  return Promise.all(
    casinos.map(async (casino) =>
      comparedCasino(casino, offers.get(casino.slug) ?? null, await licenceOf(casino.entry.data), {
        visit: visitOf(casino.slug),
        rates,
      }),
    ),
  );
}

/** The page: the first casinos of the ranking side by side, and where the others are asked for. */
export async function comparePage() {
  const { help } = await shell();
  const names = await casinoNames();
  return {
    help,
    table: {
      ...comparedRows(),
      first: await columnsOf((await rankedCasinos()).slice(0, AT_FIRST)),
      names: names.length <= MOST_NAMED ? names : null,
      listFile: LIST_FILE,
      columnFolder: COLUMN_FOLDER,
    },
  };
}

/** Id and name of every casino that can be compared, by name. */
export async function casinoNames(): Promise<[id: string, name: string][]> {
  return (await rankedCasinos())
    .map(({ slug, name }): [string, string] => [slug, name])
    .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The column of each casino, for the file that the page asks for when it is chosen. */
export async function columns() {
  const casinos = await rankedCasinos();
  const all = await columnsOf(casinos);
  return casinos.map(({ slug }, index) => ({ slug, column: all[index] }));
}
