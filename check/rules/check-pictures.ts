import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isPicturePath, PICTURE_NAME, PICTURE_PATH_FORM } from '#schemas/picture-path.ts';
import { hinted, type Problem, suggestion } from '../describe-issue.ts';
import { type NamedPicture, namedPictures, picturesIn } from '../read/named-pictures.ts';
import { type PictureFile, readPicture, WORDS_AS_SHAPES } from '../read/picture-file.ts';
import type { RawEntry } from '../read/read-content.ts';

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
  const texts = entries.filter(({ collection }) => ['articles', 'blog'].includes(collection));
  const named = entries.flatMap((entry) =>
    namedPictures(entry).map((picture) => ({ file: entry.file, picture })),
  );
  const namesIn = folderNames();
  const found = named.map((one) => ({
    ...one,
    problem: notThere(one.file, one.picture, root, namesIn),
  }));
  const there = found.filter(({ problem }) => problem === null);
  // One by one: a picture takes up to a hundred megabytes while it is decoded.
  for (const { file, picture } of there) {
    const full = path.resolve(root, beside(file, picture.path));
    if (!known.has(full)) known.set(full, await readPicture(full));
  }
  return [
    ...found.flatMap(({ problem }) => (problem === null || problem === SAID ? [] : problem)),
    ...there.flatMap(({ file, picture }) => {
      const read = known.get(path.resolve(root, beside(file, picture.path)));
      if (read === undefined) return [];
      if (read.ok) return tooSmall(file, picture, read);
      return read.faults.map((fault) => problemOf(file, picture, fault.found, fault.expected));
    }),
    ...named.flatMap(({ file, picture }) => [...badWords(file, picture), ...inLine(file, picture)]),
    ...texts.flatMap(({ file, body }) => unread(file, body)),
  ];
}

/** The path of a picture that a file names, from the root of the project. */
export const beside = (file: string, picture: string): string =>
  path.posix.join(path.posix.dirname(file), picture);

function problemOf(file: string, picture: NamedPicture, found: string, expected: string): Problem {
  const { field, path: named } = picture;
  return {
    file,
    field,
    found: `${field === '' ? 'the picture ' : ''}${named}: ${found}`,
    expected,
  };
}

/** What lies in folders, each of which is looked through once. */
function folderNames(): (folder: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (folder) => {
    const names = known.get(folder) ?? new Set(existsSync(folder) ? readdirSync(folder) : []);
    known.set(folder, names);
    return names;
  };
}

const SAID: Problem = { file: '', field: '', found: '', expected: '' };

/** Why a picture cannot be read from where it is said to lie; `null` where it can. */
function notThere(
  file: string,
  picture: NamedPicture,
  root: string,
  namesIn: (folder: string) => ReadonlySet<string>,
): Problem | null {
  const { path: named } = picture;
  const problem = (found: string, expected: string) => problemOf(file, picture, found, expected);
  // Of a field the schema has said so already.
  if (picture.field !== '' && !isPicturePath(named)) return SAID;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(named)) {
    return problem(
      'an address elsewhere',
      'a file beside the text: another site would learn who reads this one',
    );
  }
  if (!isPicturePath(named)) {
    return problem('a name that no picture can have here', PICTURE_PATH_FORM);
  }
  const folder = path.resolve(root, path.dirname(file));
  const name = path.basename(named);
  const names = namesIn(folder);
  if (!names.has(name)) {
    const pictures = [...names].filter((one) => PICTURE_NAME.test(one));
    return {
      ...problem('no such file', `a picture of that name in ${path.posix.dirname(file)}`),
      ...hinted(suggestion(name, pictures)),
    };
  }
  const stats = lstatSync(path.join(folder, name));
  if (stats.isSymbolicLink()) {
    return problem('a link to another file', 'the picture itself');
  }
  return stats.isFile() ? null : problem('a folder', 'a picture');
}

/** Less would be stretched, and blurred, where pages show it. A drawing has no pixels. */
const LEAST_PIXELS = { logo: 96, other: 320 };

function tooSmall(
  file: string,
  picture: NamedPicture,
  { svg, width, height }: Extract<PictureFile, { ok: true }>,
): Problem[] {
  const isLogo = picture.field === 'logo';
  if (svg !== null) return isLogo && svg.includes('<text') ? [asText(file, picture)] : [];
  const size = isLogo ? Math.max(width, height) : width;
  const least = isLogo ? LEAST_PIXELS.logo : LEAST_PIXELS.other;
  if (size >= least) return [];
  const expected = isLogo
    ? `a longer side of at least ${least} pixels, or an SVG`
    : `at least ${least} pixels of width, or an SVG`;
  return [problemOf(file, picture, `${width} × ${height} pixels`, expected)];
}

const asText = (file: string, picture: NamedPicture): Problem =>
  problemOf(file, picture, 'words set as text', WORDS_AS_SHAPES);

/** Words that say nothing of what is to be seen. */
const NO_WORDS =
  /^(?:an? |the )?(?:image|picture|photo|photograph|img|pic|graphic|figure|screenshot|cover|untitled|alt)?(?: ?\d+)?$/;
const FEWEST_LETTERS = 3;
const MOST_ALT_CHARACTERS = 250;

function badWords(file: string, picture: NamedPicture): Problem[] {
  const { alt, path: named, field } = picture;
  if (alt === null) return [];
  const expected = 'what is to be seen, in words for those who do not see it';
  const at = field === '' ? picture : { ...picture, field: `${field}.alt` };
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const name = path.basename(named);
  const names = [name, name.replace(/\.[^.]*$/, '')].map(plain);
  if (plain(alt) === '') {
    const example = field === '' ? `: ![a roulette wheel with one zero](${named})` : '';
    return [problemOf(file, at, 'no words for it', `${expected}${example}`)];
  }
  if (
    names.includes(plain(alt)) ||
    NO_WORDS.test(plain(alt)) ||
    plain(alt).length < FEWEST_LETTERS
  ) {
    return [problemOf(file, at, `only “${alt}” in words`, expected)];
  }
  if (alt.length <= MOST_ALT_CHARACTERS) return [];
  const found = `${alt.length} characters in words`;
  return [problemOf(file, at, found, `at most ${MOST_ALT_CHARACTERS}: the text itself says more`)];
}

function inLine(file: string, picture: NamedPicture): Problem[] {
  if (picture.standsAlone) return [];
  const expected = 'a paragraph of its own, with an empty line before and after it';
  return [problemOf(file, picture, 'stands in a line, a list or a quotation', expected)];
}

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const MEANT = /!\[[^\]]*\]\(([^)]*)\)/g;

/** What was meant as a picture and is none, such as one with a space in its name. */
function unread(file: string, body: string): Problem[] {
  const shown = picturesIn(body).map(({ path: named }) => named);
  return [...body.replace(CODE, '').matchAll(MEANT)]
    .filter(([, address = '']) => !shown.some((named) => address.includes(named)))
    .map(([written]) => ({
      file,
      field: '',
      found: `${written}, which is no picture as it is written`,
      expected: `![what is to be seen](./name.jpg), with ${PICTURE_PATH_FORM}`,
    }));
}

/** The pictures that any file names, drafts included, as paths from the root of the project. */
export const picturesNamed = (entries: readonly RawEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      // One that has a bad name is named all the same: it is said once.
      namedPictures(entry).map(({ path: named }) => beside(entry.file, named)),
    ),
  );
