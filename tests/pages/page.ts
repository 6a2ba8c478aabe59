import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { withoutStyles } from '#tests/fixtures/page-document.ts';

const known = new Map<string, Document>();

const fileOf = (address: string) =>
  path.join(process.env['DIST'] ?? SAMPLE_SITE, address === '/' ? 'index.html' : `${address}.html`);

export const isBuilt = (address: string): boolean => existsSync(fileOf(address));

/** A page of the built sample before any script runs; parsed once. */
export function pageAt(address: string): Document {
  const before = known.get(address);
  if (before !== undefined) return before;
  const html = withoutStyles(readFileSync(fileOf(address), 'utf8'));
  const { document } = new JSDOM(html, { url: `https://edgewise.example${address}` }).window;
  known.set(address, document);
  return document;
}

export function element(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Expected an element ${selector}, found none`);
  return found;
}

export const elements = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The main part of a page. */
export const mainOf = (address: string): HTMLElement => element(pageAt(address), 'main');

export const textOf = ({ textContent }: Node): string =>
  (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const textsOf = (found: readonly Node[]): string[] => found.map(textOf);

export const hrefsOf = (links: readonly Element[]): (string | null)[] =>
  links.map((link) => link.getAttribute('href'));

const OF_ROLE = {
  region: 'section',
  table: 'table',
  navigation: 'nav',
  complementary: 'aside',
  heading: 'h1, h2, h3, h4',
  list: 'ul, ol',
} as const;

/** Accessible name: by label, labelling element, caption or text. */
function nameOf(part: HTMLElement): string {
  const ids = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => part.ownerDocument.getElementById(id));
  if (labels.length > 0) return labels.map((label) => label && textOf(label)).join(' ');
  return part.getAttribute('aria-label') ?? textOf(part.querySelector('caption') ?? part);
}

/** The first part of a page with that name. */
export function named(
  root: ParentNode,
  role: keyof typeof OF_ROLE,
  name: string | RegExp,
): HTMLElement {
  const fits = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  const [part] = elements(root, OF_ROLE[role]).filter((one) => fits(nameOf(one)));
  if (part === undefined) throw new Error(`Expected a ${role} “${String(name)}”, found none`);
  return part;
}

/** The only row with a text. */
export function rowWith(root: ParentNode, text: string | RegExp): HTMLElement {
  const found = elements(root, 'tr').filter((row) =>
    typeof text === 'string' ? textOf(row).includes(text) : text.test(textOf(row)),
  );
  const [row] = found;
  if (row === undefined) throw new Error(`Expected a row with ${String(text)}, found none`);
  return row;
}

/** The links of a part of a page whose text fits. */
export const linksWith = (root: ParentNode, text: RegExp): HTMLElement[] =>
  elements(root, 'a[href]').filter((link) => text.test(textOf(link)));

export function structuredData(document: Document): { '@type': string }[] {
  const json = element(document, 'script[type="application/ld+json"]').textContent;
  return (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
}
