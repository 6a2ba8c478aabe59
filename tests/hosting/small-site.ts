import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFile } from '#hosting/netlify.ts';
import { securityHeaders } from '#hosting/security-headers.ts';

/** Address of the small site's one hashed file; its name carries the name of the build. */
export const hashedFileOf = (build: string) => `/assets/script.${build}.js`;

/** Headers of the small site: its policy allows one inline script, which is named after the build. */
export const headersOf = (build: string) =>
  securityHeaders({
    hashes: { scripts: [`'sha256-${build}'`], styles: [] },
    contactEndpoint: null,
  });

/** Writes a site of four files into a folder, as a build of that name would; every page says the name. */
export function writeSmallSite(folder: string, build: string): void {
  const files = {
    _headers: headersFile(headersOf(build)),
    'index.html': pageOf(build, 'Home'),
    'faq.html': pageOf(build, 'Questions'),
    '404.html': pageOf(build, 'Not found'),
    [hashedFileOf(build)]: `console.log('${build}');`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** All pages have the same length whatever the build, if the names of the builds have. */
const pageOf = (build: string, title: string) =>
  `<!doctype html><title>${title}</title><p data-build="${build}">${title}</p>`;

/** A folder that nobody else uses. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
