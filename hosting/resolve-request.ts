import { fragmentOf, type Redirect, redirectPattern } from './redirects.ts';
import * as rules from './rules.ts';

/** What a request is to be answered with. Files are named from the root of the site: `/faq.html`. */
export type Resolution =
  | { kind: 'refused'; status: 400 | 414 }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; file: string }
  | { kind: 'not-found' };

const malformed = rules.MALFORMED.map((pattern) => new RegExp(pattern));
const doubleSlash = new RegExp(rules.DOUBLE_SLASH);
const untidyAddress = new RegExp(rules.UNTIDY_ADDRESS);
const pageFile = new RegExp(rules.PAGE_FILE);
const hidden = rules.HIDDEN.map(({ path, unless }) => ({
  path: new RegExp(path),
  unless: unless === undefined ? null : new RegExp(unless),
}));

/**
 * Answers a GET or HEAD by the rules. `target` is the request target as it was sent, not decoded;
 * `isFile` says whether the site has a file of that name.
 */
export function resolveRequest(
  target: string,
  isFile: (file: string) => boolean,
  redirects: readonly Redirect[] = [],
): Resolution {
  if (target.length > rules.LONGEST_TARGET) return { kind: 'refused', status: 414 };
  if (malformed.some((pattern) => pattern.test(target))) return { kind: 'refused', status: 400 };
  const path = decodePath(target);
  if (doubleSlash.test(target) || isHidden(path)) return { kind: 'not-found' };
  const location = redirectOf(target, redirects);
  if (location !== null) return { kind: 'redirect', location };
  const file = pageFile.test(path) ? null : fileAt(path, isFile);
  return file === null ? { kind: 'not-found' } : { kind: 'file', file };
}

/** Decodes byte by byte: a name that is not ASCII matches no file, and cannot fail either. */
function decodePath(target: string): string {
  return target
    .replace(/\?.*$/s, '')
    .replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const isHidden = (name: string) =>
  hidden.some(({ path, unless }) => path.test(name) && !unless?.test(name));

function redirectOf(target: string, redirects: readonly Redirect[]): string | null {
  for (const { from, to, place } of redirects) {
    const match = new RegExp(redirectPattern(from)).exec(target);
    if (match !== null) return to + (match[2] ?? '') + fragmentOf(place);
  }
  const match = untidyAddress.exec(target);
  return match === null ? null : (match[1] ?? '') + (match[3] ?? '');
}

function fileAt(path: string, isFile: (file: string) => boolean): string | null {
  if (path === '/') return '/index.html';
  const found = [path, `${path}.html`].find(isFile);
  if (found !== undefined) return found;
  const page = rules.fallbackFor(path);
  return page === null ? null : `${page}.html`;
}
