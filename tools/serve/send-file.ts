import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { checkConditions, chooseEncoding, chooseRange } from './conditions.ts';
import type { SiteFile } from './site-files.ts';

/** Answers with a file: compressed if that is wanted, in part if asked, not at all if it is known. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  cacheControl: string,
): void {
  const variant = chooseVariant(request, response, file);
  response.setHeader('ETag', variant.etag);
  response.setHeader('Last-Modified', variant.modified.toUTCString());
  const status = checkConditions(request.headers, variant);
  if (status !== 412) response.setHeader('Cache-Control', cacheControl);
  if (status !== null) {
    response.removeHeader('Content-Encoding');
    response.writeHead(status).end();
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const range = chooseRange(request.headers, variant);
  if (range === 'unsatisfiable') {
    response.removeHeader('Content-Encoding');
    response.writeHead(416, { 'Content-Range': `bytes */${variant.bytes}` }).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: variant.bytes - 1 };
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Content-Length', last - first + 1);
  if (range !== null) {
    response.setHeader('Content-Range', `bytes ${first}-${last}/${variant.bytes}`);
  }
  response.writeHead(range === null ? 200 : 206);
  sendBytes(request, response, variant.path, { start: first, end: last });
}

/** Answers with the page for addresses that do not exist: always whole, never from a cache. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  page: SiteFile | undefined,
): void {
  if (page === undefined) {
    response.writeHead(404).end();
    return;
  }
  const variant = chooseVariant(request, response, page);
  response.writeHead(404, {
    'Content-Type': page.contentType,
    'Content-Length': variant.bytes,
  });
  sendBytes(request, response, variant.path, {});
}

function chooseVariant(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), {
    br: file.br !== undefined,
    gzip: file.gzip !== undefined,
  });
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  return (encoding === null ? undefined : file[encoding]) ?? file.plain;
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  part: { start?: number; end?: number },
): void {
  if (request.method === 'HEAD' || part.end === -1) {
    response.end();
    return;
  }
  // A visitor who leaves ends the reading; a file that cannot be read ends the connection.
  pipeline(createReadStream(path, part), response, () => {});
}
