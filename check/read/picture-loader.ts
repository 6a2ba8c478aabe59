import path from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { baseOf } from '#schemas/collections.ts';
import { beside } from '../rules/check-pictures.ts';
import { handed, type Illustrated, namingsIn } from './handed-content.ts';
import { logoPrint } from './logo-print.ts';
import { type PictureFile, readPictures } from './picture-file.ts';
import { decidedBy, shownEntries } from './shown-entries.ts';

type Whole = Extract<PictureFile, { ok: true }>;
/** A picture, and the file that names it. */
type Shown = { path: string; file: string; by: string; owner: string; picture: Whole };

/**
 * The pictures of the articles that the site shows, by the names of their files. Astro is told of these and
 * of no others: what only a draft names, or nothing, is not copied into the site.
 */
export const articlePictures = (): Loader =>
  pictureLoader('article-pictures', 'articles', async (context) => {
    for (const { path: named, file, by, picture } of shownPictures('articles')) {
      const { width, height, svg } = picture;
      const data = { image: svg === null ? named : null, svg, width, height };
      const id = path.basename(file);
      const filePath = path.resolve(by);
      context.store.set({
        id,
        data: await context.parseData({ id, data, filePath }),
        filePath: by,
      });
    }
  });

/** The logos of the casinos that the site shows, by the casinos, ready to be printed on their chips. */
export const casinoLogos = (): Loader =>
  pictureLoader('casino-logos', 'casinos', async (context) => {
    for (const { file, owner, picture } of shownPictures('casinos')) {
      const data = await context.parseData({ id: owner, data: await logoPrint(file, picture) });
      context.store.set({ id: owner, data });
    }
  });

function pictureLoader(
  name: string,
  collection: Illustrated,
  read: (context: LoaderContext) => Promise<void>,
): Loader {
  return {
    name,
    load: async (context) => {
      const readAnew = async () => {
        context.store.clear();
        await read(context);
        handed()?.entries.set(context.collection, new Map(context.store.entries()));
      };
      await readAnew();
      const { watcher, logger } = context;
      if (watcher === undefined) return;
      const folders = decidedBy(collection).map((one) => path.resolve(baseOf(one)));
      const reread = (file: string) => {
        if (!folders.includes(path.dirname(file))) return;
        readAnew().catch((error: unknown) => {
          logger.error(error instanceof Error ? error.message : String(error));
        });
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, reread);
    },
  };
}

/** Throws with the words of the check for a picture that it would refuse. */
function shownPictures(collection: Illustrated): Shown[] {
  const namings = handed()?.pictures[collection] ?? namingsIn(collection, shownEntries(collection));
  const named = namings.map(({ id, file, picture }) => ({
    path: picture.path,
    file: beside(file, picture.path),
    by: file,
    owner: id,
  }));
  const shown = collection === 'articles' ? onceEach(named) : named;
  const pictures = readPictures([...new Set(shown.map(({ file }) => file))]);
  return shown.map((one) => {
    const picture = pictures.get(one.file);
    if (picture?.ok === true) return { ...one, picture };
    const [fault] = picture?.faults ?? [];
    throw new Error(`${one.by}: ${one.path}: found ${fault?.found}, expected ${fault?.expected}`);
  });
}

/** Two articles may show one picture. */
const onceEach = <One extends { file: string }>(named: readonly One[]): One[] => [
  ...new Map(named.map((one) => [one.file, one])).values(),
];
