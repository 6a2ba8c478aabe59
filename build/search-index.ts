import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { edited, elementsOf, type PageElement } from './html-page.ts';
import { step } from './step.ts';
import type { SearchRecord } from '#domain/search/search-record.ts';

const FOLDER = 'pagefind';
const RECORDS = 'search-records.json';

/** What stands in a page without being its content: controls, dialogs, what is drawn or paid for. */
const NOT_CONTENT = [
  'dialog',
  'button',
  'select',
  '[aria-hidden="true"]',
  '[rel~="sponsored"]',
  '[data-pagefind-ignore]',
];

/** Of all that Pagefind writes, what the site's own search uses: no ready-made interface, no worker. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.[^/]+\.pf_meta|(fragment|index|filter)\/[^/]+)$/;

/** Makes the search index, of pages as visitors get them. */
export const searchIndex = () => step('search-index', writeSearchIndex);

/**
 * Makes the search index of a built site: every page whose `main` is marked, and the records that the
 * site lists. Returns how many entries there are. Throws if Pagefind refuses anything.
 */
export async function writeSearchIndex(dist: string): Promise<number> {
  const { index, errors } = await createIndex({
    forceLanguage: 'en',
    excludeSelectors: NOT_CONTENT,
  });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    const count = (await addPages(index, dist)) + (await addRecords(index, dist));
    await writeFiles(index, dist);
    return count;
  } finally {
    await close();
  }
}

async function addPages(index: PagefindIndex, dist: string): Promise<number> {
  let count = 0;
  for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const elements = elementsOf(html);
    if (!elements.some(isSearched)) continue;
    await add(index, addressOf(file), spaced(html, elements));
    count += 1;
  }
  if (count === 0) throw new Error(`Expected pages to search in ${dist}, found none`);
  return count;
}

async function addRecords(index: PagefindIndex, dist: string): Promise<number> {
  const file = path.join(dist, RECORDS);
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  for (const { address, title, kind, text } of records) {
    // An h2 weighs less than an h1: the review of a casino comes before the offer that names it.
    const body = `<h2 data-pagefind-meta="title">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`;
    await add(
      index,
      address,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${body}</main></body></html>`,
    );
  }
  rmSync(file);
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
}

/** `reviews/quillmark.html` is served at /reviews/quillmark, `index.html` at /. */
const addressOf = (file: string) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;

const isSearched = ({ name, attributes }: PageElement) =>
  name === 'main' && attributes.has('data-pagefind-body');

/** Elements that touch in the markup stand apart on the page: a term and its value, two cells. */
function spaced(html: string, elements: readonly PageElement[]): string {
  const starts = new Set(elements.map(({ range }) => range.start));
  const touching = elements.flatMap(({ endTag }) =>
    endTag !== null && starts.has(endTag.end) ? [endTag.end] : [],
  );
  return edited(
    html,
    touching.map((at) => ({ start: at, end: at, text: ' ' })),
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
