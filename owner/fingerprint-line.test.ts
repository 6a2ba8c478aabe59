import { expect, test } from 'vitest';
import { stamped } from './fingerprint-line.ts';

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
  const expected = text
    .replace('lines\n', "lines\n    fingerprint: 'abcde1'\n")
    .replace('20 }', "20, fingerprint: 'abcde2' }")
    .replace('000000', 'abcde3')
    .replace('last\n', "last\n    fingerprint: 'abcde4'\n");
  expect(stamped('a.yaml', text, '2026-11-27', taken)).toBe(expected);
  const page = `---\n${text}---\n\nText.\n`;
  expect(stamped('a.md', page, '2026-11-27', taken)).toBe(page.replace(text, expected));
});

const FILE = "name: A\nupdatedOn: 2026-11-20 # as told\nfingerprint: 'a'\n";

test.each([
  [FILE, FILE.replace('-20', '-27').replace("'a'", "'b'")],
  ['name: A', "name: A\nupdatedOn: 2026-11-27\nfingerprint: 'b'"],
  ['\uFEFFname: A\n', "name: A\nupdatedOn: 2026-11-27\nfingerprint: 'b'\n"],
  ['"updatedOn":\n  "2026-11-20"\n', `"updatedOn":\n  2026-11-27\nfingerprint: 'b'\n`],
  ['{ name: A }\n', "{ name: A, updatedOn: 2026-11-27, fingerprint: 'b' }\n"],
  ['updatedOn: >-\n  2026-11-20\nname: A', "updatedOn: 2026-11-27\nname: A\nfingerprint: 'b'"],
  ['name: A\r\n', "name: A\r\nupdatedOn: 2026-11-27\r\nfingerprint: 'b'\r\n"],
  ['  name: A\n', "  name: A\n  updatedOn: 2026-11-27\n  fingerprint: 'b'\n"],
])('%j gets its day and its fingerprint', (text, expected) => {
  const taken = [{ at: [], fingerprint: 'b' }];
  expect(stamped('a.yaml', text, '2026-11-27', taken)).toBe(expected);
});
