import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { CACHE_CONTROL, fallbackFor, HASHED_FOLDER, NOT_FOUND_PAGE } from '#hosting/rules.ts';
import { securityHeaders } from '#hosting/security-headers.ts';
import { inlineHashes } from '../build/inline-hashes.ts';
import { readSite } from '../content/read-site.ts';

/** Serves a built site as the production hosts do: status codes, fallbacks, headers, compression. */
export function createStaticServer(dist: string): Server {
  const headers = securityHeaders({
    hashes: inlineHashes(dist),
    contactEndpoint: readSite().contactEndpoint,
  });
  const serve = sirv(path.resolve(dist), {
    dotfiles: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
  });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = pathOf(request);
    if (pathname === null) {
      response.writeHead(400).end();
      return;
    }
    const redirect = withoutTrailingSlash(request.url ?? '/');
    if (redirect !== null) {
      response.writeHead(301, { Location: redirect }).end();
      return;
    }
    const rewrite = (page: string, next: () => void) => {
      request.url = page;
      serve(request, response, next);
    };
    const notFound = () => {
      answerWithStatus(response, 404);
      rewrite(NOT_FOUND_PAGE, () => response.writeHead(404).end());
    };
    if (isHidden(pathname)) {
      notFound();
      return;
    }
    serve(request, response, () => {
      const page = fallbackFor(pathname);
      if (page === null) notFound();
      else rewrite(page, notFound);
    });
  });
}

/** The decoded path; `null` where it cannot be decoded or holds a NUL. */
function pathOf(request: IncomingMessage): string | null {
  try {
    const pathname = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    return pathname.includes('\0') ? null : pathname;
  } catch {
    return null;
  }
}

/** Copies for compression and the 404 page itself have no address of their own. */
const isHidden = (pathname: string) =>
  /\.(br|gz)$/.test(pathname) || pathname === NOT_FOUND_PAGE || pathname.endsWith('/404.html');

function withoutTrailingSlash(url: string): string | null {
  const [pathname = '/', query] = url.split('?');
  if (pathname === '/' || !pathname.endsWith('/')) return null;
  const target = pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
  return query === undefined ? target : `${target}?${query}`;
}

const cacheControl = (pathname: string) =>
  pathname.startsWith(HASHED_FOLDER) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;

/** sirv always says 200: the 404 page has to be sent with its own status. */
function answerWithStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((code: number, ...rest: []) =>
    writeHead(code === 200 ? status : code, ...rest)) as typeof response.writeHead;
}
