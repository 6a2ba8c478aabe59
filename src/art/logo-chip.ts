import { spotRhythm } from './edge.ts';
import { chipInk } from './inks.ts';

/** A casino's own logo, for printing on its chip. */
export type LogoPrint = {
  /** Picture as a `data:` address. */
  href: string;
  width: number;
  height: number;
  /** Colour of a ground on which the logo is legible. */
  ground: string;
  /** True for a square logo with its own ground: it fills the chip. */
  fills: boolean;
};

const INLAY = 41.5;
/** Margin between logo and rim. */
const MARGIN = 3;

const round = (length: number) => Math.round(length * 100) / 100;

/**
 * A chip seen face-on, 96 by 96, with a casino's logo instead of the engraving, as large as fits whole. It
 * includes its own ground, so it is legible on any paper. The ground is set by `style`: colours in attributes are
 * replaced by those of the brand.
 */
export function engraveLogoChip(slug: string, ink: number, logo: LogoPrint): string {
  const { body, spot } = chipInk(ink);
  const { href, ground, fills } = logo;
  const { width, height } = fills ? { width: 2 * INLAY, height: 2 * INLAY } : largestIn(logo);
  const place = `x="${round(-width / 2)}" y="${round(-height / 2)}" width="${round(width)}" height="${round(height)}"`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><g transform="translate(48 48)">' +
    `<circle r="47" fill="${body}"/><circle r="44.4" fill="none" stroke="${spot}" stroke-width="5.2" pathLength="60" stroke-dasharray="${spotRhythm(slug)}"/>` +
    `<clipPath id="i"><circle r="${INLAY}"/></clipPath><circle r="${INLAY}" style="fill:${ground}"/>` +
    `<image ${place} href="${href}"${fills ? ' preserveAspectRatio="xMidYMid slice" clip-path="url(#i)"' : ''}/></g></svg>`
  );
}

/** Largest rectangle with the logo's aspect ratio whose corners lie within the inlay. */
function largestIn({ width, height }: LogoPrint) {
  const diameter = 2 * (INLAY - MARGIN);
  const diagonal = Math.hypot(width, height);
  return { width: (diameter * width) / diagonal, height: (diameter * height) / diagonal };
}
