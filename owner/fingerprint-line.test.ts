import { expect, test } from 'vitest';
import { withDay, withFingerprints } from './fingerprint-line.ts';

test('a fingerprint is put into its source, and nothing else moves', () => {
  const text = `sources:
  - quote: >-
      Two
      lines
  - { title: Two, readOn: 2026-11-20 }
  - title: Three
    fingerprint: '000000' # old
  - title: Four # the last
`;
  const taken = [1, 2, 3, 4].map((n) => ({ at: ['sources', n - 1], fingerprint: `abcde${n}` }));
  const stamped = text
    .replace('lines\n', "lines\n    fingerprint: 'abcde1'\n")
    .replace('20 }', "20, fingerprint: 'abcde2' }")
    .replace('000000', 'abcde3')
    .replace('last\n', "last\n    fingerprint: 'abcde4'\n");
  expect(withFingerprints('a.yaml', text, taken)).toBe(stamped);
  const page = `---\n${text}---\n\nText.\n`;
  expect(withFingerprints('a.md', page, taken)).toBe(page.replace(text, stamped));
});

test('the day of the last change is set, or stands above the fingerprint', () => {
  const old = 'name: A\nupdatedOn: 2026-11-20\nfingerprint: a\n';
  expect(withDay(old, '2026-11-27')).toBe(old.replace('20\n', '27\n'));
  expect(withDay('name: A\nfingerprint: a\n', '2026-11-20')).toBe(old);
});
