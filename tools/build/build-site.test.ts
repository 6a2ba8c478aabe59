import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildEnv } from '#tests/fixtures/sites.ts';
import { copyProject, type ProjectCopy } from '#tests/project-copy.ts';

/** Builds that never come to their end, in a copy without packages of its own. */
const LOCK = '.cache/build-under-way';
const OLD = 'the old site';
const BUILD_MS = 120_000;
let project: ProjectCopy;

const inCopy = (file: string) => path.join(project.folder, file);

beforeAll(() => {
  project = copyProject();
});
beforeEach(() => {
  mkdirSync(inCopy('dist'), { recursive: true });
  writeFileSync(inCopy('dist/index.html'), OLD);
});
afterAll(() => project.remove());

const site = () => readFileSync(inCopy('dist/index.html'), 'utf8');

function startBuild() {
  const env = buildEnv('content', 'dist');
  const child = spawn(process.execPath, ['tools/build.ts'], { cwd: project.folder, env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const done = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return { child, done };
}

test(
  'a second build is refused, and a killed one leaves the old site and stops no other',
  { timeout: BUILD_MS },
  async () => {
    const first = startBuild();
    await expect.poll(() => existsSync(inCopy(LOCK)), { timeout: 60_000 }).toBe(true);
    const second = await startBuild().done;
    expect(second).toMatchObject({ code: 1, output: expect.stringContaining('is under way') });
    first.child.kill('SIGKILL');
    await first.done;
    expect(site()).toBe(OLD);
    const third = startBuild();
    const owner = () => (existsSync(inCopy(LOCK)) ? readFileSync(inCopy(LOCK), 'utf8') : '');
    await expect.poll(owner, { timeout: 60_000 }).toBe(String(third.child.pid));
    third.child.kill('SIGKILL');
    await third.done;
  },
);

test(
  'a build that fails names all that is wrong and leaves the old site',
  { timeout: BUILD_MS },
  async () => {
    writeFileSync(inCopy('content/site.yaml'), 'brand: [');
    writeFileSync(inCopy('content/links.yaml'), 'nothing: to see');
    const { code, output } = await startBuild().done;
    expect(code).toBe(1);
    expect(output).toContain('site.yaml');
    expect(output).toContain('links.yaml');
    expect(site()).toBe(OLD);
  },
);
