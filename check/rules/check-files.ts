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
const FOLDERS = ALL.filter(({ folder }) => folder !== '');

/** In the folder of what is copied as it is, these would replace what the site writes, or have no policy. */
const WRITTEN =
  '{**/*.[hH][tT][mM]*,{robots,feed,sitemap,favicon,site}.{txt,xml,json,ico,svg,webmanifest},_*,icon-*' +
  `,${COLLECTIONS.pages.reservedNames.join(',')}}`;

/** The files themselves: which are missing or too many, and what they are called. */
export const checkFiles = (
  files: readonly RawEntry[],
  all: readonly RawEntry[],
  root: string,
  contentDir: string,
): Problem[] =>
  collectProblems((report, warn) => {
    missingAndSurplus(files, contentDir, report);
    // No page can do without a casino; every other collection may lie empty.
    if (!files.some(({ collection }) => collection === 'casinos')) {
      const expected = 'one casino at least that is on the site now';
      report(baseOf('casinos', contentDir), '', 'no file', expected);
    }
    for (const { id, file } of all) {
      const expected = 'small letters, digits and single hyphens, because the name is the address';
      if (!isSlug(id)) report(file, '', `the name “${id}”`, expected);
    }
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

/** Files and folders that nothing reads, and links out of the content, which could publish any file of this machine. */
function unreadFiles(
  files: readonly RawEntry[],
  root: string,
  contentDir: string,
  report: Report,
  warn: Report,
): void {
  const pictures = picturesNamed(files);
  const read = new Set([...files.map(({ file }) => file), ...pictures]);
  const content = path.resolve(root, contentDir);
  const unreadIn = (folder: string) =>
    namesIn(path.join(content, folder), content).flatMap((name) => {
      const file = path.posix.join(contentDir, folder, name);
      const kind = kindOf(path.resolve(root, file), content);
      if (read.has(file)) return [];
      if (kind !== 'outside') return [{ name, file, kind }];
      report(file, '', 'a link out of the content folder', 'the file itself, or no link');
      return [];
    });
  const folders = [...FOLDERS.map(({ folder }) => folder), BRAND_FOLDER];
  for (const { name, file, kind } of unreadIn('')) {
    if (folders.includes(name) || name === WORDS_FILE) continue;
    const singles = ALL.filter(({ folder }) => folder === '').map(({ pattern }) => pattern);
    const found = `a ${kind === 'folder' ? 'folder' : 'file'} that nothing reads`;
    const known = [...singles, ...folders];
    report(file, '', found, `only ${known.join(', ')}`, suggestion(name, known));
  }
  for (const { folder, pattern, hasPictures } of FOLDERS) {
    for (const { file, kind } of unreadIn(folder)) {
      if (kind === 'file' && PICTURE_NAME.test(file) && hasPictures) {
        warn(file, '', 'a picture that nothing names', `a file in ${folder} that names it`);
        continue;
      }
      const found = kind === 'folder' ? 'a folder' : 'a file that nothing reads';
      const ending = path.extname(pattern);
      report(file, '', found, `only files in ${folder} whose names end in ${ending}`);
    }
  }
  unreadIn(BRAND_FOLDER);
}

/** Names in a folder, but for those that file systems, editors and people keep for themselves. */
export const namesIn = (folder: string, content: string): string[] =>
  kindOf(folder, content) === 'folder'
    ? readdirSync(folder)
        .filter((name) => !/^\.|~$|^README\.md$/.test(name))
        .sort()
    : [];
