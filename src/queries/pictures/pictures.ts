import { getImage } from 'astro:assets';
import { drawingFile } from '#models/pictures/art-files.ts';
import type { Picture } from '#models/pictures/picture.ts';
import { splitIntoBlocks } from '#models/prose/prose-blocks.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** Widths in pixels for `srcset`: a card, a phone, and a wide column on a fine screen. */
const WIDTHS = [480, 800, 1280];

/** Width of the fallback for clients without `srcset`, such as feed readers. */
const USUAL_WIDTH = 800;

/** Ground below transparent pictures, which were made for paper. */
const GROUND = '#ffffff';

type TextFolder = 'articles' | 'blog' | 'payout-tests';

/**
 * Picture that lies beside a text: a drawing as a file, a photo in smaller copies by
 * Astro's own pipeline. `path` is the path in the text.
 */
export async function pictureOf(path: string, beside: TextFolder): Promise<Picture> {
  const name = path.replace('.', beside);
  const { data } = requireEntry(await allEntries('pictures'), name, 'a picture');
  const { image, svg, width, height } = data;
  if (image === null) {
    return { src: drawingFile({ name, svg: svg ?? '' }).path, width, height, copies: null };
  }
  // Reading `image.width` would make Astro emit the original file too.
  const [avif, webp] = [await copiesOf(image, 'avif'), await copiesOf(image, 'webp')];
  const usual = webp.values.find(({ transform }) => transform.width === USUAL_WIDTH);
  return {
    src: (usual ?? webp.values.at(-1))?.url ?? '',
    width,
    height,
    copies: { avif: avif.attribute, webp: webp.attribute },
  };
}

async function copiesOf(src: ImageMetadata, format: 'avif' | 'webp') {
  const { srcSet } = await getImage({ src, format, widths: WIDTHS, background: GROUND });
  return srcSet;
}

/** Pictures in a text by the paths that it names. */
export async function picturesIn(html: string, beside: TextFolder) {
  const paths = splitIntoBlocks(html).flatMap((block) =>
    block.kind === 'picture' ? [block.picture.path] : [],
  );
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await pictureOf(path, beside)] as const)),
  );
}
