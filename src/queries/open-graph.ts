import { createHash } from 'node:crypto';
import { type Category, PLATES } from '#art/inks.ts';
import { engraveOpenGraph } from '#art/og.ts';

/** Which plate a part of the site is printed on; the first match counts. */
const PLATES_BY_ADDRESS: readonly (readonly [start: string, plate: Category])[] = [
  ['/bonuses', 'Bonuses'],
  ['/reviews', 'Bonuses'],
  ['/guides', 'Technology'],
  ['/games', 'Slots'],
  ['/game-rules', 'Table Games'],
  ['/payments-kyc', 'Cryptocurrency'],
  ['/crypto-wallets', 'Cryptocurrency'],
  ['/country', 'Legal'],
  ['/privacy-policy', 'Privacy'],
  ['/cookie-policy', 'Privacy'],
  ['/terms-of-service', 'Legal'],
  ['/responsible-gaming', 'Security'],
];

const OTHER_PLATE: Category = 'Strategy';

export type OpenGraphPlate = { address: string; svg: string };

/** The plate of the part of the site that an address lies in. */
export function plateOf(path: string): Category {
  return PLATES_BY_ADDRESS.find(([start]) => path.startsWith(start))?.[1] ?? OTHER_PLATE;
}

/**
 * The picture by which a page is shared: its title on a plate. The address changes with the picture;
 * `tools/build/open-graph-images.ts` turns it into pixels after the build.
 */
export function openGraphPlate(path: string, title: string, plate: Category): OpenGraphPlate {
  const slug = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const svg = engraveOpenGraph(slug, plate, title);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { address: `/assets/og/${slug}.${plateSlug(plate)}.${hash}.png`, svg };
}

/** Draws the picture that an address names anew. Throws where address and title do not agree. */
export function redrawOpenGraphPlate(address: string, path: string, title: string): OpenGraphPlate {
  const name = address.split('.').at(-3);
  const plate = (Object.keys(PLATES) as Category[]).find((known) => plateSlug(known) === name);
  const drawn = plate && openGraphPlate(path, title, plate);
  if (drawn?.address !== address) {
    throw new Error(`Expected the picture ${address} of ${path}, drew ${drawn?.address ?? 'none'}`);
  }
  return drawn;
}

const plateSlug = (plate: Category) => plate.toLowerCase().replaceAll(' ', '-');
