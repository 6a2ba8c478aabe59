import { createHash } from 'node:crypto';
import type { Category } from '#art/inks.ts';
import { type BrandOnPlate, engraveOpenGraph, engraveWords, openGraphLines } from '#art/og.ts';
import { drawnOnce } from '../pictures/art-files.ts';
import { printed } from '../pictures/printed.ts';

const SHARING_FOLDER = '/assets/og';

export type SharedPage = {
  address: string;
  brand: BrandOnPlate;
  title: string;
  /** Printed beside the serial number. */
  note?: string | undefined;
  plate: Category;
};

/** Two SVGs of one size: the plate, which pages of a category share, and the words of one page. */
export type SharingPicture = { address: string; ground: string; words: string };

/**
 * Sharing picture: the brand and the page's title on a plate. Its address contains a hash of the
 * drawing.
 */
export function sharingPicture({ address, plate, brand, ...texts }: SharedPage): SharingPicture {
  const slug = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const lines = openGraphLines(slug, texts, brand.letters);
  const ground = drawnOnce('plate', [plate, brand], () => printed(engraveOpenGraph(plate, brand)));
  const words = printed(engraveWords(lines, plate, brand.letters));
  // The name of the plate's file contains a hash of the plate.
  const hash = createHash('sha256').update(ground.path).update(words).digest('hex').slice(0, 8);
  const name = `${slug}.${plate.toLowerCase().replaceAll(' ', '-')}.${hash}.png`;
  return { address: `${SHARING_FOLDER}/${name}`, ground: ground.svg, words };
}
