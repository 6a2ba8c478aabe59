import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readHeadersFile, readRedirectsFile } from '#hosting/netlify.ts';
import type { Redirect } from '#hosting/redirects.ts';
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
  let rules = readRules(dist);
  const isFile = (name: string) => {
    const file = path.join(dist, name);
    // Unlike `statSync`, `existsSync` throws at no name, however long.
    return existsSync(file) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  };

  return createServer((request, response) => {
    rules = readRules(dist, rules);
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    if (!METHODS.some((method) => method === request.method)) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end();
      return;
    }
    // A request may name the whole address, as to a proxy.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const resolution = resolveRequest(target, isFile, rules.redirects);
    if (resolution.kind === 'refused') {
      response.writeHead(resolution.status).end();
    } else if (resolution.kind === 'redirect') {
      response.writeHead(301, { Location: resolution.location }).end();
    } else if (resolution.kind === 'not-found') {
      response.statusCode = 404;
      response.setHeader('Content-Type', typeOf('.html'));
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

/** What every answer carries, and the redirects. Between the two renames of a build there are no files to read. */
function readRules(dist: string, last?: Rules): Rules {
  try {
    const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
    const always = { 'Cache-Control': CACHE_CONTROL.other, Vary: 'Accept-Encoding' };
    return {
      headers: { ...headersOverHttp(readHeadersFile(read('_headers'))), ...always },
      redirects: readRedirectsFile(read('_redirects')),
    };
  } catch (error) {
    if (last === undefined) throw error;
    return last;
  }
}

type Rules = { headers: Record<string, string>; redirects: Redirect[] };

const typeOf = (file: string) => CONTENT_TYPES[file.split('.').at(-1) ?? ''] ?? OTHER_CONTENT_TYPE;
