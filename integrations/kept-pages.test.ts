import { channel } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_QUESTIONS, type PageQuestion } from '#schemas/page-question.ts';
import type { SiteSettings } from '#check/read/read-site.ts';

const code = vi.hoisted(() => ({ stamp: 'the code' }));
vi.mock('#tools/build/source-stamp.ts', () => ({ codeStamp: () => code.stamp }));

const SETTINGS: SiteSettings = {
  baseUrl: 'https://a.example',
  contactEndpoint: null,
  colours: null,
  type: 'imbue',
};
const FILES = ['assets/page.abc.css', 'assets/island.def.js'];
const RECIPE = ['the words of the search'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-pages-'));
  vi.stubEnv('KEPT_DIR', path.join(folder, 'kept'));
  vi.resetModules();
});
afterEach(async () => {
  (await beginBuild()).end();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  code.stamp = 'the code';
});

function ask(address: string, madeFrom: string): boolean {
  const question: PageQuestion = { address, madeFrom, isKept: false };
  channel(PAGE_QUESTIONS).publish(question);
  return question.isKept;
}

type Plugin = { generateBundle: (options: unknown, bundle: unknown) => void };
type Hook = (given: unknown) => void;

/** A build up to its pages, with what is kept in the folder. */
async function beginBuild({
  settings = SETTINGS,
  files = FILES,
  command = 'build',
  recipe = RECIPE,
} = {}) {
  const { keptPages } = await import('./kept-pages.ts');
  const pages = keptPages(settings);
  const hooks = pages.integration.hooks as Record<string, Hook>;
  const plugins: Plugin[] = [];
  hooks['astro:config:setup']?.({
    command,
    updateConfig: (config: { vite: { plugins: Plugin[] } }) =>
      void plugins.push(...config.vite.plugins),
  });
  const bundle = files.map((fileName) => [fileName, { type: 'asset', fileName }]);
  for (const plugin of plugins) plugin.generateBundle({}, Object.fromEntries(bundle));
  pages.begin(recipe);
  return { placeOf: pages.placeOf, end: () => hooks['astro:build:done']?.({}) };
}

/** A build that finishes a page, and returns where it is kept. */
async function buildOnce(): Promise<string> {
  const build = await beginBuild();
  expect(ask('/reviews/one', 'its facts')).toBe(false);
  const place = build.placeOf('/reviews/one');
  if (place === undefined) throw new Error('Expected a place for the page, found none');
  expect(place.isKept).toBe(false);
  writeFileSync(place.keptIn, 'the page');
  build.end();
  return place.keptIn;
}

describe('a page that was made from the same', () => {
  test('is taken from the build before, from the same place', async () => {
    const keptIn = await buildOnce();
    const build = await beginBuild();
    expect(ask('/reviews/one', 'its facts')).toBe(true);
    expect(build.placeOf('/reviews/one')).toEqual({ keptIn, isKept: true });
  });

  test('is made anew where its facts changed', async () => {
    await buildOnce();
    await beginBuild();
    expect(ask('/reviews/one', 'other facts')).toBe(false);
  });

  test('is made anew where the code changed', async () => {
    await buildOnce();
    code.stamp = 'other code';
    await beginBuild();
    expect(ask('/reviews/one', 'its facts')).toBe(false);
  });

  test('is made anew where Node runs otherwise', async () => {
    await buildOnce();
    vi.stubEnv('NODE_ENV', 'development');
    await beginBuild();
    expect(ask('/reviews/one', 'its facts')).toBe(false);
  });

  test.each([
    ['the settings', { settings: { ...SETTINGS, type: 'sofia' as const } }],
    ['the name of a style sheet', { files: ['assets/page.xyz.css', ...FILES.slice(1)] }],
    ['what else pages follow from', { recipe: ['other words'] }],
    ['the name of a script', { files: [...FILES.slice(0, 1), 'assets/island.xyz.js'] }],
  ])('is made anew where %s changed', async (_, given) => {
    await buildOnce();
    await beginBuild(given);
    expect(ask('/reviews/one', 'its facts')).toBe(false);
  });

  test('is taken where nothing but pictures of the content are called otherwise', async () => {
    await buildOnce();
    await beginBuild({ files: [...FILES, 'assets/photo.abc.jpg'] });
    expect(ask('/reviews/one', 'its facts')).toBe(true);
  });
});

test('a page that no route has asked about has no place', async () => {
  const build = await beginBuild();
  expect(build.placeOf('/reviews/one')).toBeUndefined();
});

test('a build that failed half-way answers nobody any more', async () => {
  await buildOnce();
  await beginBuild();
  await beginBuild({ files: [] });
  expect(ask('/reviews/one', 'its facts')).toBe(false);
  await beginBuild({ command: 'dev' });
  expect(channel(PAGE_QUESTIONS).hasSubscribers).toBe(false);
});

test('nobody is answered under `npm run dev`, or once a build is over', async () => {
  await beginBuild({ command: 'dev' });
  expect(channel(PAGE_QUESTIONS).hasSubscribers).toBe(false);
  const build = await beginBuild();
  expect(channel(PAGE_QUESTIONS).hasSubscribers).toBe(true);
  build.end();
  expect(channel(PAGE_QUESTIONS).hasSubscribers).toBe(false);
});
