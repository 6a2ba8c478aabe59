import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type { MadeFile } from '#schemas/made-files.ts';
import { COMPRESSION, encodeIndexed } from './indexed-png.ts';
import { platedDots } from './open-graph-pixels.ts';
import { DRAWING, type SharedPage, sharingPicture } from './open-graph.ts';

/** How it is drawn, beside what: other versions and settings draw other pictures. */
const HOW = createHash('sha256')
  .update(JSON.stringify([DRAWING, COMPRESSION, sharp.versions, process.versions.zlib]))
  .digest('hex')
  .slice(0, 8);

/** The picture in pixels by which a page is shared, as a file that is drawn when it is asked for. */
export function sharingFile(page: SharedPage): MadeFile {
  const { address } = sharingPicture(page);
  return {
    path: address,
    recipe: `${HOW}.${path.basename(address)}`,
    // Found once more when it is drawn: the words of all pages would fill the memory.
    make: async () => {
      const { ground, lines } = sharingPicture(page);
      return new Uint8Array(await encodeIndexed(await platedDots(ground, lines)));
    },
  };
}
