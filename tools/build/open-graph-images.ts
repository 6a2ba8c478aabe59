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
import { redrawOpenGraphPlate } from '#models/pages/open-graph.ts';

const CACHE = '.cache/open-graph';

/** With the least effort: half the time, for pictures 7 % larger that no visitor of a page fetches. */
const PNG = { palette: true, effort: 1 };

/** Pictures in work at a time: all at once, a large site would not fit into memory. */
const concurrency = 8;

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
  const html = readFileSync(path.join(dist, file), 'utf8');
  const address = new URL(metaContent(html, 'og:image', file)).pathname;
  const published = path.join(dist, address);
  const cached = path.join(CACHE, path.basename(address));
  if (!existsSync(cached)) {
    const { svg } = redrawOpenGraphPlate(address, {
      path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      brand: metaContent(html, 'og:site_name', file),
      title: metaContent(html, 'og:title', file),
    });
    writeFileSync(cached, await sharp(Buffer.from(svg)).png(PNG).toBuffer());
  }
  mkdirSync(path.dirname(published), { recursive: true });
  copyFileSync(cached, published);
}

function metaContent(html: string, property: string, file: string): string {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`Expected ${property} in ${file}, found none`);
  return found
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
