import { PLATES, type Category, type Plate } from './inks.ts';
import { LATHE_REACH, latheWork } from './lathe-work.ts';
import { LEADING, type Letters, outline, sealSign, toEngravable, wrapTitle } from './lettering.ts';
import { markShape } from './mark.ts';
import { roundToTenth } from './numbers.ts';
import { serialNumber } from './plate.ts';
import { prng } from './random.ts';
import { rosette } from './rosette.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;

/** Colour of the lettering. */
const PLATE_PAPER = '#f7f2e2';

const LEFT = 72;
/** Centre of the ornament, which extends beyond the right edge. */
const CENTRE = { x: 952, y: HEIGHT / 2 };
/** Space in the lathe work for the rosette. */
const CLEARING = 132;

type Embedded = { href: string; width: number; height: number };

/** Brand on a plate: its name beside a letter in chips or an icon, or a wordmark. */
export type BrandOnPlate = { letters: Letters } & (
  | { kind: 'letter'; of: string; name: string }
  | ({ kind: 'icon'; name: string } & Embedded)
  | ({ kind: 'wordmark' } & Embedded)
);

/** Same height as the mark, so that a long title stays below it. */
const WORDMARK = { height: 47, mostWidth: 560 };

function brandHead(brand: BrandOnPlate, accent: string): string {
  if (brand.kind === 'wordmark') {
    const { height, mostWidth } = WORDMARK;
    const fits = Math.min(height, (mostWidth * brand.height) / brand.width);
    const width = (fits * brand.width) / brand.height;
    return `<image x="72" y="64" width="${roundToTenth(width)}" height="${roundToTenth(fits)}" href="${brand.href}"/>`;
  }
  const sign =
    brand.kind === 'letter'
      ? `<g transform="translate(72 64)scale(1.5)">${markShape(brand.of, '#f4ecd4', accent)}</g>`
      : `<image x="72" y="64" width="47" height="47" href="${brand.href}"/>`;
  const { letters } = brand;
  const name = outline(toEngravable(brand.name), 25, { tracking: 0, anchor: 'start', letters });
  return `${sign}<g transform="translate(134 88)" fill="${PLATE_PAPER}">${name}</g>`;
}

/** Horizontal gradient only: the lathe work repeats vertically, which compresses well. */
const irisAcross = ({ inkA, inkB }: Plate): string =>
  `<linearGradient id="og" gradientUnits="userSpaceOnUse" x1="${-LATHE_REACH}" x2="${LATHE_REACH}" y1="0" y2="0">` +
  `<stop offset="0" stop-color="${inkB}"/><stop offset=".5" stop-color="${inkA}"/><stop offset="1" stop-color="${inkB}"/></linearGradient>`;

/**
 * An Open Graph plate without its words, 1200 by 630, a file of its own, common to all pages of a category. Names
 * are set in outlines, so no font is needed to rasterise it; characters without an outline lose their accent or
 * are left out.
 */
export function engraveOpenGraph(category: Category, brand: BrandOnPlate): string {
  const plate: Plate = PLATES[category];
  const { ground, deepGround, inkB, accent, sign } = plate;
  const lathe = latheWork(prng(`${category}|lathe`), 'l', HEIGHT);
  const seal = rosette(prng(`${category}|og`), 'o', { radius: 244, layers: 1, core: 0.58 });
  return (
    `${SVG}<defs>${irisAcross(plate)}</defs>` +
    `<path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>` +
    `<g transform="translate(${CENTRE.x})" fill="none" stroke="url(#og)" stroke-width="1.1">${lathe}</g>` +
    `<g transform="translate(${CENTRE.x} ${CENTRE.y})"><circle r="${CLEARING}" fill="${ground}"/>` +
    `<g transform="scale(.5)" fill="none" stroke="${inkB}" stroke-width="2.2">${seal}</g>` +
    `<circle r="76" fill="${deepGround}"/><circle r="68" fill="none" stroke="${accent}"/><g fill="${accent}">${sealSign(sign, 76, 88)}</g></g>` +
    `${brandHead(brand, accent)}</svg>`
  );
}

/** Line of text on a plate: x is its start, y its baseline; `tracking` is in hundredths of its height. */
type PlateLine = {
  text: string;
  ink: 'paper' | 'accent';
  capHeight: number;
  tracking: number;
  x: number;
  y: number;
};

/** Text of a page on its plate: title, serial number and required notice. */
export function openGraphLines(
  slug: string,
  { title, note = '' }: { title: string; note?: string | undefined },
  letters: Letters,
): PlateLine[] {
  const { capHeight, lines } = wrapTitle(toEngravable(title), letters);
  const leading = capHeight * LEADING;
  const top = 330 - ((lines.length - 1) * leading) / 2 + capHeight / 2;
  const titled = lines.map((text, i): PlateLine => {
    const y = Math.round(top + i * leading);
    return { text, ink: 'paper', capHeight, tracking: 0, x: LEFT, y };
  });
  const y = HEIGHT - 57;
  return [
    ...titled,
    { text: toEngravable(note), ink: 'paper', capHeight: 22, tracking: 2, x: LEFT + 136, y },
    { text: serialNumber(slug), ink: 'accent', capHeight: 18, tracking: 16, x: LEFT, y },
  ];
}

/** Text as outlines, to be laid over the plate of a category. */
export function engraveWords(lines: readonly PlateLine[], category: Category, letters: Letters) {
  const inks = { paper: PLATE_PAPER, accent: PLATES[category].accent };
  const words = lines.map(({ text, ink, capHeight, tracking, x, y }) => {
    const shape = outline(text, capHeight, { tracking, anchor: 'start', letters });
    return `<g transform="translate(${x} ${y - capHeight / 2})" fill="${inks[ink]}">${shape}</g>`;
  });
  return `${SVG}${words.join('')}</svg>`;
}
