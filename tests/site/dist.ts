import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { addressOfFile } from '#integrations/page-address.ts';
import { checkContent } from '#check/check-content.ts';
import { withoutStyles } from '../fixtures/page-document.ts';

/** The built site under test, and the content that it was built from. */
export const DIST = path.resolve(process.env['DIST'] ?? 'dist');
export const { content } = await checkContent();

export type Page = {
  /** Address on the site, as visitors see it: `/`, `/bonuses/reload`. */
  path: string;
  file: string;
  html: string;
};

let pages: readonly Page[] | undefined;

/** Every page of the built site, read once. */
export function builtPages(): readonly Page[] {
  pages ??= globSync('**/*.html', { cwd: DIST })
    .sort()
    .map((file) => ({
      file,
      path: addressOfFile(file),
      html: readFileSync(path.join(DIST, file), 'utf8'),
    }));
  return pages;
}

export const pageOf = (address: string): Page => {
  const page = builtPages().find(({ path: candidate }) => candidate === address);
  if (page === undefined) throw new Error(`Expected a page at ${address}, found none`);
  return page;
};

const parsed = new Map<string, Document>();

/** The page as a document; parsed once. */
export function documentOf({ path: address, html }: Page): Document {
  const known = parsed.get(address);
  if (known !== undefined) return known;
  const { document } = new JSDOM(withoutStyles(html)).window;
  parsed.set(address, document);
  return document;
}
