import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { reread } from './reread.ts';

/** A copy of the sample in the place of the content. */
const folder = vi.hoisted(() => (process.env['CONTENT_DIR'] = '.cache/reread-test'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const days = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`${name}: (\\S{10})`, 'g'))].map(([, day]) => day);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each source of a file was read on the day, and no other letter changes', () => {
  const before = read('helplines/gamcare.yaml');
  expect(reread(['helplines/gamcare', '2026-12-01'], '2026-12-02').isDone).toBe(true);
  const after = read('helplines/gamcare.yaml');
  expect(new Set(days(after, 'readOn'))).toEqual(new Set(['2026-12-01']));
  expect(after).toBe(before.replaceAll(/readOn: \S{10}/g, 'readOn: 2026-12-01'));
});

test('one fact alone, by its field', () => {
  const before = read('casinos/quillmark.yaml');
  const words = [`${folder}/casinos/quillmark.yaml`, 'facts.withdrawal'];
  expect(reread(words, '2026-12-02')).toEqual({
    isDone: true,
    said: [`${folder}/casinos/quillmark.yaml: 1 reading of 2026-12-02.`],
  });
  const changed = days(read('casinos/quillmark.yaml'), 'checkedOn');
  const was = days(before, 'checkedOn');
  expect(changed.filter((day, at) => day !== was[at])).toEqual(['2026-12-02']);
});

test.each([
  [[], /^Say: npm run reread/],
  [['helplines/gamcar'], /^There is no helplines\/gamcar\. Did you mean helplines\/gamcare\?$/],
  [['helplines/gamcare', '2026-12-03'], /^Expected a day up to 2026-12-02, found 2026-12-03\.$/],
  [['helplines/gamcare', '2026-12-00'], /^Expected a day up to/],
  [['helplines/gamcare', '2026-11-01'], /was read before 2026-11-01\.$/],
  [['casinos/vantry', 'facts.nothing'], /^Nothing of facts\.nothing in /],
])('%j is refused', (words, says) => {
  const { isDone, said } = reread(words, '2026-12-02');
  expect(isDone).toBe(false);
  expect(said[0]).toMatch(says);
  expect(said.at(-1)).toBe('Nothing was changed.');
});
