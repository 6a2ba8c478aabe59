import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { lastChange } from '../content/last-change.ts';
import { howWeRatePage } from '../ratings/how-we-rate.ts';

/** The rules of the rating, and every score, in pages. */
export const howWeRate = singlePage({
  address: '/how-we-rate',
  inPages: true,
  entry: async () => ({
    name: 'How we rate',
    changedOn: await lastChange('casinos', 'bonuses'),
    list: {
      pageCount: pageCountOf((await rankedCasinos()).length, LIST_SIZES.tableRows),
      label: 'Pages of the scores',
      what: 'More scores of crypto casinos with the criteria judged',
    },
  }),
  view: ({ number }) => howWeRatePage(number),
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
