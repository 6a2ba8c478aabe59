import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';

const entry = (data: unknown, body = '') => ({
  collection: 'faq' as const,
  id: 'a',
  file: 'content/faq/a.yaml',
  data,
  body,
  faults: [],
});

/** Listed in unseen.test.ts. */
test('a character that nobody sees is refused with its code, in a field and in a text', () => {
  const found = ['the character U+202E', 'characters one can see'];
  const said = (data: unknown, body = '') =>
    checkText(entry(data, body)).map((one) => [one.field, one.found, one.expected]);
  expect(said({ steps: [{ text: 'Win \u202emore' }] })).toEqual([['steps[0].text', ...found]]);
  expect(said({}, 'Win \u202emore')).toEqual([['', ...found]]);
});

test.each(['two\nlines\r\n', 'a\ttab'])('%j may stand in a body', (text) =>
  expect(checkText(entry({}, text))).toEqual([]),
);

test.each(['Curaçao, 35× and −$1', 'العربية', '日本', '👍🏽'])('%j may stand', (text) =>
  expect(checkText(entry({ text }, text))).toEqual([]),
);

test('a name in letters of two alphabets is refused, and no sentence', () => {
  const text = 'Quillm\u0430rk';
  expect(checkText(entry({ name: text, text })).map(({ field }) => field)).toEqual(['name']);
});
