import { singlePage } from '#models/pages/page-kind.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { lastChange } from '../content/last-change.ts';
import { homePage } from '../home/home.ts';
import { organisation } from '../people/people.ts';
import { siteSettings } from '../site/site.ts';

const LISTED_IN_STRUCTURED_DATA = 5;

/** The search leaves it out: it shows in short what has pages of its own. */
export const home = singlePage({
  address: '/',
  search: null,
  group: null,
  entry: async () => ({ name: 'Home', changedOn: await lastChange('casinos', 'bonuses') }),
  view: homePage,
  head: async () => {
    const [site, casinos] = [await siteSettings(), await reviewedCasinos()];
    return {
      title: `${site.brand}: ${site.tagline.replace(/\.$/, '')}`,
      description: site.description,
      keywords: site.keywords,
      structuredData: async ({ origin }) => [
        {
          '@type': 'WebSite',
          name: site.brand,
          url: origin,
          description: site.description,
          publisher: await organisation(origin),
        },
        // The first casinos by name and address alone: a sample has no rating to publish.
        {
          '@type': 'ItemList',
          name: 'Top Rated Crypto Casinos',
          numberOfItems: LISTED_IN_STRUCTURED_DATA,
          itemListElement: casinos
            .slice(0, LISTED_IN_STRUCTURED_DATA)
            .map(({ slug, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: new URL(pageHref(FOLDERS.reviews, slug), origin).href,
            })),
        },
      ],
    };
  },
});
