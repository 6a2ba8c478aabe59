import { distinctSources, sourcesIn } from '#domain/facts/cited-source.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { complaintRules } from '#models/licences/complaint-rules.ts';
import { licenceSlugOf } from '#models/licences/licence-slug.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { ofText } from './text-pages.ts';

const text = ofText('licenses', ['casino license', 'license seal', 'casino complaint', 'Anjouan']);

/** All licences with their deadlines; reviews link to the part on theirs. */
export const licences = singlePage({
  ...text,
  plate: 'Legal',
  group: 'countries',
  entry: async () => ({ ...(await text.entry()), changedOn: await lastChange('licences') }),
  view: licencesPage,
});

async function licencesPage() {
  const [page, casinos] = [await prosePage('licenses'), await reviewedCasinos()];
  const entries = await allEntries('licences');
  return {
    ...page,
    contents: [
      ...page.contents,
      ...entries.map(({ id, data }) => ({ text: data.name, href: `#${id}` })),
    ],
    sources: distinctSources([...page.sources, ...sourcesIn(entries.map(({ data }) => data))]),
    licences: entries.map(({ id, data }) => ({
      ...data,
      slug: id,
      requires: data.whatItRequires,
      steps: data.howToCheck,
      rules: complaintRules(data),
      casinos: casinos
        .filter(({ entry }) => licenceSlugOf(entry.data.facts) === id)
        .map(({ slug, name }) => ({ text: name, href: pageHref(FOLDERS.reviews, slug) })),
    })),
  };
}
