import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '#check/describe-issue.ts';
import { readContent } from '#check/read/read-content.ts';
import { content, heldBack, problems } from './content.ts';

const files = readContent().map(({ file }) => file);

/** Addresses of help services that have closed. */
const DEAD_SERVICES = ['begambleaware', 'gambleaware.org', 'loketkansspel'];

test('the check finds no problem', () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

test('every collection is read whole: every file is an entry, or waits', () => {
  const read = [...Object.values(content).flat(), ...heldBack.map(({ entry }) => entry)];
  expect(read.length).toBeGreaterThan(0);
  expect(read.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

test('no file names the address of a service that has closed', () => {
  const offenders = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return DEAD_SERVICES.filter((dead) => text.includes(dead)).map((dead) => [file, dead]);
  });
  expect(offenders).toEqual([]);
});
