import { createHash } from 'node:crypto';
import type { Category } from '#art/inks.ts';
import { type BrandOnPlate, engraveOpenGraph, engraveWords, openGraphLines } from '#art/og.ts';
import { drawnOnce } from '../pictures/art-files.ts';
import { printed } from '../pictures/printed.ts';

const SHARING_FOLDER = '/assets/og';

/** What the picture of a shared page shows. */
export type SharedPage = {
  address: string;
  brand: BrandOnPlate;
  title: string;
  /** What is said beside the serial number, if anything. */
  note?: string | undefined;
  plate: Category;
};

/** The plate, which all pages of a category share, and over it the words of one page: two drawings of one size. */
export type SharingPicture = { address: string; ground: string; words: string };

/**
 * The picture by which a page is shared: the site's name and the page's title on a plate. The address
 * changes with the picture.
 */
export function sharingPicture({ address, plate, brand, ...said }: SharedPage): SharingPicture {
  const slug = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const lines = openGraphLines(slug, said, brand.letters);
  const ground = drawnOnce('plate', [plate, brand], () => printed(engraveOpenGraph(plate, brand)));
  const words = printed(engraveWords(lines, plate, brand.letters));
  // The name of the plate's file follows from what is drawn on it.
  const hash = createHash('sha256').update(ground.path).update(words).digest('hex').slice(0, 8);
  const name = `${slug}.${plate.toLowerCase().replaceAll(' ', '-')}.${hash}.png`;
  return { address: `${SHARING_FOLDER}/${name}`, ground: ground.svg, words };
}
