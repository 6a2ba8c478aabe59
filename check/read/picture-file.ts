import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_ENDINGS, type PictureFormat } from '#schemas/picture-path.ts';
import { readSvg } from '#domain/svg/svg-file.ts';

type Fault = { found: string; expected: string };

export type PictureFile =
  | { ok: true; format: PictureFormat; width: number; height: number; svg: string | null }
  | { ok: false; faults: Fault[] };

/** Cameras and screens give less; more slows every build and helps no page. */
const MOST_PICTURE_BYTES = 10_000_000;
const MOST_PICTURE_PIXELS = 25_000_000;

const refused = (found: string, expected: string): PictureFile => ({
  ok: false,
  faults: [{ found, expected }],
});

const KNOWN = 'a JPEG, PNG, WebP, AVIF or SVG picture';

/** Reads a picture: its format by its bytes and not by its name, its size, and whether it can be decoded. */
export async function readPicture(file: string): Promise<PictureFile> {
  const bytes = await readFile(file);
  if (bytes.length === 0) return refused('an empty file', KNOWN);
  if (bytes.length > MOST_PICTURE_BYTES) {
    const [found, most] = [bytes.length, MOST_PICTURE_BYTES].map(megabytes);
    return refused(`a file of ${found}`, `at most ${most}: save it smaller`);
  }
  const format = await formatOf(bytes);
  if (format === null) return refused('bytes of no picture that browsers show', KNOWN);
  const ending = path.extname(file).slice(1);
  if (PICTURE_ENDINGS[ending as keyof typeof PICTURE_ENDINGS] !== format) {
    const right = format === 'jpeg' ? 'jpg' : format;
    return refused(`a picture whose name ends in .${ending}`, `.${right}, which it is`);
  }
  const drawing = format === 'svg' ? readSvg(bytes) : null;
  if (drawing?.ok === false) return drawing;
  // Native code that most runs of the check can do without.
  const { default: sharp } = await import('sharp');
  const input = drawing === null ? bytes : Buffer.from(sized(drawing));
  const picture = sharp(input, { failOn: 'error', limitInputPixels: false });
  try {
    const { width, height, autoOrient, pages = 1 } = await picture.metadata();
    if (pages > 1)
      return refused(`an animation of ${pages} pictures`, 'a picture that stands still');
    if (drawing === null && width * height > MOST_PICTURE_PIXELS) {
      const found = `${autoOrient.width} × ${autoOrient.height} pixels`;
      return refused(found, `at most ${MOST_PICTURE_PIXELS / 1_000_000} million: save it smaller`);
    }
    // The header alone does not say whether the rest can be read.
    await picture.raw().toBuffer();
    if (drawing !== null) return { ...drawing, format };
    return { ok: true, format, width: autoOrient.width, height: autoOrient.height, svg: null };
  } catch {
    return refused('a picture that is broken', 'one that can be opened and saved again');
  }
}

/** A drawing with a size of its own, without which some programs draw none inside another. */
export const sized = ({ svg, width, height }: { svg: string; width: number; height: number }) =>
  svg.replace('<svg ', `<svg width="${width}" height="${height}" `);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `file-type` knows SVG as XML at best. */
const SVG_START = /^\ufeff?\s*<(?:\?xml|!--|!doctype svg|svg|[a-z]+:svg)/i;

async function formatOf(bytes: Buffer): Promise<PictureFormat | null> {
  if (SVG_START.test(bytes.toString('utf8', 0, 4096))) return 'svg';
  const { fileTypeFromBuffer } = await import('file-type');
  const kind = (await fileTypeFromBuffer(bytes))?.mime.replace(/^image\//, '');
  return kind === 'avif' || kind === 'jpeg' || kind === 'png' || kind === 'webp' ? kind : null;
}
