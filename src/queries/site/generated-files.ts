import { artFiles } from '#models/pictures/art-files.ts';
import { brandFiles } from '#models/pictures/brand-drawings.ts';
import { allEntries } from '../content/entries.ts';
import { siteSettings } from './site.ts';

/** Every generated picture with the address it is served from. */
export async function generatedArt() {
  const [casinos, articles] = [await allEntries('casinos'), await allEntries('articles')];
  return [
    ...brandFiles((await siteSettings()).look),
    ...artFiles(
      casinos.map(({ id, data }) => ({ slug: id, initials: data.initials, chip: data.chip })),
      articles.map(({ id, data }) => ({ slug: id, category: data.category })),
    ),
  ];
}
