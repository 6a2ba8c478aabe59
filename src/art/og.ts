import { PLATES, type Category, type Plate } from './inks.ts';
import { outline, sealSign, toEngravable, wrapTitle } from './lettering.ts';
import { markShape } from './mark.ts';
import { roundToTenth } from './numbers.ts';
import { irisStops, serialNumber } from './plate.ts';
import { prng } from './random.ts';
import { rosette } from './rosette.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = '#f7f2e2';

function titleLines(title: string): string {
  const { capHeight, lines } = wrapTitle(toEngravable(title));
  const leading = capHeight * 1.62;
  const top = 330 - ((lines.length - 1) * leading) / 2;
  return lines
    .map((line, i) => {
      const y = roundToTenth(top + i * leading);
      return `<g transform="translate(72 ${y})">${outline(line, capHeight, { tracking: 0, anchor: 'start' })}</g>`;
    })
    .join('');
}

type Embedded = { href: string; width: number; height: number };

/** The brand as a plate shows it: its name beside a letter in chips or a drawing, or a drawing for both. */
export type BrandOnPlate =
  | { kind: 'letter'; of: string; name: string }
  | ({ kind: 'icon'; name: string } & Embedded)
  | ({ kind: 'wordmark' } & Embedded);

const WORDMARK = { height: 60, mostWidth: 560 };

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
  const name = outline(toEngravable(brand.name), 25, { tracking: 0, anchor: 'start' });
  return `${sign}<g transform="translate(134 88)" fill="${PAPER}">${name}</g>`;
}

/**
 * An Open Graph plate, 1200 by 630, a file of its own. Brand and title are set in outlines, so no font
 * is needed to rasterise it; characters without an outline lose their accent or are left out.
 */
export function engraveOpenGraph(
  slug: string,
  category: Category,
  { brand, title }: { brand: BrandOnPlate; title: string },
): string {
  const plate: Plate = PLATES[category];
  const { ground, deepGround, accent, sign } = plate;
  const flourish = rosette(prng(`${slug}|og`), 'o', { radius: 800, layers: 5, core: 0.2 });
  const serial = outline(serialNumber(slug), 18, { tracking: 16, anchor: 'start' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><radialGradient id="og" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="840">${irisStops(plate)}</radialGradient></defs>` +
    `<path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>` +
    `<g transform="translate(1060 315)scale(.5)" fill="none" stroke="url(#og)" stroke-width="2.2">${flourish}</g>` +
    `<g transform="translate(1060 315)"><circle r="80" fill="${deepGround}"/><circle r="72" fill="none" stroke="${accent}"/><g fill="${accent}">${sealSign(sign, 80, 92)}</g></g>` +
    `${brandHead(brand, accent)}<g fill="${PAPER}">${titleLines(title)}</g>` +
    `<g fill="${accent}" transform="translate(72 ${HEIGHT - 66})">${serial}</g></svg>`
  );
}
