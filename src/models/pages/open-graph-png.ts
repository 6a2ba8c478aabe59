import { encodeIndexed } from './indexed-png.ts';
import { platedDots } from './open-graph-pixels.ts';
import { type SharedPage, sharingPicture } from './open-graph.ts';

/** The picture in pixels by which a page is shared, and how it is drawn. */
export function sharingFile(page: SharedPage) {
  const { address, ground, lines } = sharingPicture(page);
  const make = async () => new Uint8Array(await encodeIndexed(await platedDots(ground, lines)));
  return { path: address, make };
}
