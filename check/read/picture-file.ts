import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { PICTURE_ENDINGS, type PictureFormat } from '#schemas/picture-path.ts';
import { readSvg } from '#domain/svg/svg-file.ts';

type Fault = { found: string; expected: string };

export type PictureFile =
  | { ok: true; format: PictureFormat; width: number; height: number; svg: string | null }
  | { ok: false; faults: Fault[] };

/** Cameras and screens give less; more slows every build and helps no page. */
const MOST_PICTURE_BYTES = 10_000_000;
const MOST_PICTURE_PIXELS = 25_000_000;

const NAMES: Readonly<Record<PictureFormat, string>> = {
  avif: 'an AVIF',
  jpeg: 'a JPEG',
  png: 'a PNG',
  svg: 'an SVG',
  webp: 'a WebP',
};

const KNOWN = 'a JPEG, PNG, WebP, AVIF or SVG picture';

const refused = (found: string, expected: string): PictureFile => ({
  ok: false,
  faults: [{ found, expected }],
});

/** Reads a picture: its format by its bytes and not by its name, its size, and whether it can be decoded. */
export async function readPicture(file: string): Promise<PictureFile> {
  const bytes = await readFile(file);
  if (bytes.length === 0) return refused('an empty file', KNOWN);
  if (bytes.length > MOST_PICTURE_BYTES) {
    const [found, most] = [bytes.length, MOST_PICTURE_BYTES].map(megabytes);
    return refused(`a file of ${found}`, `at most ${most}: save it smaller`);
  }
  const format = await formatOf(bytes);
  if (typeof format === 'object') return refused(format.found, KNOWN);
  const ending = path.extname(file).slice(1);
  if (PICTURE_ENDINGS[ending as keyof typeof PICTURE_ENDINGS] !== format) {
    const right = format === 'jpeg' ? 'jpg' : format;
    return refused(`${NAMES[format]} under a name that ends in .${ending}`, `.${right}`);
  }
  if (format !== 'svg') return decode(bytes, format);
  const read = readSvg(bytes);
  if (!read.ok) return read;
  try {
    await sharp(Buffer.from(sized(read.svg, read.width, read.height)))
      .raw()
      .toBuffer();
    return { ...read, format };
  } catch {
    return refused('a drawing that cannot be drawn', 'simpler shapes, saved again');
  }
}

/** A drawing with a size of its own, without which some programs draw none inside another. */
export const sized = (svg: string, width: number, height: number): string =>
  svg.replace('<svg ', `<svg width="${width}" height="${height}" `);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const UNSERVED: Readonly<Record<string, string>> = {
  apng: 'an animated PNG',
  gif: 'a GIF',
  heic: 'a HEIC photo',
  heif: 'a HEIC photo',
};

/** `file-type` knows SVG as XML at best. */
const SVG_START = /^\ufeff?\s*<(?:\?xml|!--|!doctype svg|svg|[a-z]+:svg)/i;

/** The format of a picture; what else the bytes are, where the site has no use for it. */
async function formatOf(bytes: Buffer): Promise<PictureFormat | { found: string }> {
  if (SVG_START.test(bytes.toString('utf8', 0, 4096))) return 'svg';
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (bytes.toString('latin1', 4, 12) === 'ftypavis') return { found: 'an animated AVIF' };
  const kind = mime.replace(/^image\//, '');
  if (kind === 'avif' || kind === 'jpeg' || kind === 'png' || kind === 'webp') return kind;
  return { found: UNSERVED[kind] ?? 'bytes of no picture that browsers show' };
}

async function decode(bytes: Buffer, format: PictureFormat): Promise<PictureFile> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  try {
    const { width, height, autoOrient, pages = 1 } = await picture.metadata();
    const size = `${autoOrient.width} × ${autoOrient.height} pixels`;
    if (pages > 1)
      return refused(`an animation of ${pages} pictures`, 'a picture that stands still');
    if (width * height > MOST_PICTURE_PIXELS) {
      const [found, most] = [width * height, MOST_PICTURE_PIXELS].map(millions);
      return refused(`${size}, ${found} of them`, `at most ${most}: save it smaller`);
    }
    // The header alone does not say whether the rest can be read.
    await picture.raw().toBuffer();
    return { ok: true, format, width: autoOrient.width, height: autoOrient.height, svg: null };
  } catch {
    const expected = 'a picture that can be opened and saved again';
    return refused(`${NAMES[format]} that is broken`, expected);
  }
}

const millions = (pixels: number) => `${(pixels / 1_000_000).toFixed(0)} million`;
