import { FOLDERS } from '#domain/site/folders.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { allEntries } from '../content/entries.ts';
import { personPage } from '../people/about-page.ts';
import { siteSettings } from '../site/site.ts';
import { about } from './about.ts';

/** A page for each person who writes or checks. */
export const people = pagesInFolder({
  folder: FOLDERS.people,
  below: about,
  entries: async () =>
    (await allEntries('people')).map(({ id, data }) => ({
      slug: id,
      name: data.name,
      changedOn: data.updatedOn,
    })),
  view: ({ slug }) => personPage(slug),
  head: async ({ slug }) => {
    const [{ brand }, { name, role }] = [await siteSettings(), await personPage(slug)];
    return {
      title: `${name}, ${role.toLowerCase()}`,
      description: `${name} is ${role.toLowerCase()} at ${brand}: what this person answers for, and every review and article signed or checked.`,
      keywords: [name, role, brand],
      structuredData: ({ page }) => [{ '@type': 'Person', name, jobTitle: role, url: page }],
    };
  },
});
