import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';

/** Article that reads the terms of an offer line by line. */
const GUIDE = 'reading-bonus-terms';

/** Link to the guide on bonus terms; `null` on a site without it. */
export async function termsGuide() {
  const isThere = (await allEntries('articles')).some(({ id }) => id === GUIDE);
  return isThere
    ? { href: pageHref(FOLDERS.articles, GUIDE), artHref: watermarkHref('cta') }
    : null;
}
