import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#hosting/security-headers.ts';
import { applyBasePath } from '#tools/build/apply-base-path.ts';
import { inlineHashes } from '#build/inline-hashes.ts';
import { readSite } from '#tools/content/read-site.ts';
import { createPagesServer } from './github-pages-server.ts';
import { copySite } from './site-copy.ts';

const BASE_PATH = '/edgewise';
const { baseUrl, contactEndpoint } = readSite();
const ORIGIN = new URL(process.env['SITE_URL'] ?? baseUrl).origin;

const site = copySite();
const addressesBefore = new Set(site.files.map((file) => file.replace(/\.html$/, '')));
const server = createPagesServer(site.folder, BASE_PATH);

beforeAll(async () => {
  applyBasePath(site.folder, BASE_PATH, { origin: ORIGIN, contactEndpoint });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(site.folder, { recursive: true, force: true });
});

const filesLike = (pattern: string) => globSync(pattern, { cwd: site.folder }).sort();
const textOf = (file: string) => readFileSync(path.join(site.folder, file), 'utf8');

/** Every match of a pattern's first group in some files, each with one file that has it. */
function findAll(files: readonly string[], pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    for (const [, value = ''] of textOf(file).matchAll(pattern)) found.set(value, file);
  }
  return found;
}

/** Of some addresses, those that the server does not know, with a file that names each. */
async function unanswered(addresses: Map<string, string>): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const wrong: string[] = [];
  for (const [address, file] of addresses) {
    const target = address.replaceAll('&amp;', '&').replace(/#.*$/, '');
    const { status } = await fetch(`http://127.0.0.1:${port}${target}`);
    if (status !== 200) wrong.push(`${address} in ${file}`);
  }
  return wrong;
}

test('every link and source in every page leads somewhere below the path', async () => {
  const addresses = findAll(
    filesLike('**/*.html'),
    /\s(?:href|src|action|poster|data-src|component-url|renderer-url)="(\/[^"]*)"/g,
  );
  expect(addresses.size).toBeGreaterThan(100);
  expect(await unanswered(addresses)).toEqual([]);
});

test('every address that an island is given leads somewhere below the path', async () => {
  const addresses = findAll(filesLike('**/*.html'), /&quot;(\/[a-z](?:(?!&quot;).)*)&quot;/g);
  expect(addresses.size).toBeGreaterThan(0);
  expect(await unanswered(addresses)).toEqual([]);
});

test('every file that a style names is below the path', async () => {
  const styles = filesLike('**/*.{css,html}');
  expect(await unanswered(findAll(styles, /url\(["']?(\/[^)"']*)/g))).toEqual([]);
});

test('no script names an address of the site without the path', () => {
  const strings = findAll(
    filesLike('assets/**/*.js'),
    /["'`](\/[a-z][\w./-]*)(?:[?#][^"'`]*)?["'`]/g,
  );
  const left = [...strings].filter(([address]) => addressesBefore.has(address));
  expect(left).toEqual([]);
});

test('every whole address of the site has the path, also in feeds and structured data', async () => {
  const files = filesLike('{**/*.html,*.xml,*.txt,feed.json}');
  const pattern = new RegExp(`${ORIGIN.replaceAll('.', '\\.')}(?![\\w.-])([^"'<\\s\\\\&]*)`, 'g');
  const addresses = findAll(files, pattern);
  expect(addresses.size).toBeGreaterThan(50);
  // The name of the site alone is answered by GitHub with a redirect to the slash.
  addresses.delete(BASE_PATH);
  expect(await unanswered(addresses)).toEqual([]);
});

test('the web manifest starts below the path', async () => {
  for (const file of filesLike('*.webmanifest')) {
    const { start_url, icons } = JSON.parse(textOf(file)) as {
      start_url: string;
      icons: { src: string }[];
    };
    const named = [start_url, ...icons.map(({ src }) => src)];
    expect(await unanswered(new Map(named.map((address) => [address, file])))).toEqual([]);
  }
});

test('every page carries the policy before anything that it could allow', () => {
  const policy = contentSecurityPolicy({ hashes: inlineHashes(site.folder), contactEndpoint });
  const expected = policy.replace("; frame-ancestors 'none'", '');
  const pages = filesLike('**/*.html');
  expect(pages).toContain('404.html');
  for (const page of pages) {
    const head =
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
    expect(head.exec(textOf(page))?.[1], page).toBe(expected);
  }
});

test('Jekyll is told to leave the files as they are', () => {
  expect(existsSync(path.join(site.folder, '.nojekyll'))).toBe(true);
});
