import path from 'node:path';
import type { Loader } from 'astro/loaders';
import { type CollectionName, TEXTS_WITH_PICTURES } from '#schemas/collections.ts';
import { beside } from '#check/rules/check-pictures.ts';
import { reloading } from './content-loader.ts';
import { logoPrint } from './logo-print.ts';
import { namedPictures } from '#check/read/named-pictures.ts';
import { type PictureFile, readPicture } from '#check/read/picture-file.ts';
import { publishedEntries } from '#check/read/published-entries.ts';

/** A picture, and the content file that names it. */
type Named = { id: string; file: string; namedAs: string; namedIn: string };

/**
 * The pictures of the texts that the site shows, by their folders and names. Astro is told of no
 * others, so that a picture which only a draft names is not copied into the site.
 */
export const textPictures = (): Loader =>
  reloading('text-pictures', TEXTS_WITH_PICTURES, ({ parseData }) => {
    // Two articles may show one picture.
    const named = TEXTS_WITH_PICTURES.flatMap(picturesNamedIn);
    const pictures = new Map(named.map((one) => [one.file, one]));
    return Promise.all(
      [...pictures.values()].map(async ({ file, namedAs, namedIn }) => {
        const { width, height, svg } = await goodPicture(file, namedAs, namedIn);
        const id = `${path.basename(path.dirname(file))}/${path.basename(file)}`;
        const data = { image: svg === null ? namedAs : null, svg, width, height };
        const parsed = await parseData({ id, data, filePath: path.resolve(namedIn) });
        return { id, data: parsed, filePath: namedIn };
      }),
    );
  });

/** The logos of the casinos that the site shows, by the casinos, ready to be printed on their chips. */
export const casinoLogos = (): Loader =>
  reloading('casino-logos', ['casinos'], ({ parseData }) =>
    Promise.all(
      picturesNamedIn('casinos').map(async ({ id, file, namedAs, namedIn }) => {
        const logo = await logoPrint(file, await goodPicture(file, namedAs, namedIn));
        return { id, data: await parseData({ id, data: logo }) };
      }),
    ),
  );

const picturesNamedIn = (collection: CollectionName): Named[] =>
  publishedEntries(collection).flatMap((entry) =>
    namedPictures(entry).map((picture) => ({
      id: entry.id,
      file: beside(entry.file, picture.path),
      namedAs: picture.path,
      namedIn: entry.file,
    })),
  );

/** Throws with the words of the check for a picture that the check would refuse. */
async function goodPicture(
  file: string,
  namedAs: string,
  namedIn: string,
): Promise<Extract<PictureFile, { ok: true }>> {
  const picture = await readPicture(file);
  if (picture.ok) return picture;
  const [fault] = picture.faults;
  throw new Error(`${namedIn}: ${namedAs}: found ${fault?.found}, expected ${fault?.expected}`);
}
