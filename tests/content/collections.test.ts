import { expect, test } from 'vitest';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkContent } from '#check/check-content.ts';
import { checkFingerprints } from '#check/rules/check-fingerprints.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { textsOf } from '../fixtures/checked-content.ts';
import { content } from './content.ts';

/** Addresses of help services that have closed. */
const DEAD_SERVICES = ['begambleaware', 'gambleaware.org', 'loketkansspel'];

test('the check finds no problem', async () => {
  expect((await checkContent('.', CONTENT_DIR)).problems.map(formatProblem)).toEqual([]);
});

test('no statement was changed without its source, and no source without its statement', () => {
  expect(checkFingerprints(content).map(formatProblem)).toEqual([]);
});

test('every collection is read whole: every file is an entry, or waits', async () => {
  const { heldBack } = await checkContent('.', CONTENT_DIR);
  const read = [...Object.values(content).flat(), ...heldBack.map(({ entry }) => entry)];
  expect(read.length).toBeGreaterThan(0);
  const filesOf = (all: readonly { file: string }[]) => all.map(({ file }) => file).toSorted();
  expect(filesOf(read)).toEqual(filesOf(textsOf(CONTENT_DIR)));
});

test('no file names the address of a service that has closed', () => {
  const offenders = textsOf(CONTENT_DIR).flatMap(({ file, text }) =>
    DEAD_SERVICES.filter((dead) => text.toLowerCase().includes(dead)).map((dead) => [file, dead]),
  );
  expect(offenders).toEqual([]);
});
