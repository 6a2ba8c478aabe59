import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readHeadersFile, readRedirectsFile } from '#hosting/netlify.ts';
import { type Redirect, redirectOf } from '#hosting/redirects.ts';
import {
  CACHE_CONTROL,
  CONTENT_TYPES,
  fallbackFor,
  HASHED_FOLDER,
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
    ...{ dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] },
    setHeaders: (response, pathname) => response.setHeader('Content-Type', typeOf(pathname)),
  });
  let rules = readRules(dist);

  return createServer((request, response) => {
    rules = readRules(dist, rules);
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    const target = request.url ?? '/';
    const location = redirectOf(target, rules.redirects);
    if (location !== null) {
      response.writeHead(301, { Location: location }).end();
      return;
    }
    if (target.startsWith(HASHED_FOLDER)) {
      response.setHeader('Cache-Control', CACHE_CONTROL.hashed);
    }
    // sirv throws at a range that ends before it begins; nothing here is worth asking for in parts.
    delete request.headers.range;
    sendFile(request, response, () => {
      const fallback = fallbackFor(target.replace(/\?.*/s, ''));
      if (fallback === null) sendNotFound();
      else sendFile(Object.assign(request, { url: fallback }), response, sendNotFound);
    });

    function sendNotFound() {
      response.statusCode = 404;
      response.setHeader('Cache-Control', CACHE_CONTROL.other);
      response.setHeader('Content-Type', typeOf(NOT_FOUND_PAGE));
      const page = path.join(dist, NOT_FOUND_PAGE);
      response.end(existsSync(page) ? readFileSync(page) : '');
    }
  });
}

/** Headers and redirects of the site; the last ones between the two renames of a build, when the files are missing. */
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

const typeOf = (address: string) =>
  CONTENT_TYPES[path.extname(address).slice(1) || 'html'] ?? OTHER_CONTENT_TYPE;
