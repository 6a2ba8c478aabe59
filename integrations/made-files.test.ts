import { channel } from 'node:diagnostics_channel';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GivenFiles, MADE_FILES, type MadeFile } from '#schemas/made-files.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-made-'));
  vi.stubEnv('KEPT_DIR', at('kept'));
  vi.resetModules();
});
afterEach(async () => {
  (await beginBuild()).end();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

type Hook = (given: unknown) => void;

async function beginBuild(command = 'build') {
  const { madeFiles } = await import('./made-files.ts');
  const hooks = madeFiles().hooks as Record<string, Hook>;
  hooks['astro:config:setup']?.({ command });
  hooks['astro:config:done']?.({ config: { outDir: pathToFileURL(`${at('dist')}/`) } });
  return { end: () => hooks['astro:build:done']?.({}) };
}

async function give(...files: MadeFile[]): Promise<void> {
  const given: GivenFiles = { files, written: null };
  channel(MADE_FILES).publish(given);
  expect(given.written).not.toBeNull();
  await given.written;
}

const served = (file: string) => readFileSync(at(`dist/${file}`), 'utf8');
const COVER: MadeFile = { path: '/assets/a.1.svg', make: () => 'drawn', recipe: 'how.a.1.svg' };
const neverMade = () => {
  throw new Error('made again');
};

test('a file is written where the site serves it', async () => {
  await beginBuild();
  const bytes = new Uint8Array([137, 80]);
  await give(COVER, { path: '/assets/og/b.png', make: async () => bytes, recipe: null });
  expect(served('assets/a.1.svg')).toBe('drawn');
  expect(new Uint8Array(readFileSync(at('dist/assets/og/b.png')))).toEqual(bytes);
});

test('one of the same recipe is not made again', async () => {
  (await beginBuild()).end();
  await beginBuild();
  await give(COVER);
  rmSync(at('dist'), { recursive: true });
  await give({ ...COVER, path: '/assets/b.svg', make: neverMade });
  expect(served('assets/b.svg')).toBe('drawn');
});

test('what is changed in the site later is not changed in what is kept', async () => {
  await beginBuild();
  await give(COVER);
  writeFileSync(at('dist/assets/a.1.svg'), 'finished');
  await give(COVER);
  expect(served('assets/a.1.svg')).toBe('drawn');
});

test('one of another recipe, and one without, is made', async () => {
  await beginBuild();
  await give(COVER);
  await give({ ...COVER, make: () => 'otherwise', recipe: 'how.a.2.svg' });
  expect(served('assets/a.1.svg')).toBe('otherwise');
  await give({ ...COVER, make: () => 'anew', recipe: null });
  expect(served('assets/a.1.svg')).toBe('anew');
  expect(readdirSync(at('kept/made-files')).sort()).toEqual(['how.a.1.svg', 'how.a.2.svg']);
});

test('one that cannot be made fails the build, and nothing is kept of it', async () => {
  await beginBuild();
  await expect(give({ ...COVER, make: neverMade })).rejects.toThrow('made again');
  expect(readdirSync(at('kept/made-files'))).toEqual([]);
});

test('what no build has used for a month goes', async () => {
  const build = await beginBuild();
  await give(COVER, { ...COVER, path: '/assets/b.svg', recipe: 'how.b.svg' });
  const longAgo = new Date(Date.now() - 40 * 24 * 3600 * 1000);
  for (const name of readdirSync(at('kept/made-files'))) {
    utimesSync(at(`kept/made-files/${name}`), longAgo, longAgo);
  }
  await give(COVER);
  build.end();
  expect(readdirSync(at('kept/made-files'))).toEqual(['how.a.1.svg']);
});

test('nobody writes under `npm run dev`, once a build is over, or after one that failed half-way', async () => {
  await beginBuild('dev');
  expect(channel(MADE_FILES).hasSubscribers).toBe(false);
  await beginBuild();
  const build = await beginBuild();
  expect(channel(MADE_FILES).hasSubscribers).toBe(true);
  build.end();
  expect(channel(MADE_FILES).hasSubscribers).toBe(false);
});
