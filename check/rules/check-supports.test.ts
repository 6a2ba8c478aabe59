import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { copyForEach } from '#tests/fixtures/content-copy.ts';

const copy = copyForEach(SAMPLE);

describe('what a source supports', () => {
  test('is a field or a heading of its file', async () => {
    copy.edit('pages/accessibility.md', 'supports: [In short', 'supports: [In shorts');
    copy.edit('licences/mga.yaml', 'supports: [registerUrl', 'supports: [registerUrI');
    expect(await copy.problems()).toEqual([
      expect.stringContaining(
        '→ sources.register.supports[0]: found registerUrI, expected a field',
      ),
      expect.stringMatching(
        /→ sources\[0\]\.supports\[0\]: found In shorts.*Did you mean In short\?$/,
      ),
    ]);
  });

  test.each([
    [
      'coins/trx.yaml',
      'supports: [addressFormat]',
      'networks[0].addressFormat.verification',
      'addressFormat.text',
    ],
    ['coins/trx.yaml', 'supports: [wait]', 'networks[0].wait', 'wait.fromMinutes, wait.toMinutes'],
  ])('of %s, all that is confirmed has to be: %s', async (file, from, field, statement) => {
    copy.edit(file, from, 'supports: [name]');
    expect(await copy.problems()).toEqual([
      expect.stringContaining(
        `→ ${field}: found ${statement} in supports of no source that somebody has read`,
      ),
    ]);
  });

  test('is confirmed by nobody where nobody has read it', async () => {
    copy.edit('coins/trx.yaml', /(fzregex\n +secondary: true\n +readOn: )2026-11-20/, '$1null');
    expect(await copy.problems()).toEqual([
      expect.stringContaining(
        '→ networks[0].addressFormat.verification: found addressFormat.text in',
      ),
    ]);
  });
});
