import { spotRhythm } from './edge.ts';
import { chipInk } from './inks.ts';

/** A casino's own logo, as it is printed on its chip. */
export type LogoPrint = {
  /** The picture itself, as a `data:` address. */
  href: string;
  width: number;
  height: number;
  /** Colour of the ground on which it can be seen. */
  ground: string;
  /** It brings its own ground and is as wide as high: it fills the chip. */
  fills: boolean;
};

const INLAY = 41.5;
/** Between the logo and the rim. */
const MARGIN = 3;

const round = (length: number) => Math.round(length * 100) / 100;

/**
 * A chip seen face-on, 96 by 96, with the logo of a casino in the place of its engraving, as large as the
 * chip takes it whole. Legible on any paper, for it brings its ground along, as a style: what is said in
 * attributes is printed in the inks of the brand.
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

/** The largest rectangle of a logo's shape whose corners lie within the inlay. */
function largestIn({ width, height }: LogoPrint) {
  const diameter = 2 * (INLAY - MARGIN);
  const diagonal = Math.hypot(width, height);
  return { width: (diameter * width) / diagonal, height: (diameter * height) / diagonal };
}
