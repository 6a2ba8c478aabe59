import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contrast } from '#domain/brand/oklch.ts';
import type { LogoPrint } from '#schemas/logo-print.ts';
import { type PictureFile, sized } from '#check/read/picture-file.ts';
import { colourOf, seenColours, seenPixels } from './seen-pixels.ts';

/** Twice the size of the largest place that shows one. */
const PRINTED_SIZE = 304;
const LIGHT_GROUND = '#ffffff';
const DARK_GROUND = '#161616';
/** Less than this, and a shape is lost on its ground. */
const LEAST_CONTRAST = 1.7;
/** Alpha above which a pixel is opaque. */
const OPAQUE = 250;
/** Longer sides by as much as a tenth still fill a circle. */
const ALMOST_SQUARE = 1.1;

/** A logo made ready for its chip: small, and on a ground on which most of it stands out. */
export async function logoPrint(
  file: string,
  picture: Extract<PictureFile, { ok: true }>,
): Promise<LogoPrint> {
  const { width, height, svg } = picture;
  const source = svg === null ? readFileSync(file) : Buffer.from(sized(svg, width, height));
  const inside = (size: number) =>
    sharp(source)
      .autoOrient()
      .resize(size, size, { fit: 'inside', withoutEnlargement: svg === null });
  const pixels = await seenPixels(source, svg !== null);
  const isOpaque = pixels.every(([, , , alpha = 0]) => alpha >= OPAQUE);
  return {
    href:
      svg === null
        ? dataAddress('image/webp', await inside(PRINTED_SIZE).webp().toBuffer())
        : dataAddress('image/svg+xml', Buffer.from(sized(svg, width, height))),
    width,
    height,
    ground: isOpaque ? colourOf(pixels[0]) : groundFor(pixels),
    fills: isOpaque && Math.max(width / height, height / width) <= ALMOST_SQUARE,
  };
}

const dataAddress = (type: string, bytes: Buffer) =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** The ground on which more of a logo can be seen; the light one where there is no difference. */
function groundFor(pixels: readonly Uint8Array[]): string {
  const visible = seenColours(pixels);
  const seenOn = (ground: string) =>
    visible.filter((colour) => contrast(colour, ground) >= LEAST_CONTRAST).length;
  return seenOn(LIGHT_GROUND) >= seenOn(DARK_GROUND) ? LIGHT_GROUND : DARK_GROUND;
}
