import { countSources, type SourceCounts } from '#domain/facts/source-counts.ts';
import { METHOD } from '#domain/ratings/method.ts';
import { formatCount } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { methodVersionViews } from '#models/ratings/method-view.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { howWeRate } from './how-we-rate.ts';

/** Versions of the rating method, and sources by subject. */
export const ratingChanges = singlePage({
  address: '/how-we-rate/changes',
  below: howWeRate,
  entry: () => ({ name: 'Changes and sources', changedOn: METHOD.since }),
  view: async () => ({
    versions: methodVersionViews(await rankedCasinos()),
    sources: await sourceTable(),
  }),
  head: () => ({
    title: 'Changes of our rating method, and our sources',
    description:
      'Every version of our rating method, what changed and which scores it moved; and how many of our sources open at the original.',
    keywords: ['casino rating changes', 'rating method versions', 'casino rating sources'],
  }),
});

const SOURCED = {
  countries: 'Law, by country',
  helplines: 'Help services',
  licences: 'Licenses',
  coins: 'Coins and networks',
  games: 'Game guides',
  gameRules: 'Rules of games',
  articles: 'Guides and strategies',
  pages: 'Text pages',
  casinos: 'Casinos',
  bonuses: 'Offers',
  site: 'Figures of the home page',
} as const;

/** Columns of the table of sources, in order. */
const COLUMNS: readonly [kind: keyof SourceCounts, label: string][] = [
  ['opens', 'Original'],
  ['reprint', 'Reprint'],
  ['secondary', 'Report'],
  ['notFound', 'None'],
  ['ownSums', 'Own math'],
  ['named', 'Named only'],
  ['invented', 'Sample'],
];

/** Number of sources by collection: those that open, and statements without one. */
async function sourceTable() {
  const names = Object.keys(SOURCED) as (keyof typeof SOURCED)[];
  return {
    labels: COLUMNS.map(([, label]) => label),
    rows: await Promise.all(
      names.map(async (name) => {
        const counts = countSources((await allEntries(name)).map(({ data }) => data));
        return [SOURCED[name], ...COLUMNS.map(([kind]) => formatCount(counts[kind]))];
      }),
    ),
  };
}
