import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockBuild, takeTurn } from './build-lock.ts';

const before = process.cwd();
const LOCK = '.cache/builds-under-way/dist';
const TURN = '.cache/bundling-under-way';
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

test('builds of other folders bundle one after another', async () => {
  const endFirst = await takeTurn();
  const order: string[] = [];
  const second = takeTurn().then((endSecond) => {
    order.push('second');
    endSecond();
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  order.push('first is done');
  endFirst();
  await second;
  expect(order).toEqual(['first is done', 'second']);
  expect(existsSync(TURN)).toBe(false);
  const endThird = await takeTurn();
  endFirst();
  expect(existsSync(TURN)).toBe(true);
  endThird();
});

test.each(['', 'nobody', '-1'])('a turn that %o has left is taken', async (owner) => {
  mkdirSync(path.dirname(TURN), { recursive: true });
  writeFileSync(TURN, owner);
  utimesSync(TURN, new Date(0), new Date(0));
  (await takeTurn())();
});

test('a turn that was taken this moment is waited for, whoever has it', async () => {
  mkdirSync(path.dirname(TURN), { recursive: true });
  writeFileSync(TURN, '');
  const taken = takeTurn();
  const soon = new Promise((resolve) => setTimeout(resolve, 300, 'waits'));
  expect(await Promise.race([taken, soon])).toBe('waits');
  (await taken)();
});
