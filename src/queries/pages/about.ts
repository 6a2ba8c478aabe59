import { singlePage } from '#models/pages/page-kind.ts';
import { aboutPage } from '../people/about-page.ts';
import { organisation } from '../people/people.ts';
import { siteSettings } from '../site/site.ts';
import { ofText } from './text-pages.ts';

const text = ofText('about', ['about', 'editorial policy', 'corrections', 'who runs this site']);

/** Who runs the site, who answers for its texts, and by which rules. */
export const about = singlePage({
  ...text,
  view: aboutPage,
  head: async () => {
    const { brand } = await siteSettings();
    return {
      ...(await text.head()),
      structuredData: async ({ origin, page }) => [
        {
          '@type': 'AboutPage',
          name: `About ${brand}`,
          url: page,
          mainEntity: await organisation(origin),
        },
      ],
    };
  },
});
