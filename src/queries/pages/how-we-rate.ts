import { type Grade, GRADES } from '#domain/facts/fact.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { METHOD } from '#domain/ratings/method.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { TERM_NAMES } from '#format/term-values.ts';
import { type Place, singlePage } from '#models/pages/page-kind.ts';
import { laterScoresView, rulesView } from '#models/ratings/how-we-rate-view.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange, latest } from '../content/last-change.ts';
import { publishedRobustness } from './weights-tool.ts';

/** Rules of the rating and every score, in pages. */
export const howWeRate = singlePage({
  address: '/how-we-rate',
  inPages: true,
  entry: async () => ({
    name: 'How we rate',
    changedOn: latest([await lastChange('casinos', 'bonuses'), METHOD.since]),
    list: {
      pageCount: pageCountOf((await rankedCasinos()).length, LIST_SIZES.tableRows),
      label: 'Pages of the scores',
      what: 'More scores of crypto casinos with the criteria judged',
    },
  }),
  view: howWeRatePage,
  head: () => ({
    title: 'How we rate crypto casinos',
    description: `The ${WEIGHTED_CRITERIA.length} criteria and their weights, the rule for each verdict, how ties rank, what unknown facts do, and every score with a worked sum.`,
    keywords: [
      'how casinos are rated',
      'casino rating method',
      'casino rating weights',
      'crypto casino score',
      'independent casino ratings',
    ],
  }),
});

/** Rules with the first scores, or a later page of the scores. */
async function howWeRatePage({ number }: Place) {
  const casinos = await rankedCasinos();
  const page = pageOf(casinos, LIST_SIZES.tableRows, number);
  return number === 1
    ? rulesView(casinos, page.items, await factsByGrade(), await publishedRobustness())
    : laterScoresView(page);
}

/** Number of facts and terms that carry each grade. */
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
