import sharp from 'sharp';

/** Enough to tell what a picture is made of. */
const SEEN_SIZE = 96;
/** Alpha of what can hardly be told from nothing. */
const FAINT = 40;

/** The pixels of a picture made small, each as red, green, blue and alpha. Throws if it cannot be drawn. */
export async function seenPixels(source: Buffer, isDrawing: boolean): Promise<Uint8Array[]> {
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize(SEEN_SIZE, SEEN_SIZE, { fit: 'inside', withoutEnlargement: !isDrawing })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * 4, index * 4 + 4),
  );
}

/** The colours that can be seen, as #rrggbb: one for each pixel that is not clear. */
export const seenColours = (pixels: readonly Uint8Array[]): string[] =>
  pixels.filter(([, , , alpha = 0]) => alpha > FAINT).map((pixel) => colourOf(pixel));

export const colourOf = ([r = 0, g = 0, b = 0]: Uint8Array = new Uint8Array(3)): string =>
  `#${Buffer.from([r, g, b]).toString('hex')}`;
