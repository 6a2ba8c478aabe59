import { type Grade, GRADES } from '#domain/facts/fact.ts';
import { countSources } from '#domain/facts/source-counts.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { TERM_NAMES } from '#format/term-values.ts';
import { laterScoresView, rulesView } from '#models/ratings/how-we-rate-view.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { publishedRobustness } from './weights-tool.ts';

/** The rules with the first scores, or a later page of the scores. */
export async function howWeRatePage(number: number) {
  const casinos = await rankedCasinos();
  const page = pageOf(casinos, LIST_SIZES.tableRows, number);
  return number === 1
    ? rulesView(
        casinos,
        page.items,
        await factsByGrade(),
        await publishedRobustness(),
        await sourceCounts(),
      )
    : laterScoresView(page);
}

/** How many facts of the casinos and terms of their offers carry each grade. */
async function factsByGrade(): Promise<Record<Grade, number>> {
  const [casinos, bonuses] = [await allEntries('casinos'), await allEntries('bonuses')];
  const receipts = [
    ...casinos.flatMap(({ data }) => Object.values(data.facts)),
    ...bonuses.flatMap(({ data }) => TERM_NAMES.map((name) => data.terms[name])),
  ].filter((fact) => fact !== null);
  const counts = Map.groupBy(receipts, ({ grade }) => grade);
  return Object.fromEntries(
    GRADES.map((grade) => [grade, counts.get(grade)?.length ?? 0]),
  ) as Record<Grade, number>;
}

const SOURCED = {
  countries: 'Law, by country',
  helplines: 'Help services',
  licences: 'Licences',
  coins: 'Coins and networks',
  games: 'Game guides',
  gameRules: 'Rules of games',
  articles: 'Guides and strategies',
  pages: 'Text pages',
  casinos: 'Casinos',
  bonuses: 'Offers',
  site: 'Figures of the home page',
} as const;

/** How many sources of each collection open, and for how many statements none was found. */
async function sourceCounts() {
  return Promise.all(
    (Object.keys(SOURCED) as (keyof typeof SOURCED)[]).map(async (name) => ({
      name: SOURCED[name],
      counts: countSources((await allEntries(name)).map(({ data }) => data)),
    })),
  );
}
