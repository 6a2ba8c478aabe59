import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import send from 'send';
import { CACHE_CONTROL } from '#hosting/rules.ts';
import type { SiteFile, Variant } from './built-site.ts';

const MALFORMED = -2;

/** Answers with a file: compressed if that is wanted, in part if asked, not at all if it is known. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  cacheControl: string,
): void {
  const variant = chooseVariant(request, response, file);
  clampSuffixRange(request, variant);
  if (isMalformedRange(request, variant)) {
    refuse(response, 416, { 'Content-Range': `bytes */${variant.bytes}` });
    return;
  }
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', file.contentType);
  const etag = variant.etag();
  if (etag !== null) response.setHeader('ETag', etag);
  deliver(request, response, variant);
}

/** What asks for an answer only if it has changed, or has not; a page that does not exist did neither. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Answers with the page for addresses that do not exist: always whole, never from a cache. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  page: SiteFile | undefined,
): void {
  response.statusCode = 404;
  if (page === undefined) {
    response.end();
    return;
  }
  for (const condition of CONDITIONS) Reflect.deleteProperty(request.headers, condition);
  const variant = chooseVariant(request, response, page);
  response.setHeader('Content-Type', page.contentType);
  deliver(request, response, variant, { acceptRanges: false, lastModified: false });
}

/** Ranges, conditions and HEAD are the library's; which file and which headers are ours. */
function deliver(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  options: send.SendOptions = {},
): void {
  send(request, encodeURIComponent(path.basename(variant.path)), {
    root: path.dirname(variant.path),
    cacheControl: false,
    dotfiles: 'allow',
    etag: false,
    index: false,
    ...options,
  })
    // Without this the library would answer with a page and a policy of its own.
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      refuse(response, error.status ?? 500, error.headers);
    })
    .pipe(response);
}

function chooseVariant(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): Variant {
  const atHand = (['br', 'gzip'] as const).filter((encoding) => file[encoding] !== undefined);
  const wanted = new Negotiator(request).encodings([...atHand, 'identity']);
  const encoding = atHand.find((candidate) => wanted.includes(candidate));
  if (encoding === undefined) return file.plain;
  response.setHeader('Content-Encoding', encoding);
  return file[encoding] ?? file.plain;
}

/** nginx and Caddy refuse a range that makes no sense; the library would ignore it. */
function isMalformedRange({ headers: { range } }: IncomingMessage, { bytes }: Variant): boolean {
  return (
    range !== undefined &&
    range.startsWith('bytes=') &&
    !range.includes(',') &&
    parseRange(bytes, range) === MALFORMED
  );
}

/** The last 500 bytes of 100 are all 100 (RFC 9110, 14.1.2); the library would refuse them. */
function clampSuffixRange({ headers }: IncomingMessage, { bytes }: Variant): void {
  const suffix = /^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1];
  if (suffix !== undefined && Number(suffix) > bytes) headers.range = 'bytes=0-';
}

/** No refusal is kept in a cache, whatever it refuses. */
function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['Content-Encoding', 'Content-Type', 'Content-Length', 'Accept-Ranges']) {
    response.removeHeader(name);
  }
  response.setHeader('Cache-Control', CACHE_CONTROL.other);
  response.writeHead(status, headers).end();
}
