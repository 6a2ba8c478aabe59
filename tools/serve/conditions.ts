import type { IncomingHttpHeaders } from 'node:http';
import type { Variant } from './site-files.ts';

/** The bytes of a request for a part, both ends included. */
export type ByteRange = { first: number; last: number };

/**
 * The encoding to answer in: Brotli before gzip, each only if it is accepted and at hand.
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function chooseEncoding(
  accepted: string | undefined,
  available: { br: boolean; gzip: boolean },
): 'br' | 'gzip' | null {
  const wanted = (accepted ?? '').split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return refused ? [] : [name];
  });
  if (available.br && wanted.includes('br')) return 'br';
  return available.gzip && wanted.includes('gzip') ? 'gzip' : null;
}

/**
 * 412 or 304 where the request's conditions call for it, `null` where it is to be answered in full.
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function checkConditions(
  headers: IncomingHttpHeaders,
  { etag, modified }: Pick<Variant, 'etag' | 'modified'>,
): 304 | 412 | null {
  const unmodifiedSince = parseDate(headers['if-unmodified-since']);
  const modifiedSince = parseDate(headers['if-modified-since']);
  if (headers['if-match'] !== undefined) {
    if (!matches(headers['if-match'], etag, { weakly: false })) return 412;
  } else if (unmodifiedSince !== null && modified > unmodifiedSince) {
    return 412;
  }
  if (headers['if-none-match'] !== undefined) {
    return matches(headers['if-none-match'], etag, { weakly: true }) ? 304 : null;
  }
  return modifiedSince !== null && modified <= modifiedSince ? 304 : null;
}

/**
 * The part that is asked for; `null` for all of it, `'unsatisfiable'` for 416. Only one range of
 * bytes is answered as a part; anything else gets the whole, as RFC 9110 (14.2) allows.
 */
export function chooseRange(
  headers: IncomingHttpHeaders,
  { bytes, etag, modified }: Pick<Variant, 'bytes' | 'etag' | 'modified'>,
): ByteRange | 'unsatisfiable' | null {
  const { range } = headers;
  if (range === undefined || !/^bytes=[^,]+$/.test(range)) return null;
  const condition = headers['if-range']?.toString();
  if (condition !== undefined && condition !== etag) {
    const date = parseDate(condition);
    if (date === null || date.getTime() !== modified.getTime()) return null;
  }
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return 'unsatisfiable';
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

function matches(list: string, etag: string, { weakly }: { weakly: boolean }): boolean {
  const tags = list.split(',').map((tag) => tag.trim());
  const comparable = weakly ? tags.map((tag) => tag.replace(/^W\//, '')) : tags;
  return list.trim() === '*' || comparable.includes(etag);
}

function parseDate(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
