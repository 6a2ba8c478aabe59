import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isPicturePath, PICTURE_NAME, PICTURE_PATH_FORM } from '#schemas/picture-path.ts';
import { hinted, type Problem, suggestion } from '../describe-issue.ts';
import { type NamedPicture, namedPictures } from '../read/named-pictures.ts';
import { type PictureFile, readPicture } from '../read/picture-file.ts';
import type { RawEntry } from '../read/read-content.ts';

type Fault = { found: string; expected: string; hint?: string | undefined };

/**
 * The pictures that texts name: each has to lie beside its text, open, and be of a size that a build can do
 * with. Adds the pictures it reads to those that are known.
 */
export async function checkPictures(
  entries: readonly RawEntry[],
  root: string,
  known: Map<string, PictureFile>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { file } = entry;
    for (const picture of namedPictures(entry)) {
      const { field, path: named } = picture;
      // Of a name in a field the schema has said so already.
      if (field !== '' && !isPicturePath(named)) continue;
      const full = path.resolve(root, beside(file, named));
      const fault = missing(named, full, path.dirname(file));
      if (fault === null && !known.has(full)) known.set(full, await readPicture(full));
      const read = known.get(full);
      const faults = fault === null && read !== undefined ? faultsOf(picture, read) : [];
      const what = field === '' ? `the picture ${named}` : named;
      for (const { found, expected, hint } of fault === null ? faults : [fault])
        problems.push({ file, field, found: `${what}: ${found}`, expected, ...hinted(hint) });
    }
  }
  return problems;
}

/** The path of a picture that a file names, from the root of the project. */
export const beside = (file: string, picture: string): string =>
  path.posix.join(path.posix.dirname(file), picture);

/** Reason why no picture can be read from where it is said to lie. */
function missing(named: string, full: string, folder: string): Fault | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(named)) {
    const why = 'another site would learn who reads this one';
    return { found: 'an address elsewhere', expected: `a file beside the text: ${why}` };
  }
  if (!isPicturePath(named))
    return { found: 'a name that no picture can have here', expected: PICTURE_PATH_FORM };
  const stats = lstatSync(full, { throwIfNoEntry: false });
  if (stats?.isFile()) return null;
  if (stats !== undefined)
    return { found: 'a folder, or a link to a file', expected: 'the picture itself' };
  const beside = path.dirname(full);
  const names = existsSync(beside) ? readdirSync(beside) : [];
  const pictures = names.filter((name) => PICTURE_NAME.test(name));
  const hint = suggestion(path.basename(named), pictures);
  return { found: 'no such file', expected: `a picture of that name in ${folder}`, hint };
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
