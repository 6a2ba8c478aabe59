import { type Grade, GRADES } from '#domain/facts/fact.ts';
import { METHOD } from '#domain/ratings/method.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { TERM_NAMES } from '#format/term-values.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { rulesView } from '#models/ratings/how-we-rate-view.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange, latest } from '../content/last-change.ts';
import { publishedRobustness } from './weights-tool.ts';

/** Rules of the rating, with a worked example. */
export const howWeRate = singlePage({
  address: '/how-we-rate',
  entry: async () => ({
    name: 'How we rate',
    changedOn: latest([await lastChange('casinos', 'bonuses'), METHOD.since]),
  }),
  view: async () =>
    rulesView(await rankedCasinos(), await factsByGrade(), await publishedRobustness()),
  head: () => ({
    title: 'How we rate crypto casinos',
    description: `The ${WEIGHTED_CRITERIA.length} criteria and their weights, the rule for each verdict, how ties rank, what unknown facts do, and a score worked through.`,
    keywords: [
      'how casinos are rated',
      'casino rating method',
      'casino rating weights',
      'crypto casino score',
      'independent casino ratings',
    ],
  }),
});

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
