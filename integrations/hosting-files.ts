import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCollection } from '#check/read/read-content.ts';
import { readSite } from '#check/read/read-site.ts';
import { escapeMarkup } from '#domain/html/escape-markup.ts';
import { caddyfile } from '#hosting/caddy.ts';
import { headersFile, redirectsFile } from '#hosting/netlify.ts';
import { nginxSite } from '#hosting/nginx.ts';
import { fragmentOf, type Redirect, redirectsOf } from '#hosting/redirects.ts';
import {
  contentSecurityPolicy,
  type InlineHashes,
  securityHeaders,
} from '#hosting/security-headers.ts';
import { redirectsSchema } from '#schemas/redirects.ts';
import { addressesIn } from './page-address.ts';
import { putPolicyInPages } from './policy.ts';

/**
 * Folder of the files for self-hosted servers: outside the site, and ignored by git. A site of other content has rules
 * of its own, which must not overwrite the site's.
 */
export const serverFilesOf = (dist: string) =>
  path.relative('.', dist) === 'dist' ? '.cache/hosting' : `${dist.replace(/\/$/, '')}.hosting`;

/** Folder that the generated files expect the site in; the one line that an owner may change. */
const SERVER_ROOT = '/var/www/site';

/**
 * Writes the rules of every host, with one policy that allows what is inline in the pages.
 * `_headers` and `_redirects` go into the site, an nginx site file and a Caddyfile beside it; with
 * POLICY_IN_PAGES=yes the policy also goes into each page, for GitHub Pages, which sends no headers of
 * ours, and each redirect gets a page. Throws if the rules do not fit a host's limits.
 */
export function writeHostingFiles(dist: string, hashes: InlineHashes): void {
  const { baseUrl, contactEndpoint } = readSite();
  const { hostname } = new URL(process.env['SITE_URL'] || baseUrl);
  const pages = addressesIn(dist);
  // In a preview a draft may stand where a redirect leads away.
  const own = ownRedirects().filter(({ from }) => !pages.includes(from));
  const redirects = redirectsOf(own, new Set(pages));
  const headers = securityHeaders({ hashes, contactEndpoint });
  writeFileSync(path.join(dist, '_headers'), headersFile(headers));
  writeFileSync(path.join(dist, '_redirects'), redirectsFile(redirects, pages));
  if (process.env['POLICY_IN_PAGES'] === 'yes') {
    putPolicyInPages(dist, contentSecurityPolicy({ hashes, contactEndpoint }));
    for (const redirect of redirects) writeMovedPage(dist, redirect);
  }

  const settings = { root: SERVER_ROOT, headers, redirects };
  const folder = serverFilesOf(dist);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'Caddyfile'), caddyfile({ ...settings, address: hostname }));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    nginxSite({
      ...settings,
      address: [
        'listen 80;',
        'listen [::]:80;',
        `server_name ${hostname};`,
        // The owner's own lines, such as those for the certificate; none is fine.
        'include /etc/nginx/site.d/*.conf;',
      ].join('\n\t'),
    }),
  );
}

/** The owner's redirects, as hosts take them; what is gone for good needs none. */
const ownRedirects = (): Redirect[] =>
  readCollection('redirects').flatMap(({ data }) =>
    redirectsSchema.parse(data).redirects.flatMap(({ from, to }) => {
      const [address = '', place] = to?.split('#') ?? [];
      return to === null ? [] : [{ from, to: address, ...(place !== undefined && { place }) }];
    }),
  );

/** A page in the place of a redirect, for hosts that know none: it sends the visitor on at once. */
function writeMovedPage(dist: string, { from, to, place }: Redirect): void {
  const file = path.join(dist, `${from}.html`);
  const address = escapeMarkup(`${to}${fragmentOf(place)}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeMarkup(to)}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>\n`,
  );
}
