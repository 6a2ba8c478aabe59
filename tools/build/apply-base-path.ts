import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPolicyElement } from '#hosting/github-pages.ts';
import { contentSecurityPolicy } from '#hosting/security-headers.ts';
import { inlineHashes } from '#build/inline-hashes.ts';
import {
  type Move,
  moveAbsolute,
  moveCss,
  moveHtml,
  moveJson,
  moveScript,
} from './move-addresses.ts';

type Site = { origin: string; contactEndpoint: string | null };

const MOVERS: readonly { files: string; moved: (text: string, move: Move) => string }[] = [
  { files: '**/*.html', moved: moveHtml },
  { files: '**/*.css', moved: moveCss },
  { files: '**/*.js', moved: moveScript },
  { files: '{**/*.webmanifest,payments-kyc/rows/*.json}', moved: moveJson },
  { files: '{*.xml,*.txt,feed.json}', moved: moveAbsolute },
];

/**
 * Makes a built site fit for GitHub Pages: moves it below `basePath`, writes the policy into each
 * page, and switches Jekyll off. Throws if the path is not a plain one.
 */
export function applyBasePath(dist: string, basePath: string, site: Site): void {
  const plain = basePath.replace(/\/$/, '');
  if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(plain)) {
    throw new Error(`BASE_PATH must be a path such as /edgewise, found ${basePath}`);
  }
  if (plain !== '') {
    const move: Move = { basePath: plain, origin: site.origin, addresses: addressesIn(dist) };
    for (const { files, moved } of MOVERS) rewrite(dist, files, (text) => moved(text, move));
  }
  const { contactEndpoint } = site;
  const policy = contentSecurityPolicy({ hashes: inlineHashes(dist), contactEndpoint });
  rewrite(dist, '**/*.html', (html) => withPolicyElement(html, policy));
  writeFileSync(path.join(dist, '.nojekyll'), '');
}

function rewrite(dist: string, files: string, change: (text: string) => string): void {
  for (const name of globSync(files, { cwd: dist })) {
    const file = path.join(dist, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

/** Pages at their addresses without `.html`, and everything else by its name. */
function addressesIn(dist: string): Set<string> {
  const names = globSync('**/*.*', { cwd: dist }).map(
    (name) => `/${name.split(path.sep).join('/')}`,
  );
  return new Set(
    names
      .map((name) => name.replace(/\.html$/, ''))
      .map((name) => (name === '/index' ? '/' : name)),
  );
}
