import { type Folder, FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { textAddress } from '#domain/site/text-address.ts';
import { formatDate } from '#format/text.ts';
import { pagesInFolder, type Place, singlePage } from '#models/pages/page-kind.ts';
import type { Signed } from '#schemas/entry-fields.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { ofText } from './text-pages.ts';
import { organisation, realPeople, wasChecked } from '../people/people.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { siteSettings } from '../site/site.ts';

const text = ofText('about', ['about', 'editorial policy', 'corrections', 'who runs this site']);

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

async function aboutPage() {
  const [{ operator }, people] = [await siteSettings(), await realPeople()];
  return {
    ...(await prosePage('about')),
    operator,
    people: people.map(({ id, data }) => ({ ...data, href: pageHref(FOLDERS.people, id) })),
  };
}

/** Page for each real person who writes or checks. */
export const people = pagesInFolder({
  folder: FOLDERS.people,
  below: about,
  entries: async () =>
    (await realPeople()).map(({ id, data }) => ({
      slug: id,
      name: data.name,
      changedOn: data.updatedOn,
    })),
  view: personPage,
  head: async ({ slug }) => {
    const [{ brand }, { name, role }] = [await siteSettings(), (await personOf(slug)).data];
    return {
      title: `${name}, ${role.toLowerCase()}`,
      description: `${name} is ${role.toLowerCase()} at ${brand}: what this person answers for, and every review and article signed or checked.`,
      keywords: [name, role, brand],
      signed: null,
      structuredData: ({ page }) => [{ '@type': 'Person', name, jobTitle: role, url: page }],
    };
  },
});

const personOf = async (slug: string) => requireEntry(await realPeople(), slug, 'a person');

/** View of a person, with every text they signed. */
async function personPage({ slug }: Place) {
  const { data } = await personOf(slug);
  const texts = await signedTexts();
  const linksOf = (isTheirs: (signed: Signed) => boolean) =>
    texts.filter(({ signed }) => isTheirs(signed)).map(({ link }) => link);
  return {
    ...data,
    updated: data.updatedOn === undefined ? null : formatDate(data.updatedOn),
    written: linksOf(({ writtenBy }) => writtenBy === slug),
    checked: linksOf((signed) => signed.checkedBy === slug && wasChecked(signed)),
  };
}

type Titled = { id: string; data: Signed & { title: string } };

/** Texts that people can sign, with their links. */
async function signedTexts(): Promise<{ signed: Signed; link: LinkItem }[]> {
  const inFolder = (folder: Folder, entries: readonly Titled[]) =>
    entries.map(({ id, data }) => textOf(data, data.title, pageHref(folder, id)));
  const textOf = (signed: Signed, text: string, href: string) => ({ signed, link: { text, href } });
  return [
    ...(await allEntries('casinos'))
      .filter(({ data }) => data.review !== null)
      .map(({ id, data }) => textOf(data, `${data.name} review`, pageHref(FOLDERS.reviews, id))),
    ...inFolder(FOLDERS.articles, await allEntries('articles')),
    ...inFolder(FOLDERS.posts, await allEntries('blog')),
    ...inFolder(FOLDERS.payoutTests, await allEntries('payoutTests')),
    ...inFolder(FOLDERS.games, await allEntries('games')),
    ...inFolder(FOLDERS.bonusCategories, await allEntries('bonusCategories')),
    ...(await allEntries('countries')).map(({ id, data }) =>
      textOf(data, `The law: ${data.name}`, pageHref(FOLDERS.countries, id)),
    ),
    ...(await allEntries('paymentPages')).map(({ id, data }) =>
      textOf(
        data,
        data.title,
        id === 'overview'
          ? FOLDERS.paymentCategories.base
          : pageHref(FOLDERS.paymentCategories, id),
      ),
    ),
    ...(await allEntries('pages')).map(({ id, data }) => textOf(data, data.title, textAddress(id))),
    textOf(await siteSettings(), 'Rules of games, questions, lists and tools', '/search'),
  ];
}
