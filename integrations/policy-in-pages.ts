import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edited, elementsOf } from './html-page.ts';

/** Directives that a browser ignores in a page, and complains about. */
const HEADER_ONLY = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox'];

/**
 * Writes the policy into every page of a built site. Jekyll, by which GitHub Pages would leave files out,
 * is switched off as well.
 */
export function putPolicyInPages(dist: string, policy: string): void {
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const page = path.join(dist, file);
    writeFileSync(page, withPolicyElement(readFileSync(page, 'utf8'), policy));
  }
  writeFileSync(path.join(dist, '.nojekyll'), '');
}

/**
 * The policy as an element of the page, for hosts that send no headers of ours. It holds only for
 * what comes after it, so nothing but the encoding, which has to be among the first 1024 bytes,
 * stands before it. Throws if the page has no head.
 */
export function withPolicyElement(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0] ?? ''))
    .join('; ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const elements = elementsOf(html);
  const head = elements.find(({ name }) => name === 'head');
  if (head === undefined) throw new Error('Expected a page with a head, found none');
  const encoding = elements.find(
    ({ name, attributes, range }) =>
      name === 'meta' && attributes.has('charset') && range.start === head.startTag.end,
  );
  const at = (encoding ?? head).startTag.end;
  const element = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return edited(html, [{ start: at, end: at, text: element }]);
}
