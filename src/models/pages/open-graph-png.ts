import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keptFolder } from '#schemas/kept-folder.ts';
import { COMPRESSION, encodeIndexed } from './indexed-png.ts';
import { platedDots } from './open-graph-pixels.ts';
import { DRAWING, type SharingPicture } from './open-graph.ts';

const CACHE = keptFolder('open-graph');

/** How it is drawn, beside what: other versions and settings draw other pictures. */
const HOW = createHash('sha256')
  .update(JSON.stringify([DRAWING, COMPRESSION, sharp.versions, process.versions.zlib]))
  .digest('hex')
  .slice(0, 8);

/** The picture in pixels. One that has not changed since an earlier build comes from the cache. */
export async function sharingPng({ address, ground, lines }: SharingPicture) {
  const cached = path.join(CACHE, `${HOW}.${path.basename(address)}`);
  return (await readIfThere(cached)) ?? (await draw({ ground, lines }, cached));
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
async function draw({ ground, lines }: Omit<SharingPicture, 'address'>, file: string) {
  const png = new Uint8Array(await encodeIndexed(await platedDots(ground, lines)));
  await mkdir(CACHE, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, png);
  await rename(aside, file);
  return png;
}
