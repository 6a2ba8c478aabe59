import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { textAddress } from '#domain/site/text-address.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { formatDate } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import type { Signed } from '#schemas/signed.ts';
import { allEntries } from '../content/entries.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { siteSettings } from '../site/site.ts';
import { personOf } from './people.ts';

/** The page on who runs the site and who answers for its texts. */
export async function aboutPage() {
  const [{ operator }, people] = [await siteSettings(), await allEntries('people')];
  return {
    ...(await prosePage('about')),
    operator,
    people: people.map(({ id, data }) => ({ ...data, href: pageHref(FOLDERS.people, id) })),
  };
}

/** One person, with everything they signed. */
export async function personPage(slug: string) {
  const { data } = await personOf(slug);
  const texts = await signedTexts();
  const signedAs = (part: keyof Signed) =>
    texts.filter(({ signed }) => signed[part] === slug).map(({ link }) => link);
  return {
    ...data,
    updated: formatDate(data.updatedOn),
    art: pageWatermark(`person-${slug}`),
    written: signedAs('writtenBy'),
    checked: signedAs('checkedBy'),
  };
}

type SignedText = { signed: Signed; link: LinkItem };

const signedIn = <Data extends Signed>(
  addressOf: (id: string) => string,
  entries: readonly { id: string; data: Data }[],
  titleOf: (data: Data) => string,
): SignedText[] =>
  entries.map(({ id, data }) => ({
    signed: data,
    link: { text: titleOf(data), href: addressOf(id) },
  }));

/** Every text that people can sign, with its link. */
async function signedTexts(): Promise<SignedText[]> {
  const reviewed = (await allEntries('casinos')).filter(({ data }) => data.review !== null);
  return [
    ...signedIn(
      (id) => pageHref(FOLDERS.reviews, id),
      reviewed,
      ({ name }) => `${name} review`,
    ),
    ...signedIn(
      (id) => pageHref(FOLDERS.articles, id),
      await allEntries('articles'),
      ({ title }) => title,
    ),
    ...signedIn(
      (id) => pageHref(FOLDERS.posts, id),
      await allEntries('blog'),
      ({ title }) => title,
    ),
    ...signedIn(textAddress, await allEntries('pages'), ({ title }) => title),
  ];
}
