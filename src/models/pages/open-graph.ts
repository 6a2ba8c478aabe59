import { createHash } from 'node:crypto';
import type { Category } from '#art/inks.ts';
import { type BrandOnPlate, engraveOpenGraph } from '#art/og.ts';
import { printed } from '../pictures/printed.ts';

export const SHARING_FOLDER = '/assets/og';

/** What the picture of a shared page shows. */
export type SharedPage = { address: string; brand: BrandOnPlate; title: string; plate: Category };

export type SharingPicture = { address: string; svg: string };

/**
 * The picture by which a page is shared: the site's name and the page's title on a plate. The address
 * changes with the picture.
 */
export function sharingPicture({ address, plate, ...words }: SharedPage): SharingPicture {
  const slug = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const svg = printed(engraveOpenGraph(slug, plate, words));
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const plateSlug = plate.toLowerCase().replaceAll(' ', '-');
  return { address: `${SHARING_FOLDER}/${slug}.${plateSlug}.${hash}.png`, svg };
}
