import { createServer, type Server } from 'node:http';
import { resolveRequest } from '#hosting/resolve-request.ts';
import { CACHE_CONTROL, HASHED_FOLDER, METHODS, NOT_FOUND_PAGE } from '#hosting/rules.ts';
import { securityHeaders } from '#hosting/security-headers.ts';
import { inlineHashes } from '#build/inline-hashes.ts';
import { readSite } from '../content/read-site.ts';
import { sendFile, sendNotFound } from './send-file.ts';
import { readSiteFiles } from './site-files.ts';

/** Serves a built site as the production hosts do: status codes, fallbacks, headers, compression. */
export function createStaticServer(dist: string): Server {
  const files = readSiteFiles(dist);
  const headers = {
    ...securityHeaders({
      hashes: inlineHashes(dist),
      contactEndpoint: readSite().contactEndpoint,
    }),
    'Cache-Control': CACHE_CONTROL.other,
    Vary: 'Accept-Encoding',
  };

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!METHODS.some((method) => method === request.method)) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end();
      return;
    }
    const resolution = resolveRequest(targetOf(request.url), (name) => files.has(name));
    if (resolution.kind === 'refused') {
      response.writeHead(resolution.status).end();
      return;
    }
    if (resolution.kind === 'redirect') {
      response.writeHead(301, { Location: resolution.location }).end();
      return;
    }
    const file = resolution.kind === 'file' ? files.get(resolution.file) : undefined;
    if (resolution.kind === 'not-found' || file === undefined) {
      sendNotFound(request, response, files.get(`${NOT_FOUND_PAGE}.html`));
      return;
    }
    const hashed = resolution.file.startsWith(HASHED_FOLDER);
    sendFile(request, response, file, hashed ? CACHE_CONTROL.hashed : CACHE_CONTROL.other);
  });
}

/** A request may name the whole address, as to a proxy; what counts is the part after the host. */
const targetOf = (url = '/') => url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
