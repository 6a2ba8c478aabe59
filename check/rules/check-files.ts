import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { baseOf, COLLECTION_NAMES, collectionOf, COLLECTIONS } from '#schemas/collections.ts';
import { PICTURE_NAME } from '#schemas/picture-path.ts';
import { BRAND_FOLDER } from '#schemas/site-look.ts';
import { picturesNamed } from './check-pictures.ts';
import { type Problem, collectProblems, type Report, suggestion } from '../describe-issue.ts';
import { isSlug } from '../read/file-names.ts';
import { kindOf, type RawEntry } from '../read/read-content.ts';

/** Names and foreign words that the spelling of the site knows. */
const WORDS_FILE = 'words.txt';

const ALL = COLLECTION_NAMES.map(collectionOf);
const WITH_FOLDER = ALL.filter(({ folder }) => folder !== '');
const FOLDERS = WITH_FOLDER.map(({ folder }) => folder);

/** File systems take names of 255 bytes, but an address has to be read. */
export const LONGEST_NAME = 100;

/** In the folder of what is copied as it is, these would replace what the site writes, or have no policy. */
const WRITTEN =
  '{**/*.[hH][tT][mM]*,{robots,feed,sitemap,favicon,site}.{txt,xml,json,ico,svg,webmanifest},_*,icon-*' +
  `,${COLLECTIONS.pages.reservedNames.join(',')}}`;

/**
 * All about the files themselves: which are missing or too many, and what they are called. Those of the
 * site are needed, and all that there are have names.
 */
export const checkFiles = (
  files: readonly RawEntry[],
  all: readonly RawEntry[],
  root: string,
  contentDir: string,
): Problem[] =>
  collectProblems((report, warn) => {
    missingAndSurplus(files, contentDir, report);
    // No page can do without a casino; every other collection may lie empty.
    const areCasinos = [files, all].map((some) => some.some((one) => one.collection === 'casinos'));
    const folder = baseOf('casinos', contentDir);
    const waiting = 'only drafts, and files that wait for their day';
    if (!areCasinos[1]) report(folder, '', 'no file', 'one at least');
    else if (!areCasinos[0]) report(folder, '', waiting, 'one at least that is on the site now');
    for (const { id, file } of all) {
      const why = 'because the name is the address';
      if (!isSlug(id)) {
        report(file, '', `the name “${id}”`, `small letters, digits and single hyphens, ${why}`);
      } else if (id.length > LONGEST_NAME) {
        report(file, '', `a name of ${id.length} characters`, `at most ${LONGEST_NAME}, ${why}`);
      }
    }
    linksOutside(all, root, contentDir, report);
    unreadFiles(all, root, contentDir, report, warn);
    const publicFolder = path.resolve(root, 'public');
    for (const name of globSync(WRITTEN, { cwd: publicFolder }).sort()) {
      if (kindOf(path.join(publicFolder, name), publicFolder) === 'folder') continue;
      const expected = 'none: proofs for search engines stand in your DNS';
      report(`public/${name}`, '', 'a page, or a file that the site writes itself', expected);
    }
  });

/** Files that are missing, or too many, where each is the text of one page and none is optional. */
function missingAndSurplus(files: readonly RawEntry[], contentDir: string, report: Report): void {
  for (const name of COLLECTION_NAMES) {
    const { ids, pattern, hasOthers } = collectionOf(name);
    if (ids === null) continue;
    const found = files.filter(({ collection }) => collection === name);
    const missing = ids.filter((id) => !found.some((entry) => entry.id === id));
    for (const id of missing) {
      const file = path.posix.join(baseOf(name, contentDir), pattern.replace('*', id));
      const expected = 'it to be there, because a page takes its texts from it';
      report(file, '', 'no such file', expected);
    }
    for (const { id, file } of hasOthers ? [] : found) {
      if (ids.includes(id)) continue;
      const expected = `only ${ids.join(', ')}`;
      report(file, '', 'a file that no page uses', expected, suggestion(id, missing));
    }
  }
}

/** Symlinks out of the content: they could publish any file of this machine. Nothing follows them. */
function linksOutside(
  files: readonly RawEntry[],
  root: string,
  contentDir: string,
  report: Report,
): void {
  // Of a picture that a text names, check-pictures.ts says so.
  const named = picturesNamed(files);
  const top = entriesOf(root, contentDir, contentDir);
  const inFolders = top.flatMap(({ file, kind }) =>
    kind === 'folder' ? entriesOf(root, file, contentDir) : [],
  );
  for (const { file, kind } of [...top, ...inFolders]) {
    if (kind !== 'outside' || named.has(file)) continue;
    report(file, '', 'a link out of the content folder', 'the file itself, or no link');
  }
}

/** Files and folders among the content that nothing reads: they would be missing without a word. */
function unreadFiles(
  files: readonly RawEntry[],
  root: string,
  contentDir: string,
  report: Report,
  warn: Report,
): void {
  const read = new Set([...files.map(({ file }) => file), ...picturesNamed(files)]);
  const singles = ALL.filter(({ folder }) => folder === '').map(({ pattern }) => pattern);
  for (const { file, name, kind } of entriesOf(root, contentDir, contentDir)) {
    if (kind === 'outside') continue;
    const isFolder = kind === 'folder';
    // The drawings in its folder are held against the names in site.yaml by check-brand.ts.
    const isKnown = FOLDERS.includes(name) || (isFolder && name === BRAND_FOLDER);
    if (read.has(file) || isKnown || name === WORDS_FILE) continue;
    const found = `a ${isFolder ? 'folder' : 'file'} that nothing reads`;
    const expected = `only ${[...singles, ...FOLDERS, BRAND_FOLDER].join(', ')}`;
    report(file, '', found, expected, suggestion(name, isFolder ? FOLDERS : singles));
  }
  for (const collection of WITH_FOLDER) {
    const { folder, pattern, hasPictures } = collection;
    for (const { file, kind } of entriesOf(root, path.posix.join(contentDir, folder), contentDir)) {
      if (read.has(file) || kind === 'outside') continue;
      if (kind === 'file' && PICTURE_NAME.test(file) && hasPictures) {
        warn(file, '', 'a picture that nothing names', `a file in ${folder} that names it`);
        continue;
      }
      const found = kind === 'folder' ? 'a folder' : 'a file that nothing reads';
      const ending = path.extname(pattern);
      report(file, '', found, `only files in ${folder} whose names end in ${ending}`);
    }
  }
}

/** Entries of a folder, but for those that the file system keeps to itself behind a dot. */
function entriesOf(root: string, folder: string, contentDir: string) {
  const full = path.resolve(root, folder);
  const content = path.resolve(root, contentDir);
  if (kindOf(full, content) !== 'folder') return [];
  return readdirSync(full)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => ({
      name,
      file: path.posix.join(folder, name),
      kind: kindOf(path.join(full, name), content),
    }));
}
