import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { collectionOf } from '#schemas/collections.ts';
import { isPicturePath, PICTURE_NAME, PICTURE_PATH_FORM } from '#schemas/picture-path.ts';
import { problemList, type Problem, type Report, suggestion } from '../describe-issue.ts';
import { type NamedPicture, namedPictures, picturesIn } from '../read/named-pictures.ts';
import { type PictureFile, readPicture, WORDS_AS_SHAPES } from '../read/picture-file.ts';
import type { RawEntry } from '../read/read-content.ts';

/** Says what is wrong with one picture: its name and the file that has it are known. */
type SayOf = (found: string, expected: string, hint?: string) => void;

/**
 * The pictures that texts name: each has to lie beside its text, open, and be of a size that a build can do
 * with, and has to be put into words for those who do not see it. Adds the pictures it reads to those
 * that are known.
 */
export async function checkPictures(
  entries: readonly RawEntry[],
  root: string,
  known: Map<string, PictureFile>,
): Promise<Problem[]> {
  const [problems, report] = problemList();
  // Each folder is read once: it may have thousands of texts.
  const namesIn = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const folder = path.dirname(entry.file);
    const lies = path.resolve(root, folder);
    const names = namesIn.get(folder) ?? (existsSync(lies) ? readdirSync(lies) : []);
    namesIn.set(folder, names);
    for (const picture of namedPictures(entry)) {
      const { field, path: named } = picture;
      const reportAt =
        (at: string): SayOf =>
        (found, ...rest) =>
          report(
            entry.file,
            at,
            `${field === '' ? 'the picture ' : ''}${named}: ${found}`,
            ...rest,
          );
      const full = path.resolve(root, beside(entry.file, named));
      if (isThere(picture, { full, folder, names }, reportAt(field))) {
        // One by one: a picture takes up to a hundred megabytes while it is decoded.
        const read = known.get(full) ?? (await readPicture(full));
        known.set(full, read);
        size(picture, read, reportAt(field));
      }
      words(picture, reportAt(field === '' ? '' : `${field}.alt`));
      if (picture.standsAlone) continue;
      const expected = 'a paragraph of its own, with an empty line before and after it';
      reportAt(field)('stands in a line, a list or a quotation', expected);
    }
    if (collectionOf(entry.collection).hasPictures) unread(entry, report);
  }
  return problems;
}

/** The path of a picture that a file names, from the root of the project. */
export const beside = (file: string, picture: string): string =>
  path.posix.join(path.posix.dirname(file), picture);

/** Whether a picture can be read from where it is said to lie; says why not. */
function isThere(
  { path: named, field }: NamedPicture,
  { full, folder, names }: { full: string; folder: string; names: readonly string[] },
  report: SayOf,
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

function size({ field }: NamedPicture, read: PictureFile, report: SayOf): void {
  if (!read.ok) {
    for (const { found, expected } of read.faults) report(found, expected);
    return;
  }
  const { svg, width, height } = read;
  const isLogo = field === 'logo';
  if (svg !== null) {
    if (isLogo && svg.includes('<text')) report('words set as text', WORDS_AS_SHAPES);
    return;
  }
  const least = isLogo ? LEAST_PIXELS.logo : LEAST_PIXELS.other;
  if ((isLogo ? Math.max(width, height) : Math.min(width, height * 4)) >= least) return;
  const expected = isLogo
    ? `a longer side of at least ${least} pixels, or an SVG`
    : `at least ${least} × ${least / 4} pixels, or an SVG`;
  report(`${width} × ${height} pixels`, expected);
}

/** Words that say nothing of what is to be seen. */
const NO_WORDS =
  /^(?:an? |the )?(?:image|picture|photo|photograph|img|pic|graphic|figure|screenshot|cover|untitled|alt|dsc|pxl)?(?: ?\d+)*(?: (?:jpe?g|png|webp|avif|heic))?$/;
const FEWEST_LETTERS = 3;
const MOST_ALT_CHARACTERS = 250;

function words({ alt, path: named, field }: NamedPicture, report: SayOf): void {
  if (alt === null) return;
  const expected = 'what is to be seen, in words for those who do not see it';
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const said = plain(alt);
  const name = path.basename(named);
  const names = [name, name.replace(/\.[^.]*$/, '')].map(plain);
  if (said === '') {
    const example = field === '' ? `: ![a roulette wheel with one zero](${named})` : '';
    report('no words for it', `${expected}${example}`);
  } else if (names.includes(said) || NO_WORDS.test(said) || said.length < FEWEST_LETTERS) {
    report(`only “${alt}” in words`, expected);
  } else if (alt.length > MOST_ALT_CHARACTERS) {
    const most = `at most ${MOST_ALT_CHARACTERS}: the text itself says more`;
    report(`${alt.length} characters in words`, most);
  }
}

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const MEANT = /!\[[^\]]*\]\(([^)]*)\)/g;

/** What was meant as a picture and is none, such as one with a space in its name. */
function unread({ file, body }: RawEntry, report: Report): void {
  const shown = picturesIn(body).map(({ path: named }) => named);
  for (const [written, address = ''] of body.replace(CODE, '').matchAll(MEANT)) {
    if (shown.some((named) => address.includes(named))) continue;
    const expected = `![what is to be seen](./name.jpg), with ${PICTURE_PATH_FORM}`;
    report(file, '', `${written}, which is no picture as it is written`, expected);
  }
}

/** The pictures that any file names, drafts included, as paths from the root of the project. */
export const picturesNamed = (entries: readonly RawEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      // One that has a bad name is named all the same: it is said once.
      namedPictures(entry).map(({ path: named }) => beside(entry.file, named)),
    ),
  );
