import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readHeadersFile } from '#hosting/netlify.ts';
import { resolveRequest } from '#hosting/resolve-request.ts';
import {
  CACHE_CONTROL,
  CONTENT_TYPES,
  HASHED_FOLDER,
  METHODS,
  NOT_FOUND_PAGE,
  OTHER_CONTENT_TYPE,
} from '#hosting/rules.ts';
import { headersOverHttp } from '#hosting/security-headers.ts';

/**
 * Serves a built site by the rules of `hosting/`, as the other hosts do: status, location, headers, compressed
 * copies. It reads from disk at each request, so a new build needs no restart. Throws where there is no site.
 */
export function createSiteServer(dist: string): Server {
  const sendFile = sirv(dist, {
    ...{ dev: true, etag: true, brotli: true, gzip: true, dotfiles: true },
    extensions: [],
  });
  let headers = readHeaders(dist);
  const isFile = (name: string) =>
    statSync(path.join(dist, name), { throwIfNoEntry: false })?.isFile() === true;

  return createServer((request, response) => {
    headers = readHeaders(dist, headers);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!METHODS.some((method) => method === request.method)) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end();
      return;
    }
    // A request may name the whole address, as to a proxy.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const resolution = resolveRequest(target, isFile);
    if (resolution.kind === 'refused') {
      response.writeHead(resolution.status).end();
    } else if (resolution.kind === 'redirect') {
      response.writeHead(301, { Location: resolution.location }).end();
    } else if (resolution.kind === 'not-found') {
      response.writeHead(404, { 'Content-Type': typeOf('.html') });
      const page = `${NOT_FOUND_PAGE}.html`;
      response.end(isFile(page) ? readFileSync(path.join(dist, page)) : '');
    } else {
      const { file } = resolution;
      response.setHeader('Content-Type', typeOf(file));
      if (file.startsWith(HASHED_FOLDER)) {
        response.setHeader('Cache-Control', CACHE_CONTROL.hashed);
      }
      // sirv throws at a range that ends before it begins; nothing here is worth asking for in parts.
      delete request.headers.range;
      request.url = encodeURI(file);
      sendFile(request, response);
    }
  });
}

/** What every answer carries. Between the two renames of a build there is no file to read it from. */
function readHeaders(dist: string, last?: Record<string, string>): Record<string, string> {
  try {
    const file = readFileSync(path.join(dist, '_headers'), 'utf8');
    const always = { 'Cache-Control': CACHE_CONTROL.other, Vary: 'Accept-Encoding' };
    return { ...headersOverHttp(readHeadersFile(file)), ...always };
  } catch (error) {
    if (last === undefined) throw error;
    return last;
  }
}

const typeOf = (file: string) => CONTENT_TYPES[file.split('.').at(-1) ?? ''] ?? OTHER_CONTENT_TYPE;
