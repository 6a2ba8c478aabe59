import sharp from 'sharp';
import { type SharedPage, sharingPicture } from './open-graph.ts';

const SIZE = { width: 1200, height: 630 };

/**
 * Few inks need no dithering. A lower quality loses an ink; a higher one takes half as long again.
 */
const PNG = { palette: true, quality: 90, dither: 0, effort: 1, compressionLevel: 7 } as const;

const grounds = new Map<string, Promise<Buffer>>();

/**
 * Cached pixels of the plate: drawing its pattern takes longer than drawing the words of a page.
 */
function groundPixels(svg: string): Promise<Buffer> {
  const pixels = grounds.get(svg) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  grounds.set(svg, pixels);
  return pixels;
}

/** Sharing picture as a file, drawn on demand. */
export function sharingFile(page: SharedPage) {
  const { address, ground, words } = sharingPicture(page);
  const make = async () => {
    const plate = sharp(await groundPixels(ground), { raw: { ...SIZE, channels: 3 } });
    return new Uint8Array(
      await plate
        .composite([{ input: Buffer.from(words) }])
        .png(PNG)
        .toBuffer(),
    );
  };
  return { path: address, make };
}
