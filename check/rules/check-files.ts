import { globSync } from 'node:fs';
import path from 'node:path';
import { baseOf, COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { PICTURE_NAME } from '#schemas/picture-path.ts';
import { BRAND_FOLDER } from '#schemas/site-look.ts';
import { picturesNamed } from './check-pictures.ts';
import { type Report, suggestion } from '../describe-issue.ts';
import { isSlug } from '../read/file-names.ts';
import { kindOf } from '../read/read-content.ts';
import type { ShownSite } from '../read/shown-site.ts';

const ALL = COLLECTION_NAMES.map(collectionOf);
const FOLDERS = ALL.filter(({ folder }) => folder !== '');

/** In `public/`: a build leaves out its own page or file of that name, and HTML there has no policy. */
const WRITTEN =
  `{${collectionOf('pages').reservedNames.join(',')},**/*.[hH][tT][mM]*,_*,icon-*,pagefind/*,` +
  '{robots,feed,sitemap,favicon,site}.{txt,xml,json,ico,svg,webmanifest}}';

/** The files themselves: which are missing or too many, and what they are called. */
export function checkFiles(site: ShownSite, report: Report, warn: Report): void {
  const { entries, all, contentDir } = site;
  missingAndSurplus(site, report);
  // No page can do without a casino; every other collection may lie empty.
  if (!entries.some(({ collection }) => collection === 'casinos')) {
    const expected = 'one casino at least that is on the site now';
    report(baseOf('casinos', contentDir), '', 'no file', expected);
  }
  for (const { id, file } of all) {
    const expected = 'small letters, digits and single hyphens, because the name is the address';
    if (!isSlug(id)) report(file, '', `the name “${id}”`, expected);
  }
  const cwd = path.resolve(site.root, 'public');
  for (const name of globSync(WRITTEN, { cwd }).sort()) {
    if (kindOf(path.join(cwd, name), cwd) === 'folder') continue;
    const expected = 'none: proofs for search engines stand in your DNS';
    report(`public/${name}`, '', 'a page, or a file that the site writes itself', expected);
  }
  unreadFiles(site, report, warn);
}

/** Files that are missing, or too many, where each is the text of one page and none is optional. */
function missingAndSurplus({ entries, all, contentDir }: ShownSite, report: Report): void {
  for (const name of COLLECTION_NAMES) {
    const { ids, pattern, hasOthers } = collectionOf(name);
    if (ids === null) continue;
    const found = entries.filter(({ collection }) => collection === name);
    const missing = ids.filter((id) => !found.some((entry) => entry.id === id));
    for (const id of missing) {
      const file = path.posix.join(baseOf(name, contentDir), pattern.replace('*', id));
      const isThere = all.some((entry) => entry.file === file);
      const what = isThere ? 'a file that is not on the site' : 'no such file';
      report(file, '', what, 'it to be there, because a page takes its texts from it');
    }
    for (const { id, file } of hasOthers ? [] : found) {
      if (ids.includes(id)) continue;
      const expected = `only ${ids.join(', ')}`;
      report(file, '', 'a file that no page uses', expected, suggestion(id, missing));
    }
  }
}

/** Files that nothing reads, and links out of the content, which could publish any file of this machine. */
function unreadFiles({ all, root, contentDir }: ShownSite, report: Report, warn: Report): void {
  const read = new Set([...all.map(({ file }) => file), ...picturesNamed(all)]);
  const content = path.resolve(root, contentDir);
  const singles = ALL.filter(({ folder }) => folder === '').map(({ pattern }) => pattern);
  const known = [...singles, ...FOLDERS.map(({ folder }) => folder), BRAND_FOLDER];
  // It follows no links, and leaves hidden files out.
  for (const found of globSync('**', { cwd: content }).sort()) {
    const name = found.replaceAll(path.sep, '/');
    const file = path.posix.join(contentDir, name);
    const kind = kindOf(path.join(content, name), content);
    // Editors and people keep such names for themselves.
    const isKept = /~$|(?:^|\/)README\.md$/.test(name);
    if (kind === 'folder' || read.has(file) || isKept) continue;
    const [top = '', ...below] = name.split('/');
    const own = FOLDERS.find(({ folder }) => folder === top && below.length > 0);
    const unread = 'a file that nothing reads';
    if (kind === 'outside') {
      report(file, '', 'a link out of the content folder', 'the file itself, or no link');
    } else if (name === 'words.txt' || (top === BRAND_FOLDER && below.length === 1)) {
      continue;
    } else if (own === undefined) {
      report(file, '', unread, `only ${known.join(', ')}`, suggestion(top, known));
    } else if (own.hasPictures && PICTURE_NAME.test(name)) {
      warn(file, '', 'a picture that nothing names', `a file in ${top} that names it`);
    } else {
      report(file, '', unread, `only files of the form ${top}/${own.pattern}`);
    }
  }
}
