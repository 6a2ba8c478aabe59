import { FOLDERS, pageHref } from '#domain/site/folders.ts';
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
    people: people.map(({ id, data }) => ({
      href: pageHref(FOLDERS.people, id),
      name: data.name,
      role: data.role,
      answersFor: data.answersFor,
      isSample: data.sample,
    })),
  };
}

/** One person, with everything they signed. */
export async function personPage(slug: string) {
  const { data } = await personOf(slug);
  const texts = await signedTexts();
  const signedAs = (part: keyof Signed) =>
    texts.filter(({ signed }) => signed[part] === slug).map(({ link }) => link);
  return {
    name: data.name,
    role: data.role,
    answersFor: data.answersFor,
    background: data.background,
    isSample: data.sample,
    updated: formatDate(data.updatedOn),
    art: pageWatermark(`person-${slug}`),
    written: signedAs('writtenBy'),
    checked: signedAs('checkedBy'),
  };
}

/** Every text that people can sign, with its link. */
async function signedTexts(): Promise<readonly { signed: Signed; link: LinkItem }[]> {
  const [casinos, articles, posts, pages] = [
    await allEntries('casinos'),
    await allEntries('articles'),
    await allEntries('blog'),
    await allEntries('pages'),
  ];
  return [
    ...casinos
      .filter(({ data }) => data.review !== null)
      .map(({ id, data }) => ({
        signed: data,
        link: { text: `${data.name} review`, href: pageHref(FOLDERS.reviews, id) },
      })),
    ...articles.map(({ id, data }) => ({
      signed: data,
      link: { text: data.title, href: pageHref(FOLDERS.articles, id) },
    })),
    ...posts.map(({ id, data }) => ({
      signed: data,
      link: { text: data.title, href: pageHref(FOLDERS.posts, id) },
    })),
    ...pages.map(({ id, data }) => ({ signed: data, link: { text: data.title, href: `/${id}` } })),
  ];
}
