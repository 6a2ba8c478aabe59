import { FOLDERS } from '#domain/site/folders.ts';
import { formatPoints } from '#format/ratings.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { signatures } from '../people/people.ts';
import { reviewOf, reviewPage } from '../reviews/review-page.ts';

/** A page for each casino with a review; the others have none. */
export const reviews = pagesInFolder({
  folder: FOLDERS.reviews,
  below: { text: 'Casino Reviews', href: '/#casinos' },
  search: 'casino',
  plate: 'Bonuses',
  group: 'casinos',
  entries: async () =>
    (await reviewedCasinos()).map(({ slug, name, entry }) => ({
      slug,
      name,
      changedOn: entry.data.updatedOn,
    })),
  view: ({ slug }) => reviewPage(slug),
  // No rating goes into the structured data: the casinos are samples.
  head: async ({ slug }) => {
    const { casino } = await reviewOf(slug);
    const { name, rating, entry } = casino;
    const { coverage, score } = rating;
    const kind = entry.data.sample ? `${name}, an invented sample casino,` : name;
    return {
      title: `${name} review: score, bonus cost and licence`,
      description: `${kind} scores ${formatPoints(score)} of 5 on ${coverage.rated} of ${coverage.total} criteria. Every fact with its source, the cost of its bonus and how to check its licence.`,
      pictureNote: entry.data.sample ? '18+. Invented sample casino' : '18+',
      keywords: [
        `${name} review`,
        `${name} bonus`,
        `${name} withdrawal time`,
        `${name} KYC`,
        `${name} licence`,
        'crypto casino review',
      ],
      structuredData: async (addresses) => {
        const { mainEntityOfPage, ...signed } = await signatures(entry.data, addresses);
        return [{ ...mainEntityOfPage, ...signed, name: `${name} review` }];
      },
    };
  },
});
