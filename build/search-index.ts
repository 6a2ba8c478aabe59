import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { type InlineCode, noInlineCode, withoutStyles } from './inline-code.ts';
import { forgetUnused, keptResults } from './kept-results.ts';
import { codeStamp } from './source-stamp.ts';
import { escapeHtml, lookedForBy, searchedPage } from './searched-page.ts';
import { keptFolder } from '#schemas/kept-folder.ts';
import { tellProgress } from './build-steps.ts';
import { step } from './step.ts';
import type { SearchSource } from '#domain/search/search-record.ts';
import { wordsOf } from '#domain/search/words.ts';

const FOLDER = 'pagefind';
/** Pages as the index was given them. */
const KEPT = keptFolder('searched-pages');
const SOURCE = 'search-records.json';
/** Every word of the index, for the browser to tell a slip from a word. */
const WORDS = 'words.json';

/** Of all that Pagefind writes, what the site's own search uses: no ready-made interface, no worker. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.[^/]+\.pf_meta|(fragment|index|filter)\/[^/]+)$/;

type IndexFile = { path: string; content: Uint8Array };

/** Makes the search index, of pages as visitors get them. */
export const searchIndex = (inline: InlineCode) =>
  step('search index', (dist) => writeSearchIndex(dist, inline));

/**
 * Makes the search index of a built site: every page whose `main` is marked, and the records that the
 * site lists. Returns how many entries there are. Throws if Pagefind refuses anything.
 */
export async function writeSearchIndex(
  dist: string,
  inline: InlineCode = noInlineCode(),
): Promise<number> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    const file = path.join(dist, SOURCE);
    const source = JSON.parse(readFileSync(file, 'utf8')) as SearchSource;
    rmSync(file);
    const count = (await addPages(index, dist, source, inline)) + (await addRecords(index, source));
    await writeFiles(index, dist);
    return count;
  } finally {
    await close();
  }
}

async function addPages(
  index: PagefindIndex,
  dist: string,
  source: SearchSource,
  inline: InlineCode,
): Promise<number> {
  const { sameWords, fillers } = source;
  const recipe = [codeStamp(), JSON.stringify({ sameWords, fillers })];
  const kept = keptResults<string | null>(KEPT, recipe);
  let count = 0;
  // One at a time and in their order, while the next one is read.
  let adding = Promise.resolve();
  const files = globSync('**/*.html', { cwd: dist }).sort();
  for (const [number, file] of files.entries()) {
    tellProgress(number, files.length);
    const address = addressOf(file);
    const html = withoutStyles(readFileSync(path.join(dist, file), 'utf8'), inline);
    const page = kept([address, html], () => searchedPage(html, address, source));
    await adding;
    if (page === null) continue;
    adding = add(index, address, page);
    count += 1;
  }
  await adding;
  forgetUnused(KEPT);
  if (count === 0) throw new Error(`Expected pages to search in ${dist}, found none`);
  return count;
}

async function addRecords(
  index: PagefindIndex,
  { records, sameWords }: SearchSource,
): Promise<number> {
  for (const { address, title, kind, text } of records) {
    // An h2 weighs less than an h1: the review of a casino comes before the offer that names it.
    const body = [
      `<h2 data-pagefind-meta="title">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`,
      lookedForBy({ title, slug: '', keywords: '', text }, sameWords),
    ].join('');
    await add(
      index,
      address,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${body}</main></body></html>`,
    );
  }
  return records.length;
}

async function add(index: PagefindIndex, url: string, content: string): Promise<void> {
  const { errors } = await index.addHTMLFile({ url, content });
  if (errors.length > 0) throw new Error(`Pagefind cannot read ${url}: ${errors.join('; ')}`);
}

async function writeFiles(index: PagefindIndex, dist: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  const folder = path.join(dist, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    if (!NEEDED.test(file.path)) continue;
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
  writeFileSync(path.join(folder, WORDS), JSON.stringify(indexedWords(files)));
}

/**
 * Every word of the index once: those by which pages call themselves first, since a reader who slips is
 * more likely to have meant one of them.
 */
function indexedWords(files: readonly IndexFile[]): string[] {
  const entries = files
    .filter(({ path: name }) => name.startsWith('fragment/'))
    .map(({ content }) => {
      const text = gunzipSync(content).toString();
      return JSON.parse(text.slice(text.indexOf('{'))) as {
        content: string;
        meta: Record<string, string>;
      };
    });
  const names = entries.flatMap(({ meta }) =>
    wordsOf([meta['title'], meta['names'], meta['words']].join(' ')),
  );
  const texts = entries.flatMap(({ meta, content }) => wordsOf(`${meta['alike']} ${content}`));
  return [...new Set([...names.toSorted(), ...texts.toSorted()])];
}

/** `reviews/quillmark.html` is served at /reviews/quillmark, `index.html` at /. */
const addressOf = (file: string) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;
