import { describe, expect, test } from 'vitest';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
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

describe('every collection', () => {
  const names = Object.keys(COLLECTIONS) as CollectionName[];

  test('is read whole: every file is an entry, or waits', async () => {
    const { heldBack } = await checkContent('.', CONTENT_DIR);
    const read = [
      ...names.flatMap((name) => content[name].map(({ file }) => file)),
      ...heldBack.map(({ entry }) => entry.file),
    ];
    expect(read.length).toBeGreaterThan(0);
    expect(read.toSorted()).toEqual(
      textsOf(CONTENT_DIR)
        .map(({ file }) => file)
        .toSorted(),
    );
  });

  test.each(names.filter((name) => COLLECTIONS[name].ids !== null))(
    '%s, which pages take their texts from, is complete',
    (name) => {
      const { ids: needed, hasOthers } = COLLECTIONS[name];
      const ids: string[] = content[name].map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...(needed ?? [])]));
      expect(hasOthers || ids.length === needed?.length).toBe(true);
    },
  );
});

test('no file names the address of a service that has closed', () => {
  const offenders = textsOf(CONTENT_DIR).flatMap(({ file, text }) =>
    DEAD_SERVICES.filter((dead) => text.toLowerCase().includes(dead)).map((dead) => [file, dead]),
  );
  expect(offenders).toEqual([]);
});
