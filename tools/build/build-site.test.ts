import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { rememberBuild, sourceStamp } from './source-stamp.ts';
import { previousOf } from './swap.ts';

/** Real builds of a small site, ended before their end; they write below .cache alone. */
const BUILD_MS = 600_000;
const OLD = 'the old site';
let folder: string;
let dist: string;
let lock: string;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/build-');
  dist = path.join(folder, 'dist');
  lock = path.join('.cache/builds-under-way', dist.replaceAll('/', '~'));
});
beforeEach(() => {
  for (const left of [dist, lock]) rmSync(left, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), OLD);
});
afterAll(() => {
  for (const left of [folder, lock]) rmSync(left, { recursive: true, force: true });
});

const site = () => readFileSync(path.join(dist, 'index.html'), 'utf8');

function startBuild(contentDir: string) {
  const environment = { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: dist };
  for (const name of ['NODE_ENV', 'VITEST', 'MODE', 'DEV', 'PROD', 'SSR']) {
    Reflect.deleteProperty(environment, name);
  }
  const child = spawn(process.execPath, ['tools/build.ts'], { env: environment });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const done = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return { child, done };
}

/** Until a build has begun to write aside. */
async function underWay(): Promise<void> {
  while (!existsSync(lock)) await new Promise((resolve) => setTimeout(resolve, 20));
}

test(
  'a build that fails names what is wrong and leaves the old site',
  { timeout: BUILD_MS },
  async () => {
    const content = path.join(folder, 'bad');
    cpSync(SAMPLE, content, { recursive: true });
    writeFileSync(path.join(content, 'site.yaml'), 'brand: [');
    const { code, output } = await startBuild(content).done;
    expect(code).toBe(1);
    expect(output).toContain('site.yaml');
    expect(site()).toBe(OLD);
  },
);

test(
  'a second build of the same folder is refused, and a killed one leaves the old site',
  { timeout: BUILD_MS },
  async () => {
    const first = startBuild(SAMPLE);
    await underWay();
    const second = await startBuild(SAMPLE).done;
    expect(second.code).toBe(1);
    expect(second.output).toContain('is under way');
    expect(site()).toBe(OLD);
    first.child.kill('SIGKILL');
    await first.done;
    expect(site()).toBe(OLD);
    const third = startBuild(SAMPLE);
    await underWay();
    third.child.kill('SIGTERM');
    await third.done;
    expect(site()).toBe(OLD);
  },
);

test(
  'a site that somebody deleted is built anew, though an older one is kept',
  { timeout: BUILD_MS },
  async () => {
    const previous = previousOf(dist);
    mkdirSync(path.dirname(previous), { recursive: true });
    renameSync(dist, previous);
    rememberBuild(dist, sourceStamp(SAMPLE));
    const { child, done } = startBuild(SAMPLE);
    expect(await Promise.race([underWay(), done])).toBeUndefined();
    child.kill('SIGKILL');
    await done;
    expect(site()).toBe(OLD);
  },
);
