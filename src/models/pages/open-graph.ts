import { createHash } from 'node:crypto';
import type { Category } from '#art/inks.ts';
import { type BrandOnPlate, engraveOpenGraph, engraveWords, openGraphLines } from '#art/og.ts';
import { printed } from '../pictures/printed.ts';

export const SHARING_FOLDER = '/assets/og';

/** What the picture of a shared page shows. */
export type SharedPage = { address: string; brand: BrandOnPlate; title: string; plate: Category };

/** The plate, which all pages of a category share, and over it the words of one page: two drawings of one size. */
export type SharingPicture = { address: string; ground: string; words: string };

/**
 * The picture by which a page is shared: the site's name and the page's title on a plate. The address
 * changes with the picture.
 */
export function sharingPicture({ address, plate, brand, title }: SharedPage): SharingPicture {
  const slug = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const lines = openGraphLines(slug, title, brand.letters);
  const ground = printed(engraveOpenGraph(plate, brand));
  const words = printed(engraveWords(lines, plate, brand.letters));
  const hash = createHash('sha256').update(ground).update(words).digest('hex').slice(0, 8);
  const name = `${slug}.${plate.toLowerCase().replaceAll(' ', '-')}.${hash}.png`;
  return { address: `${SHARING_FOLDER}/${name}`, ground, words };
}
