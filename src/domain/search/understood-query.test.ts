import { expect, test } from 'vitest';
import { understoodQuery } from './understood-query.ts';

const KNOWN = ['quillmark', 'germany', 'legal', 'fast', 'payout', 'kyc', 'no', 'withdrawals', '35'];

test.each([
  ['the question round the words is left out', 'Is it legal in Germany?', ['legal', 'germany']],
  ['no is a word that tells something', 'no kyc', ['no', 'kyc']],
  ['a word still being typed is known', 'quil', ['quil']],
  ['an ending that the index lacks is taken off', 'fastest payouts', ['fast', 'payout']],
  ['a multiple is a figure', 'what does 35x mean', ['35']],
  ['a word said twice counts once', 'legal, legal', ['legal']],
])('%s: %j', (_, typed, words) => {
  const understood = understoodQuery(typed, [...KNOWN, 'mean']);
  expect(understood.isExact).toBe(true);
  expect(understood.words.filter((word) => word !== 'mean')).toEqual(words);
});

test('a slip is put right, and that is said', () => {
  expect(understoodQuery('quilmark germny', KNOWN)).toEqual({
    words: ['quillmark', 'germany'],
    isExact: false,
  });
});

test('what is known nowhere is left out, and that is said', () => {
  expect(understoodQuery('xyzzyqq kyc', KNOWN)).toEqual({ words: ['kyc'], isExact: false });
  expect(understoodQuery('xyzzyqq', KNOWN)).toEqual({ words: [], isExact: false });
});

test('a query of nothing but carrying words keeps them', () => {
  expect(understoodQuery('how to', ['how', 'to'])).toEqual({ words: ['how', 'to'], isExact: true });
});

test('nothing typed asks for nothing', () => {
  expect(understoodQuery('  ', KNOWN)).toEqual({ words: [], isExact: true });
});
