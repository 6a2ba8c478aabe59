import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_ENDINGS, type PictureFormat } from '#schemas/picture-path.ts';
import { readSvg } from '#schemas/svg-file.ts';
import type { Inspected } from './inspect-pictures.ts';

export type Fault = { found: string; expected: string };

export type PictureFile =
  | { ok: true; format: PictureFormat; width: number; height: number; svg: string | null }
  | { ok: false; faults: Fault[] };

/** What a camera or a screen gives is below this; what is larger slows every build and helps no page. */
export const MOST_PICTURE_BYTES = 10_000_000;
export const MOST_PICTURE_PIXELS = 25_000_000;
/** WebP can hold no longer side. */
export const LONGEST_PICTURE_SIDE = 16_000;

const NAMES: Readonly<Record<PictureFormat, string>> = {
  avif: 'an AVIF',
  jpeg: 'a JPEG',
  png: 'a PNG',
  svg: 'an SVG',
  webp: 'a WebP',
};

const KNOWN = 'a JPEG, PNG, WebP, AVIF or SVG picture';

/**
 * Reads pictures: their format by their bytes, their size, and whether they can be decoded. All at once, for
 * those that have not been seen before are decoded in a program of their own; what it found is kept by the
 * hash of the bytes.
 */
export function readPictures(files: readonly string[]): ReadonlyMap<string, PictureFile> {
  const looked = new Map(files.map((file) => [file, lookAt(file)]));
  const unseen = [...looked.values()]
    .filter((one) => 'hash' in one)
    .filter(({ hash }) => !existsSync(keptFile(hash)));
  if (unseen.length > 0) decode(unseen);
  return new Map(
    [...looked].map(([file, one]) => [file, 'hash' in one ? decoded(one) : one] as const),
  );
}

type Undecoded = { file: string; format: PictureFormat; hash: string };

/** All that can be said of a picture from its bytes, without decoding it. */
function lookAt(file: string): PictureFile | Undecoded {
  const bytes = readFileSync(file);
  const refused = (found: string, expected: string): PictureFile => ({
    ok: false,
    faults: [{ found, expected }],
  });
  if (bytes.length === 0) return refused('an empty file', KNOWN);
  if (bytes.length > MOST_PICTURE_BYTES) {
    const [found, most] = [bytes.length, MOST_PICTURE_BYTES].map(megabytes);
    return refused(`a file of ${found}`, `at most ${most}: save it smaller`);
  }
  const format = formatOf(bytes);
  if (typeof format === 'object') return refused(format.found, KNOWN);
  const ending = path.extname(file).slice(1);
  if (PICTURE_ENDINGS[ending as keyof typeof PICTURE_ENDINGS] !== format) {
    return refused(`${NAMES[format]} under a name that ends in .${ending}`, `.${endingOf(format)}`);
  }
  if (format === 'svg') {
    const read = readSvg(bytes);
    if (!read.ok) return read;
    return { ok: true, format, width: read.width, height: read.height, svg: read.svg };
  }
  return { file, format, hash: createHash('sha256').update(bytes).digest('hex') };
}

const endingOf = (format: PictureFormat) => (format === 'jpeg' ? 'jpg' : format);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The format that bytes begin like; what else they are, where the site has no use for it. */
function formatOf(bytes: Buffer): PictureFormat | { found: string } {
  const begins = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).toString('latin1') === signature;
  if (begins('\xff\xd8\xff')) return 'jpeg';
  if (begins('\x89PNG\r\n\x1a\n')) {
    return isAnimatedPng(bytes) ? { found: 'an animated PNG' } : 'png';
  }
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp';
  if (begins('ftyp', 4)) {
    const brand = bytes.subarray(8, 12).toString('latin1');
    if (brand === 'avif') return 'avif';
    return { found: brand === 'avis' ? 'an animated AVIF' : 'a HEIC photo, or a film' };
  }
  if (begins('GIF8')) return { found: 'a GIF' };
  const start = bytes.subarray(0, 4096).toString('utf8');
  if (/^\ufeff?\s*<(?:\?xml|!--|!doctype svg|svg|[a-z]+:svg)/i.test(start)) return 'svg';
  return { found: 'bytes of no picture that browsers show' };
}

/** An animation says so before its first picture; the decoder would show that one alone. */
function isAnimatedPng(bytes: Buffer): boolean {
  const [animation, picture] = [bytes.indexOf('acTL'), bytes.indexOf('IDAT')];
  return animation !== -1 && animation < picture;
}

/** What was found in pictures, from one check to the next. */
const KEPT = '.cache/pictures';

const keptFile = (hash: string) => path.join(KEPT, `${hash}.${MOST_PICTURE_PIXELS}.json`);

const INSPECTOR = fileURLToPath(new URL('./inspect-pictures.ts', import.meta.url));

function decode(pictures: readonly Undecoded[]): void {
  const { stdout, stderr, status } = spawnSync(process.execPath, [INSPECTOR], {
    input: JSON.stringify({
      files: pictures.map(({ file }) => file),
      mostPixels: MOST_PICTURE_PIXELS,
    }),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(`Expected the pictures to be looked at, found ${stderr}`);
  const found = JSON.parse(stdout) as Inspected[];
  mkdirSync(KEPT, { recursive: true });
  found.forEach((inspected, index) => {
    const file = keptFile(pictures[index]?.hash ?? '');
    // Aside and renamed: two checks may look at the same picture at once.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(inspected));
    renameSync(aside, file);
  });
}

function decoded({ format, hash }: Undecoded): PictureFile {
  const inspected = JSON.parse(readFileSync(keptFile(hash), 'utf8')) as Inspected;
  const refused = (found: string, expected: string): PictureFile => ({
    ok: false,
    faults: [{ found, expected }],
  });
  if ('error' in inspected) {
    return refused(
      `${NAMES[format]} that is broken`,
      'a picture that can be opened and saved again',
    );
  }
  const { width, height, frames, isDecoded } = inspected;
  const size = `${width} × ${height} pixels`;
  if (frames > 1)
    return refused(`an animation of ${frames} pictures`, 'a picture that stands still');
  if (Math.max(width, height) > LONGEST_PICTURE_SIDE) {
    return refused(size, `sides of at most ${LONGEST_PICTURE_SIDE.toLocaleString('en-US')} pixels`);
  }
  if (!isDecoded) {
    const millions = (pixels: number) => `${(pixels / 1_000_000).toFixed(0)} million`;
    return refused(
      `${size}, ${millions(width * height)} of them`,
      `at most ${millions(MOST_PICTURE_PIXELS)}: save it smaller`,
    );
  }
  return { ok: true, format, width, height, svg: null };
}
