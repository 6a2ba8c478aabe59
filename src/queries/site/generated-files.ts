import { artFiles } from '#models/pictures/art-files.ts';
import { brandFiles } from '#models/pictures/brand-drawings.ts';
import { chipOwners } from '../casinos/chip-owners.ts';
import { allEntries } from '../content/entries.ts';
import { siteSettings } from './site.ts';

/** Generated pictures with the addresses they are served from. */
export async function generatedArt() {
  const [casinos, articles, pictures, ownerOf] = [
    await allEntries('casinos'),
    await allEntries('articles'),
    await allEntries('pictures'),
    await chipOwners(),
  ];
  return [
    ...brandFiles((await siteSettings()).look),
    ...artFiles(
      casinos.map(ownerOf),
      articles
        .filter(({ data }) => data.picture === undefined)
        .map(({ id, data }) => ({ slug: id, category: data.category })),
      pictures.flatMap(({ id, data: { svg } }) => (svg === null ? [] : [{ name: id, svg }])),
    ),
  ];
}
