import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type OpenGraphPlate, redrawOpenGraphPlate } from '#queries/open-graph.ts';

const CACHE = '.cache/open-graph';

/**
 * Rasterises the picture that each built page names. A picture that has not changed since the last
 * build comes from the cache. Throws if a page names one that cannot be drawn.
 */
export async function writeOpenGraphImages(dist: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  await Promise.all(
    platesOfPages(dist).map(async ({ address, svg }) => {
      const cached = path.join(CACHE, path.basename(address));
      if (!existsSync(cached)) {
        writeFileSync(cached, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
      }
      const published = path.join(dist, address);
      mkdirSync(path.dirname(published), { recursive: true });
      writeFileSync(published, readFileSync(cached));
    }),
  );
}

function platesOfPages(dist: string): OpenGraphPlate[] {
  return globSync('**/*.html', { cwd: dist }).map((file) => {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const image = new URL(metaContent(html, 'og:image', file)).pathname;
    const page = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
    return redrawOpenGraphPlate(image, page, metaContent(html, 'og:title', file));
  });
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
