import { createServer, type Server } from 'node:http';
import { resolveRequest } from '#hosting/resolve-request.ts';
import { CACHE_CONTROL, HASHED_FOLDER, METHODS, NOT_FOUND_PAGE } from '#hosting/rules.ts';
import { headersOverHttp } from '#hosting/security-headers.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { refuseNonRequests } from './refuse-non-requests.ts';
import { sendFile, sendNotFound } from './send-file.ts';

/** Serves a built site as the production hosts do: status codes, fallbacks, headers, compression. */
export function createStaticServer(dist: string): Server {
  const site = readBuiltSite(dist);
  return createSiteServer(() => site);
}

/** Serves whichever site is the current one when a request comes; one answer is of one site. */
export function createSiteServer(currentSite: () => BuiltSite): Server {
  // A request without a host would be refused by Node itself, without our headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const site = currentSite();
    for (const [name, value] of Object.entries(headersOfAll(site))) response.setHeader(name, value);
    if (!METHODS.some((method) => method === request.method)) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end();
      return;
    }
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      response.writeHead(400).end();
      return;
    }
    const resolution = resolveRequest(targetOf(request.url), (name) => site.files.has(name));
    if (resolution.kind === 'refused') {
      response.writeHead(resolution.status).end();
      return;
    }
    if (resolution.kind === 'redirect') {
      response.writeHead(301, { Location: resolution.location }).end();
      return;
    }
    const file = resolution.kind === 'file' ? site.files.get(resolution.file) : undefined;
    if (resolution.kind === 'not-found' || file === undefined) {
      sendNotFound(request, response, site.files.get(`${NOT_FOUND_PAGE}.html`));
      return;
    }
    const isKept = resolution.file.startsWith(HASHED_FOLDER) && request.headers.range === undefined;
    sendFile(request, response, file, isKept ? CACHE_CONTROL.hashed : CACHE_CONTROL.other);
  });
  refuseNonRequests(server, () => headersOfAll(currentSite()));
  return server;
}

/** What every answer carries, whatever it answers. */
const headersOfAll = ({ headers }: BuiltSite): Record<string, string> => ({
  ...headersOverHttp(headers),
  'Cache-Control': CACHE_CONTROL.other,
  Vary: 'Accept-Encoding',
});

/** A request may name the whole address, as to a proxy; what counts is the part after the host. */
const targetOf = (url = '/') => url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
