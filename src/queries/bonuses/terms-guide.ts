import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';

/** The article that reads the terms of an offer line by line. */
const GUIDE = 'reading-bonus-terms';

/** The way from offers to the guide that reads their terms; `null` on a site without that guide. */
export async function termsGuide() {
  const isThere = (await allEntries('articles')).some(({ id }) => id === GUIDE);
  return isThere
    ? { href: pageHref(FOLDERS.articles, GUIDE), artHref: watermarkHref('cta') }
    : null;
}
