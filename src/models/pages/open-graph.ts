import { createHash } from 'node:crypto';
import { type Category, PLATES } from '#art/inks.ts';
import { glyphsIn, type Letters } from '#art/lettering.ts';
import {
  type BrandOnPlate,
  engraveOpenGraph,
  openGraphLines,
  PLATE_PAPER,
  type PlateLine,
} from '#art/og.ts';
import { printed, printedInk } from '../pictures/printed.ts';

export const SHARING_FOLDER = '/assets/og';

/** To be counted up with every change of open-graph-pixels.ts or plate-letters.ts that makes other pictures of the same plate and words. */
export const DRAWING = 2;

/** What the picture of a shared page shows. */
export type SharedPage = { address: string; brand: BrandOnPlate; title: string; plate: Category };

type Ink = 'ground' | 'deepGround' | 'inkA' | 'inkB' | 'accent' | 'paper';

/** What all pictures of a plate have in common: everything but the words of a page. */
export type PlateGround = {
  svg: string;
  inks: Readonly<Record<Ink, string>>;
  letters: Letters;
  /** Whether a drawing of the owner's is on it, which may have any colours. */
  drawing: boolean;
  /** Of all of it, the outlines of its letters among it. */
  hash: string;
};

export type SharingPicture = { address: string; ground: PlateGround; lines: readonly PlateLine[] };

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

function engraveGround(plate: Category, brand: BrandOnPlate): PlateGround {
  const { ground, deepGround, inkA, inkB, accent } = PLATES[plate];
  const drawn = { ground, deepGround, inkA, inkB, accent, paper: PLATE_PAPER };
  const inks = Object.fromEntries(
    Object.entries(drawn).map(([name, ink]) => [name, printedInk(ink)]),
  ) as PlateGround['inks'];
  const svg = printed(engraveOpenGraph(plate, brand));
  const { letters, kind } = brand;
  const hash = hashOf(DRAWING, svg, inks, glyphsIn(letters));
  return { svg, inks, letters, drawing: kind !== 'letter', hash };
}

const grounds = new WeakMap<BrandOnPlate, Map<string, PlateGround>>();

/** The ground of a plate, engraved once for all pages of a brand and its colours. */
function groundOf(plate: Category, brand: BrandOnPlate): PlateGround {
  const ofBrand = grounds.get(brand) ?? new Map<string, PlateGround>();
  grounds.set(brand, ofBrand);
  const key = `${plate} ${import.meta.env.BRAND_COLOURS}`;
  const ground = ofBrand.get(key) ?? engraveGround(plate, brand);
  ofBrand.set(key, ground);
  return ground;
}

/**
 * The picture by which a page is shared: the site's name and the page's title on a plate. The address
 * changes with the picture.
 */
export function sharingPicture({ address, plate, brand, title }: SharedPage): SharingPicture {
  const slug = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const ground = groundOf(plate, brand);
  const lines = openGraphLines(slug, title, brand.letters);
  const plateSlug = plate.toLowerCase().replaceAll(' ', '-');
  const name = `${slug}.${plateSlug}.${hashOf(ground.hash, lines)}.png`;
  return { address: `${SHARING_FOLDER}/${name}`, ground, lines };
}
