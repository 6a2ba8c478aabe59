import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockBuild } from './build-lock.ts';

const before = process.cwd();
const LOCK = '.cache/builds-under-way/dist';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

/** As a build by a process would leave it. */
function lockBy(process: string): void {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  writeFileSync(LOCK, process);
}

test('a build under way keeps others out, and lets them in when it is done', () => {
  const unlock = lockBuild('dist');
  expect(() => lockBuild('dist')).toThrow(/^Another build of dist\/ is under way \(process \d+\)/);
  lockBuild('another/dist')();
  unlock();
  expect(existsSync(LOCK)).toBe(false);
  lockBuild('dist')();
});

test('what a process that is gone has left is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.on('close', resolve));
  lockBy(String(gone.pid));
  lockBuild('dist')();
});

test.each(['', 'nobody', '-1'])('a lock that names %o is taken over', (owner) => {
  lockBy(owner);
  lockBuild('dist')();
});
