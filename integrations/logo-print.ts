import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { contrast } from '#domain/brand/oklch.ts';
import type { LogoPrint } from '#schemas/logo-print.ts';
import { type PictureFile, sized } from '#check/read/picture-file.ts';

/** Enough to tell what a picture is made of. */
const SEEN_SIZE = 96;
/** Alpha of what can hardly be told from nothing. */
const FAINT = 40;
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
  const source = svg === null ? readFileSync(file) : Buffer.from(sized({ svg, width, height }));
  const inside = (size: number) =>
    sharp(source)
      .autoOrient()
      .resize(size, size, { fit: 'inside', withoutEnlargement: svg === null });
  const pixels = await seenPixels(inside(SEEN_SIZE));
  const isOpaque = pixels.every(([, , , alpha = 0]) => alpha >= OPAQUE);
  return {
    href:
      svg === null
        ? dataAddress('image/webp', await inside(PRINTED_SIZE).webp().toBuffer())
        : dataAddress('image/svg+xml', Buffer.from(sized({ svg, width, height }))),
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
  const visible = pixels.filter(([, , , alpha = 0]) => alpha > FAINT).map(colourOf);
  const seenOn = (ground: string) =>
    visible.filter((colour) => contrast(colour, ground) >= LEAST_CONTRAST).length;
  return seenOn(LIGHT_GROUND) >= seenOn(DARK_GROUND) ? LIGHT_GROUND : DARK_GROUND;
}

/** The pixels of a small picture, each as red, green, blue and alpha. Throws if it cannot be drawn. */
async function seenPixels(small: Sharp): Promise<Uint8Array[]> {
  const { data, info } = await small
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * 4, index * 4 + 4),
  );
}

const colourOf = ([r = 0, g = 0, b = 0]: Uint8Array = new Uint8Array(3)): string =>
  `#${Buffer.from([r, g, b]).toString('hex')}`;
