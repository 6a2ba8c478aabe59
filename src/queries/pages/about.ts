import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { allEntries } from '../content/entries.ts';
import { ofText } from './text-pages.ts';
import { organisation } from '../people/people.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { siteSettings } from '../site/site.ts';

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

/** The page on who runs the site and who answers for its texts. */
async function aboutPage() {
  const [{ operator }, people] = [await siteSettings(), await allEntries('people')];
  return {
    ...(await prosePage('about')),
    operator,
    people: people.map(({ id, data }) => ({ ...data, href: pageHref(FOLDERS.people, id) })),
  };
}
