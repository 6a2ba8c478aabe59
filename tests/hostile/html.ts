import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * HTML that tries to run scripts, show foreign content or break out of its context. Compiled from the kinds of
 * attack in OWASP's XSS Filter Evasion Cheat Sheet and in the test cases of DOMPurify. Stored in `html.tsv`, so
 * that the tests need no network: a name and a JSON string a line.
 */
export type HostileCase = { name: string; html: string };

export const HOSTILE_HTML: readonly HostileCase[] = readFileSync(
  path.join(import.meta.dirname, 'html.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', html = ''] = line.split('\t');
    return { name, html: JSON.parse(html) as string };
  });

/** Cases that the content check accepts in a file: it refuses invisible characters. */
export const ACCEPTED_HTML = HOSTILE_HTML.filter(({ html }) => !/[\0\f]/.test(html));
