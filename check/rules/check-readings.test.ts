import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { formatProblem } from '../describe-issue.ts';
import { checkReadings } from './check-readings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-readings-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const AS = ['-c', 'user.name=A', '-c', 'user.email=a@site.example'];

const TODAY = '2026-11-27';

function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(folder, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
}
const said = (since?: string) =>
  checkReadings(folder, since).map((one) => formatProblem(one).replace(`${folder}/`, ''));

beforeAll(() => {
  for (const file of ['casinos/quillmark.yaml', 'helplines/gamcare.yaml']) {
    cpSync(path.join(SAMPLE, file), path.join(folder, file));
  }
  git('init', '--quiet');
  git('add', '-A');
  git(...AS, 'commit', '--quiet', '--message', 'First');
});
afterEach(() => void git('checkout', '--quiet', 'HEAD', '--', '.'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FACT =
  'casinos/quillmark.yaml → facts.gameCount.checkedOn: found another value than before, and still 2026-11-16, expected the day on which the fact was read again';

test('a fact that changed is named until it has another day', () => {
  edit('casinos/quillmark.yaml', /(gameCount: \{ value: )\d+/, '$13500');
  expect(said()).toEqual([FACT]);
  edit('casinos/quillmark.yaml', /(gameCount: .*checkedOn: )[\d-]+/, `$1${TODAY}`);
  expect(said()).toEqual([]);
});

test('a statement that changed is named until one of its sources has another day', () => {
  edit('helplines/gamcare.yaml', '24 hours a day, every day', '20 hours a day, every day');
  expect(said()).toEqual([
    expect.stringMatching(/^helplines\/gamcare\.yaml → hours: found another/),
  ]);
  edit('helplines/gamcare.yaml', 'readOn: 2026-11-25', `readOn: ${TODAY}`);
  expect(said()).toEqual([]);
});

test.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['other words', () => edit('helplines/gamcare.yaml', 'No charge', 'Free of charge')],
  ['other line ends', () => edit('helplines/gamcare.yaml', /\n/g, '\r\n')],
  [
    'a day alone',
    () => edit('casinos/quillmark.yaml', /checkedOn: 2026-11-16/, `checkedOn: ${TODAY}`),
  ],
  [
    'a fact that is not known any more',
    () => edit('casinos/quillmark.yaml', /gameCount: .*/, 'gameCount: null'),
  ],
  ['what does not parse', () => edit('casinos/quillmark.yaml', 'name:', ': :')],
])('%s is not named', (_, make) => {
  make();
  expect(said()).toEqual([]);
});

test('what was committed is seen from the revision before, and nothing from one that is not there', () => {
  edit('casinos/quillmark.yaml', /(gameCount: \{ value: )\d+/, '$13500');
  git(...AS, 'commit', '--quiet', '--all', '--message', 'Second');
  expect([said('HEAD~1'), said('0'.repeat(40))]).toEqual([[FACT], []]);
});
