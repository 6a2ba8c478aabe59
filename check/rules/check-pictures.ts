import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isPicturePath, PICTURE_NAME, PICTURE_PATH_FORM } from '#schemas/picture-path.ts';
import { type Report, suggestion } from '../describe-issue.ts';
import { type NamedPicture, namedPictures } from '../read/named-pictures.ts';
import { type PictureFile, readPicture } from '../read/picture-file.ts';
import type { RawEntry } from '../read/read-content.ts';
import type { ShownSite } from '../read/shown-site.ts';

type Fault = { found: string; expected: string; hint?: string | undefined };

/** Pictures by their paths from the root of the project. */
export type Pictures = ReadonlyMap<string, PictureFile>;

/** Reads each picture that a file names and that lies there, once: decoding takes long. */
export async function readPictures(entries: readonly RawEntry[], root: string): Promise<Pictures> {
  const pictures = new Map<string, PictureFile>();
  for (const entry of entries) {
    for (const { path: named } of namedPictures(entry)) {
      const file = beside(entry.file, named);
      if (!isPicturePath(named) || pictures.has(file)) continue;
      const full = path.resolve(root, file);
      const isThere = lstatSync(full, { throwIfNoEntry: false })?.isFile();
      if (isThere) pictures.set(file, await readPicture(full));
    }
  }
  return pictures;
}

/** The pictures that texts name: each has to lie beside its text, open, and be of a size that a build can do with. */
export function checkPictures(site: ShownSite, pictures: Pictures, report: Report): void {
  for (const entry of site.entries) {
    for (const picture of namedPictures(entry)) {
      const { field, path: named } = picture;
      // Of a name in a field the schema has said so already.
      if (field !== '' && !isPicturePath(named)) continue;
      const file = beside(entry.file, named);
      const read = pictures.get(file);
      const faults =
        read === undefined ? [missing(named, file, site.root)] : faultsOf(picture, read);
      const what = field === '' ? `the picture ${named}` : named;
      for (const { found, expected, hint } of faults)
        report(entry.file, field, `${what}: ${found}`, expected, hint);
    }
  }
}

/** The path of a picture that a file names, from the root of the project. */
export const beside = (file: string, picture: string): string =>
  path.posix.join(path.posix.dirname(file), picture);

/** Reason why no picture can be read from where it is said to lie. */
function missing(named: string, file: string, root: string): Fault {
  if (!isPicturePath(named))
    return { found: 'a name that no picture can have here', expected: PICTURE_PATH_FORM };
  const full = path.resolve(root, file);
  if (lstatSync(full, { throwIfNoEntry: false }) !== undefined)
    return { found: 'a folder, or a link to a file', expected: 'the picture itself' };
  const pictures = readdirSync(path.dirname(full)).filter((name) => PICTURE_NAME.test(name));
  const hint = suggestion(path.basename(named), pictures);
  const expected = `a picture of that name in ${path.posix.dirname(file)}`;
  return { found: 'no such file', expected, hint };
}

/** Less would be stretched, and blurred, where pages show it. A drawing has no pixels. */
const LEAST_PIXELS = { logo: 96, other: 320 };

function faultsOf({ field, standsAlone }: NamedPicture, read: PictureFile): Fault[] {
  if (!read.ok) return read.faults;
  if (!standsAlone) {
    const expected = 'a paragraph of its own, with an empty line before and after it';
    return [{ found: 'stands in a line, a list or a quotation', expected }];
  }
  const { svg, width, height } = read;
  const isLogo = field === 'logo';
  const least = isLogo ? LEAST_PIXELS.logo : LEAST_PIXELS.other;
  if (svg !== null || (isLogo ? Math.max(width, height) : Math.min(width, height * 4)) >= least)
    return [];
  const expected = isLogo
    ? `a longer side of at least ${least} pixels, or an SVG`
    : `at least ${least} × ${least / 4} pixels, or an SVG`;
  return [{ found: `${width} × ${height} pixels`, expected }];
}

/** The pictures that any file names, drafts included, as paths from the root of the project. */
export const picturesNamed = (entries: readonly RawEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      // One that has a bad name is named all the same: it is said once.
      namedPictures(entry).map(({ path: named }) => beside(entry.file, named)),
    ),
  );
