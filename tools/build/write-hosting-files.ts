import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from '#hosting/caddy.ts';
import { headersFile, redirectsFile } from '#hosting/netlify.ts';
import { nginxSite } from '#hosting/nginx.ts';
import { findRedirectProblems, REDIRECTS } from '#hosting/redirects.ts';
import { securityHeaders } from '#hosting/security-headers.ts';
import { readSite } from '../content/read-site.ts';
import { applyBasePath } from './apply-base-path.ts';
import { inlineHashes } from '#build/inline-hashes.ts';

/** Where the files for servers of one's own go: outside the site, and not into the repository. */
export const SERVER_FILES = '.cache/hosting';

/** Folder that the generated files expect the site in; the one line that an owner may change. */
const SERVER_ROOT = '/var/www/edgewise';

/**
 * Makes a built site ready for its hosts: for GitHub Pages where BASE_PATH is set, for all others
 * where it is not. Throws if a redirect cannot work, or the rules do not fit a host's limits.
 */
export function writeHostingFiles(dist: string): void {
  const { baseUrl, contactEndpoint } = readSite();
  const { origin, hostname } = new URL(process.env['SITE_URL'] ?? baseUrl);
  const basePath = process.env['BASE_PATH'];
  if (basePath !== undefined) applyBasePath(dist, basePath, { origin, contactEndpoint });
  else writeRules(dist, hostname, contactEndpoint);
}

/** `_headers` and `_redirects` go into the site, an nginx site file and a Caddyfile beside it. */
function writeRules(dist: string, hostname: string, contactEndpoint: string | null): void {
  const pages = pagesIn(dist);
  const problems = findRedirectProblems(REDIRECTS, new Set(pages));
  if (problems.length > 0) {
    throw new Error(['hosting/redirects.ts has problems:', ...problems].join('\n  '));
  }
  const headers = securityHeaders({ hashes: inlineHashes(dist), contactEndpoint });
  writeFileSync(path.join(dist, '_headers'), headersFile(headers));
  writeFileSync(path.join(dist, '_redirects'), redirectsFile(REDIRECTS, pages));

  const settings = { root: SERVER_ROOT, headers, redirects: REDIRECTS };
  mkdirSync(SERVER_FILES, { recursive: true });
  writeFileSync(
    path.join(SERVER_FILES, 'Caddyfile'),
    caddyfile({ ...settings, address: hostname }),
  );
  writeFileSync(
    path.join(SERVER_FILES, 'nginx.conf'),
    nginxSite({
      ...settings,
      address: [
        'listen 80;',
        'listen [::]:80;',
        `server_name ${hostname};`,
        // The owner's own lines, such as those for the certificate; none is fine.
        'include /etc/nginx/edgewise.d/*.conf;',
      ].join('\n\t'),
    }),
  );
}

/** Addresses of the pages in a built site. */
function pagesIn(dist: string): string[] {
  return globSync('**/*.html', { cwd: dist })
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .filter((page) => page !== '/404')
    .map((page) => (page === '/index' ? '/' : page))
    .sort();
}
