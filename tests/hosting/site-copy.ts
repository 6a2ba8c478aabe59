import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redirectsFile } from '#hosting/netlify.ts';
import { GUESSED, type Redirect } from '#hosting/redirects.ts';
import { addressesIn } from '#integrations/page-address.ts';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';

const DIST = process.env['DIST'] ?? SAMPLE_SITE;

export type SiteCopy = { folder: string; files: readonly string[]; read: (file: string) => Buffer };

/** Default redirects, and an owner's: a renamed page, and names below a folder with a fallback. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/reviews/old-name', to: '/reviews/quillmark', place: 'facts' },
  { from: '/games/old-game', to: '/games/dice' },
  { from: '/old/folder/of-another-site', to: '/' },
  ...GUESSED,
];

/** Copies the built site to a folder of its own. */
export function copySite(): SiteCopy {
  if (!existsSync(path.join(DIST, 'index.html'))) {
    throw new Error(`Expected a built site in ${path.resolve(DIST)}: run \`npm run build\` first`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-hosting-'));
  cpSync(DIST, folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(REDIRECTS, addressesIn(DIST)));
  return {
    folder,
    files: globSync('**/*.*', { cwd: DIST }).map((name) => `/${name.split(path.sep).join('/')}`),
    read: (file) => readFileSync(path.join(folder, file)),
  };
}
