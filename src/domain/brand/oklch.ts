import { clampChroma, converter, formatHex, type Oklch as CuloriOklch, wcagContrast } from 'culori';

/** A colour by its lightness (0 black to 1 white), its chroma, and the angle of its hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const HEX = /^#[0-9a-f]{6}$/i;

const [oklch, rgb] = [converter('oklch'), converter('rgb')];

/** Tolerance for rounding: half a step of 8 bits. */
const ROUNDED = 0.5 / 255;

const isInGamut = (colour: CuloriOklch): boolean => {
  const { r, g, b } = rgb(colour);
  return [r, g, b].every((channel) => channel >= -ROUNDED && channel <= 1 + ROUNDED);
};

/** Throws a RangeError for anything but a colour such as #0e5a3f. */
export function toOklch(hex: string): Oklch {
  const colour = HEX.test(hex) ? oklch(hex) : undefined;
  if (colour === undefined) throw new RangeError(`Expected a colour such as #0e5a3f, found ${hex}`);
  return { lightness: colour.l, chroma: colour.c, hue: colour.h ?? 0 };
}

/** Nearest colour in sRGB: chroma is reduced where needed, lightness and hue are kept. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const colour: CuloriOklch = {
    mode: 'oklch',
    l: Math.min(1, Math.max(0, lightness)),
    c: chroma,
    h: hue,
  };
  return formatHex(isInGamut(colour) ? colour : clampChroma(colour, 'oklch'));
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);
