import { singlePage } from '#models/pages/page-kind.ts';
import { aboutPage } from '../people/about-page.ts';
import { organisation } from '../people/people.ts';
import { siteSettings } from '../site/site.ts';
import { textEntry, textHead } from './text-pages.ts';

const SLUG = 'about';

/** Who runs the site, who answers for its texts, and by which rules. */
export const about = singlePage({
  address: `/${SLUG}`,
  search: 'page',
  plate: 'Strategy',
  group: 'site',
  entry: () => textEntry(SLUG),
  view: aboutPage,
  head: async () => {
    const { brand, baseUrl } = await siteSettings();
    const publisher = await organisation(baseUrl);
    return {
      ...(await textHead(SLUG, ['about', 'editorial policy', 'corrections', 'who runs this site'])),
      structuredData: ({ page }) => [
        { '@type': 'AboutPage', name: `About ${brand}`, url: page, mainEntity: publisher },
      ],
    };
  },
});
