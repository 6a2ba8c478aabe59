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

/** What a page that is shared says of itself. */
export type SharedPage = { path: string; brand: string; title: string };

export type OpenGraphPlate = { address: string; svg: string };

/** The plate of the part of the site that an address lies in. */
function plateOf(path: string): Category {
  return PLATES_BY_ADDRESS.find(([start]) => path.startsWith(start))?.[1] ?? OTHER_PLATE;
}

/**
 * The picture by which a page is shared: the site's name and the page's title on a plate. The address
 * changes with the picture; `tools/build/open-graph-images.ts` turns it into pixels after the build.
 */
export function openGraphPlate(
  { path, ...words }: SharedPage,
  plate: Category = plateOf(path),
): OpenGraphPlate {
  const slug = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const svg = engraveOpenGraph(slug, plate, words);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { address: `/assets/og/${slug}.${plateSlug(plate)}.${hash}.png`, svg };
}

/** Draws the picture that an address names anew. Throws where address and words do not agree. */
export function redrawOpenGraphPlate(address: string, page: SharedPage): OpenGraphPlate {
  const name = address.split('.').at(-3);
  const plate = (Object.keys(PLATES) as Category[]).find((known) => plateSlug(known) === name);
  const drawn = plate && openGraphPlate(page, plate);
  if (drawn?.address !== address) {
    throw new Error(
      `Expected the picture ${address} of ${page.path}, drew ${drawn?.address ?? 'none'}`,
    );
  }
  return drawn;
}

const plateSlug = (plate: Category) => plate.toLowerCase().replaceAll(' ', '-');
