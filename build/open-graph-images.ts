import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { elementsOf, type PageElement } from './html-page.ts';
import { step } from './step.ts';
import { redrawOpenGraphPlate } from '#models/pages/open-graph.ts';

const CACHE = '.cache/open-graph';

/** With the least effort: half the time, for pictures 7 % larger that no visitor of a page fetches. */
const PNG = { palette: true, effort: 1 };

/** Pictures in work at a time: all at once, a large site would not fit into memory. */
const concurrency = 8;

/** Draws the pictures by which pages are shared. */
export const openGraphImages = () => step('open-graph-images', writeOpenGraphImages);

/**
 * Rasterises the picture that each built page names. A picture that has not changed since the last
 * build comes from the cache. Throws if a page names one that cannot be drawn.
 */
export async function writeOpenGraphImages(dist: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const pages = globSync('**/*.html', { cwd: dist });
  await pMap(pages, (file) => writePicture(dist, file), { concurrency });
}

async function writePicture(dist: string, file: string): Promise<void> {
  const elements = elementsOf(readFileSync(path.join(dist, file), 'utf8'));
  const metaContent = (property: string) => contentOf(elements, property, file);
  const address = new URL(metaContent('og:image')).pathname;
  const published = path.join(dist, address);
  const cached = path.join(CACHE, path.basename(address));
  if (!existsSync(cached)) {
    const { svg } = redrawOpenGraphPlate(address, {
      path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      brand: metaContent('og:site_name'),
      title: metaContent('og:title'),
    });
    writeFileSync(cached, await sharp(Buffer.from(svg)).png(PNG).toBuffer());
  }
  mkdirSync(path.dirname(published), { recursive: true });
  copyFileSync(cached, published);
}

function contentOf(elements: readonly PageElement[], property: string, file: string): string {
  const content = elements
    .find(({ name, attributes }) => name === 'meta' && attributes.get('property') === property)
    ?.attributes.get('content');
  if (content === undefined) throw new Error(`Expected ${property} in ${file}, found none`);
  return content;
}
