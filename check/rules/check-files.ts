import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { PICTURE_NAME } from '#schemas/picture-path.ts';
import { BRAND_FOLDER } from '#schemas/site-look.ts';
import { picturesNamed } from './check-pictures.ts';
import { didYouMean, type Problem, suggestion } from '../describe-issue.ts';
import { isSlug } from '../read/file-names.ts';
import type { RawEntry } from '../read/read-content.ts';

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];
const FOLDERS = [...new Set(NAMES.map((name) => COLLECTIONS[name].folder))].filter(
  (folder) => folder !== '',
);

/** File systems take names of 255 bytes, but an address has to be read. */
const LONGEST_NAME = 100;

/**
 * All about the files themselves: which are missing or too many, and what they are called. Those of the
 * site are needed, and all that there are have names.
 */
export function checkFiles(
  files: readonly RawEntry[],
  all: readonly RawEntry[],
  root: string,
  contentDir: string,
): Problem[] {
  return [
    ...missingAndSurplus(files, contentDir),
    ...noneAtAll(files, all, contentDir),
    ...all.flatMap((entry) => badNames(entry)),
    ...unreadFiles(all, root, contentDir),
  ];
}

/** Files that are missing, or too many, where each is the text of one page and none is optional. */
function missingAndSurplus(files: readonly RawEntry[], contentDir: string): Problem[] {
  const filesByCollection = Map.groupBy(files, ({ collection }) => collection);
  return NAMES.flatMap((name) => {
    const { ids, pattern, hasOthers } = COLLECTIONS[name];
    if (ids === null) return [];
    const found = filesByCollection.get(name) ?? [];
    const missing = ids.filter((id) => !found.some((entry) => entry.id === id));
    const surplus = hasOthers ? [] : found.filter(({ id }) => !ids.includes(id));
    return [
      ...missing.map((id) => ({
        file: path.posix.join(baseOf(name, contentDir), pattern.replace('*', id)),
        field: '',
        found: 'no such file',
        expected: 'it to be there, because a page takes its texts from it',
        ...(hasOthers && isMeant(id, found)),
      })),
      ...surplus.map(({ id, file }) => ({
        file,
        field: '',
        found: 'a file that no page uses',
        expected: `only ${ids.join(', ')}`,
        ...suggestion(didYouMean(id, missing)),
      })),
    ];
  });
}

/** The file that may have been meant, where another name is no mistake by itself. */
function isMeant(id: string, found: readonly RawEntry[]): { hint?: string } {
  const name = didYouMean(
    id,
    found.map((entry) => entry.id),
  );
  const meant = found.find((entry) => entry.id === name);
  return meant === undefined ? {} : { hint: `Is ${meant.file} meant to be it?` };
}

/** A collection that no page can do without has a file at least; every other may lie empty. */
const NEEDED = ['casinos'] as const satisfies readonly CollectionName[];

function noneAtAll(
  files: readonly RawEntry[],
  all: readonly RawEntry[],
  contentDir: string,
): Problem[] {
  const isIn = (name: CollectionName) => (entry: RawEntry) => entry.collection === name;
  return NEEDED.filter((name) => !files.some(isIn(name))).map((name) => {
    const isHeldBack = all.some(isIn(name));
    return {
      file: baseOf(name, contentDir),
      field: '',
      found: isHeldBack ? 'only drafts, and files that wait for their day' : 'no file',
      expected: isHeldBack ? 'one at least that is on the site now' : 'one at least',
    };
  });
}

function badNames({ id, file }: RawEntry): Problem[] {
  if (!isSlug(id)) {
    const expected = 'small letters, digits and single hyphens, because the name is the address';
    return [{ file, field: '', found: `the name “${id}”`, expected }];
  }
  if (id.length <= LONGEST_NAME) return [];
  const expected = `at most ${LONGEST_NAME}, because the name is the address`;
  return [{ file, field: '', found: `a name of ${id.length} characters`, expected }];
}

/** Whatever lies among the content and that nothing reads: it would be missing without a word. */
function unreadFiles(files: readonly RawEntry[], root: string, contentDir: string): Problem[] {
  const read = new Set([...files.map(({ file }) => file), ...picturesNamed(files)]);
  const top = entriesOf(root, contentDir);
  return [
    ...top
      // What lies among the drawings of the brand is held against what names it.
      .filter(
        ({ name, isFolder }) => !FOLDERS.includes(name) && !(isFolder && name === BRAND_FOLDER),
      )
      .filter(({ file }) => !read.has(file))
      .map(({ file, name, isFolder }) => ({
        file,
        field: '',
        found: isFolder ? 'a folder that nothing reads' : 'a file that nothing reads',
        expected: `only ${[...singleFiles(), ...FOLDERS, BRAND_FOLDER].join(', ')}`,
        ...suggestion(didYouMean(name, isFolder ? FOLDERS : singleFiles())),
      })),
    ...FOLDERS.flatMap((folder) => {
      const ending = endingOf(folder);
      return entriesOf(root, path.posix.join(contentDir, folder))
        .filter(({ file }) => !read.has(file))
        .map(({ file, isFolder }) => ({
          file,
          field: '',
          ...(!isFolder && PICTURE_NAME.test(file) && folder in NAMES_PICTURES
            ? unnamedPicture(folder)
            : {
                found: isFolder ? 'a folder' : 'a file that nothing reads',
                expected: `only files in ${folder} whose names end in ${ending}`,
              }),
        }));
    }),
  ];
}

/** The folders whose files may name pictures beside them, and how. */
const NAMES_PICTURES: Readonly<Record<string, string>> = {
  [COLLECTIONS.articles.folder]: 'an article that shows it: ![what is to be seen](./name.jpg)',
  [COLLECTIONS.casinos.folder]: 'a casino whose logo it is: `logo: ./name.svg`',
};

const unnamedPicture = (folder: string) => ({
  found: 'a picture that nothing names',
  expected: NAMES_PICTURES[folder] ?? '',
});

const singleFiles = () =>
  NAMES.filter((name) => COLLECTIONS[name].folder === '').map((name) => COLLECTIONS[name].pattern);

const endingOf = (folder: string) =>
  path.extname(
    NAMES.map((name) => COLLECTIONS[name]).find((one) => one.folder === folder)?.pattern ?? '',
  );

/** What lies in a folder, but for what the file system keeps to itself behind a dot. */
function entriesOf(root: string, folder: string) {
  const full = path.resolve(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => ({
      name: entry.name,
      file: path.posix.join(folder, entry.name),
      isFolder: isFolder(full, entry),
    }));
}

const isFolder = (within: string, entry: Dirent): boolean =>
  entry.isSymbolicLink()
    ? (statSync(path.join(within, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false)
    : entry.isDirectory();
