import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptYaml } from './kept-yaml.ts';
import * as yaml from './read-yaml.ts';

const TEXT = 'name: Quillmark\nfounded: 2019\n';
const READ = { data: { name: 'Quillmark', founded: 2019 }, faults: [] };
const BAD = 'name: &one Quillmark\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-read-'));
  vi.stubEnv('KEPT_DIR', path.join(folder, 'kept'));
  for (const name of [
    'check/read/kept-yaml.ts',
    'check/read/read-yaml.ts',
    'package-lock.json',
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    copyFileSync(name, path.join(folder, name));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** What a run is told of some texts, and how many of them it had to read. */
function run(texts: readonly string[], contentDir = 'content') {
  const reader = vi.spyOn(yaml, 'readYaml');
  const { read, keep } = keptYaml(contentDir, folder);
  const before = reader.mock.calls.length;
  const found = texts.map((text) => read(text));
  const count = reader.mock.calls.length - before;
  keep();
  return { found, count };
}

const keptFiles = () => readdirSync(path.join(folder, 'kept/read-content'));
const keptFile = () => path.join(folder, 'kept/read-content', keptFiles()[0] ?? '');

test('the next run does not read what is the same, faults included', () => {
  const first = run([TEXT, BAD]);
  const next = run([TEXT, BAD]);
  expect([first.count, next.count]).toEqual([2, 0]);
  for (const { found } of [first, next]) {
    expect(found[0]).toEqual(READ);
    expect(found[1]?.faults[0]?.found).toBe('the sign & before one');
  }
});

test('a text that is changed is read, and is right when it is changed back', () => {
  run([TEXT]);
  const changed = run([TEXT.replace('2019', '2020')]);
  expect(changed).toMatchObject({ count: 1, found: [{ data: { founded: 2020 } }] });
  expect(run([TEXT]).found).toEqual([READ]);
});

test('what is no number, and less than nothing, comes back as it was written', () => {
  for (let round = 0; round < 2; round += 1) {
    const { found } = run(['nothing: .nan\nmost: .inf\nless: -0\n']);
    expect(found[0]?.data).toEqual({
      nothing: Number.NaN,
      most: Number.POSITIVE_INFINITY,
      less: -0,
    });
  }
});

test('texts with any signs come back as they were written', () => {
  const text = '"__proto__": { "a\\nb": "½ “quoted” 😀 \\u2028" }\ntoJSON: kept\n';
  const { data } = yaml.readYaml(text);
  for (let round = 0; round < 2; round += 1) expect(run([text]).found[0]?.data).toEqual(data);
});

test('nobody is given what another has and may change', () => {
  const { found } = run([TEXT, TEXT]);
  expect(found[0]?.data).not.toBe(found[1]?.data);
});

test('the line on which a text begins is part of what is said of it', () => {
  const { read, keep } = keptYaml('content', folder);
  read(BAD);
  read(BAD, 2);
  keep();
  const next = keptYaml('content', folder);
  expect(next.read(BAD, 2).faults).toMatchObject([{ line: 2 }]);
  expect(next.read(BAD).faults).toMatchObject([{ line: 1 }]);
});

test.each(['check/read/read-yaml.ts', 'package-lock.json'])(
  'all is read anew once %s is another',
  (file) => {
    run([TEXT]);
    appendFileSync(path.join(folder, file), '\n');
    expect(run([TEXT]).count).toBe(1);
  },
);

test.each([
  ['is cut off', (file: string) => truncateSync(file, 90)],
  ['is empty', (file: string) => truncateSync(file, 0)],
  [
    'has one sign that is another',
    (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('2019', '2018')),
  ],
])('a kept file that %s is made again', (_, spoil) => {
  run([TEXT]);
  spoil(keptFile());
  expect(run([TEXT])).toEqual({ count: 1, found: [READ] });
  expect(run([TEXT])).toEqual({ count: 0, found: [READ] });
});

test('what a content no longer holds is not kept, and another content has a file of its own', () => {
  run([TEXT, BAD]);
  run([TEXT]);
  expect(readFileSync(keptFile(), 'utf8')).not.toContain('the sign &');
  run([BAD], 'other');
  expect(keptFiles()).toHaveLength(2);
  expect(run([TEXT]).count).toBe(0);
});
