import { describe, expect, test } from 'vitest';
import { checkText } from './check-text.ts';

const entry = (data: unknown, body = '') => ({
  collection: 'faq' as const,
  id: 'a',
  file: 'content/faq/a.yaml',
  data,
  body,
  faults: [],
});

describe('characters that nobody sees', () => {
  test.each([
    ['\u0000', 'U+0000'],
    ['\u0008', 'U+0008'],
    ['\u001b', 'U+001B'],
    ['\u0085', 'U+0085'],
    ['\u202e', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\ufeff', 'U+FEFF'],
  ])('%j is refused with its code and its field', (character, code) => {
    const problem = {
      file: 'content/faq/a.yaml',
      found: `the character ${code}`,
      expected: 'characters one can see',
    };
    const text = `Win ${character}more`;
    expect(checkText(entry({ steps: [{ text }] }))).toEqual([
      { ...problem, field: 'steps[0].text' },
    ]);
    expect(checkText(entry({}, text))).toEqual([{ ...problem, field: '' }]);
  });

  test.each(['two\nlines\r\n', 'a\ttab'])('%j may stand in a body', (text) => {
    expect(checkText(entry({}, text))).toEqual([]);
  });

  test.each(['Quill\nmark', ' Quillmark', 'Quill  mark', 'Quillm\u0430rk'])(
    '%j may stand in no field',
    (text) => {
      expect(checkText(entry({ text })).map(({ field }) => field)).toEqual(['text']);
    },
  );

  test.each(['Curaçao, 35× and −$1', 'العربية', '日本', '👍🏽'])('%j may stand', (text) => {
    expect(checkText(entry({ text }, text))).toEqual([]);
  });
});

describe('what a spreadsheet would take for a formula', () => {
  test.each([
    '=HYPERLINK("https://evil.example","Claim")',
    '=1+1',
    '@SUM(1,1)',
    '\t=1+1',
    "+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
  ])('%s is refused', (text) => {
    expect(checkText(entry({ text }))).toHaveLength(1);
  });

  test.each(['+$9.60', '-3.5%', '+44 20 7946 0000', '- 1', '1 = 1', 'a@mail.example', '−$1'])(
    '%s may stand',
    (text) => {
      expect(checkText(entry({ text }))).toEqual([]);
    },
  );

  test('a list in a body is no cell', () => {
    expect(checkText(entry({}, '- first\n- second'))).toEqual([]);
  });
});
