import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST_NAME } from '#components/example-values.ts';
import { DIST } from './dist.ts';

const files = globSync('**/*', { cwd: DIST, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

/** Traces of the page of examples: its data and its markup. */
const TRACES = [LONGEST_NAME, 'data-examples'];

test('has no address in the built site', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => path.relative(DIST, file).startsWith('examples'))).toEqual([]);
});

test('leaves nothing in any file of it', () => {
  const traced = files.filter((file) => {
    const bytes = readFileSync(file);
    return TRACES.some((trace) => bytes.includes(trace));
  });
  expect(traced).toEqual([]);
});

test('is made of what is looked for here', () => {
  const sources = globSync('src/{examples,components}/**/*.{astro,css,ts}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const missing = TRACES.filter((trace) => !sources.some((source) => source.includes(trace)));
  expect(missing).toEqual([]);
});
