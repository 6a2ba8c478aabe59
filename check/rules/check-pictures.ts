import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isPicturePath, PICTURE_NAME, PICTURE_PATH_FORM } from '#schemas/picture-path.ts';
import { hinted, type Problem, suggestion } from '../describe-issue.ts';
import { type NamedPicture, namedPictures } from '../read/named-pictures.ts';
import { type PictureFile, readPicture } from '../read/picture-file.ts';
import type { RawEntry } from '../read/read-content.ts';

/** Reports a problem of one picture: its name and the file that has it are known. */
type ReportPicture = (found: string, expected: string, hint?: string) => void;

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
  // Each folder is read once: it may have thousands of texts.
  const namesIn = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const folder = path.dirname(entry.file);
    const lies = path.resolve(root, folder);
    const names = namesIn.get(folder) ?? (existsSync(lies) ? readdirSync(lies) : []);
    namesIn.set(folder, names);
    for (const picture of namedPictures(entry)) {
      const { field, path: named } = picture;
      const name = field === '' ? `the picture ${named}` : named;
      const { file } = entry;
      const reportIt: ReportPicture = (found, expected, hint) =>
        problems.push({ file, field, found: `${name}: ${found}`, expected, ...hinted(hint) });
      const full = path.resolve(root, beside(entry.file, named));
      if (isThere(picture, { full, folder, names }, reportIt)) {
        // One by one: a picture takes up to a hundred megabytes while it is decoded.
        const read = known.get(full) ?? (await readPicture(full));
        known.set(full, read);
        size(picture, read, reportIt);
      }
      if (picture.standsAlone) continue;
      const expected = 'a paragraph of its own, with an empty line before and after it';
      reportIt('stands in a line, a list or a quotation', expected);
    }
  }
  return problems;
}

/** The path of a picture that a file names, from the root of the project. */
export const beside = (file: string, picture: string): string =>
  path.posix.join(path.posix.dirname(file), picture);

/** True for a picture that can be read from where it is said to lie; reports why it cannot. */
function isThere(
  { path: named, field }: NamedPicture,
  { full, folder, names }: { full: string; folder: string; names: readonly string[] },
  report: ReportPicture,
): boolean {
  const name = path.basename(named);
  if (!isPicturePath(named)) {
    // Of a field the schema has said so already.
    if (field !== '') return false;
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(named)) {
      const why = 'another site would learn who reads this one';
      report('an address elsewhere', `a file beside the text: ${why}`);
    } else report('a name that no picture can have here', PICTURE_PATH_FORM);
  } else if (!names.includes(name)) {
    const pictures = names.filter((one) => PICTURE_NAME.test(one));
    const expected = `a picture of that name in ${folder}`;
    report('no such file', expected, suggestion(name, pictures));
  } else {
    const stats = lstatSync(full);
    if (stats.isFile()) return true;
    if (stats.isSymbolicLink()) report('a link to another file', 'the picture itself');
    else report('a folder', 'a picture');
  }
  return false;
}

/** Less would be stretched, and blurred, where pages show it. A drawing has no pixels. */
const LEAST_PIXELS = { logo: 96, other: 320 };

function size({ field }: NamedPicture, read: PictureFile, report: ReportPicture): void {
  if (!read.ok) {
    for (const { found, expected } of read.faults) report(found, expected);
    return;
  }
  const { svg, width, height } = read;
  if (svg !== null) return;
  const isLogo = field === 'logo';
  const least = isLogo ? LEAST_PIXELS.logo : LEAST_PIXELS.other;
  if ((isLogo ? Math.max(width, height) : Math.min(width, height * 4)) >= least) return;
  const expected = isLogo
    ? `a longer side of at least ${least} pixels, or an SVG`
    : `at least ${least} × ${least / 4} pixels, or an SVG`;
  report(`${width} × ${height} pixels`, expected);
}

/** The pictures that any file names, drafts included, as paths from the root of the project. */
export const picturesNamed = (entries: readonly RawEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      // One that has a bad name is named all the same: it is said once.
      namedPictures(entry).map(({ path: named }) => beside(entry.file, named)),
    ),
  );
