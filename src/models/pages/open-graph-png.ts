import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keptFolder } from '#schemas/kept-folder.ts';
import type { SharingPicture } from './open-graph.ts';

const CACHE = keptFolder('open-graph');

/**
 * With the least effort, and in as many colours as two inks on a ground need: without a pattern of dots to
 * stand for others, half the bytes in two thirds of the time.
 */
const ENGRAVED = { palette: true, effort: 1, colours: 16, dither: 0 };

/** With a drawing of the owner's in it, which may have any colours. */
const WITH_DRAWING = { palette: true, effort: 1 };

/** How it is drawn, beside what: other versions and settings draw other pictures. */
const HOW = createHash('sha256')
  .update(JSON.stringify([ENGRAVED, WITH_DRAWING, sharp.versions]))
  .digest('hex')
  .slice(0, 8);

/** The picture in pixels. One that has not changed since an earlier build comes from the cache. */
export async function sharingPng({ address, svg }: SharingPicture) {
  const cached = path.join(CACHE, `${HOW}.${path.basename(address)}`);
  return (await readIfThere(cached)) ?? (await draw(svg, cached));
}

async function readIfThere(file: string) {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes aside and renames, so that a build that is killed leaves no half of a picture. */
async function draw(svg: string, file: string) {
  const settings = svg.includes('<image ') ? WITH_DRAWING : ENGRAVED;
  const png = new Uint8Array(await sharp(Buffer.from(svg)).png(settings).toBuffer());
  await mkdir(CACHE, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, png);
  await rename(aside, file);
  return png;
}
