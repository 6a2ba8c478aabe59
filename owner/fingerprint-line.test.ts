import { expect, test } from 'vitest';
import { withFingerprints } from './fingerprint-line.ts';

const LISTED = `sources:
  - title: One
    quote: >-
      Two
      lines
  - { title: Two, readOn: 2026-11-20 }
  - title: Three # the last
    fingerprint: '000000'
    readOn: 2026-11-20 # a day
`;

test('a fingerprint is put into its source, and nothing else moves', () => {
  const taken = [0, 1, 2].map((index) => ({
    at: ['sources', index],
    fingerprint: `abcde${index}`,
  }));
  const stamped = LISTED.replace('lines\n', "lines\n    fingerprint: 'abcde0'\n")
    .replace('20 }', "20, fingerprint: 'abcde1' }")
    .replace("'000000'", "'abcde2'");
  expect(withFingerprints('a.yaml', LISTED, taken)).toBe(stamped);
  expect(withFingerprints('a.md', `---\n${LISTED}---\n\nText.\n`, taken)).toBe(
    `---\n${stamped}---\n\nText.\n`,
  );
});

test('a source at the end of a file without a last line break keeps its comment', () => {
  const text = 'sources:\n  own:\n    title: One # own';
  expect(
    withFingerprints('a.yaml', text, [{ at: ['sources', 'own'], fingerprint: 'abcdef' }]),
  ).toBe(`${text}\n    fingerprint: 'abcdef'`);
});
