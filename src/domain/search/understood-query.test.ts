import { expect, test } from 'vitest';
import { understoodQuery } from './understood-query.ts';

const KNOWN = ['quillmark', 'germany', 'legal', 'fast', 'payout', 'kyc', 'no', 'withdrawals', '35'];
const OF_TWO = [
  'trc',
  '20',
  'free',
  'spins',
  'sic',
  'bo',
  'blackjack',
  'deposit',
  'de',
  'post',
  'no',
];

test.each([
  ['the question round the words is left out', 'Is it legal in Germany?', ['legal', 'germany']],
  ['no is a word that tells something', 'no kyc', ['no', 'kyc']],
  ['a word still being typed is known', 'quil', ['quil']],
  ['an ending that the index lacks is taken off', 'fastest payouts', ['fast', 'payout']],
  ['a multiple is a figure', 'what does 35x mean', ['35']],
  ['a carrying word is no part of another', 'is it a payout', ['payout']],
  ['a multiple may be written before it', 'x35', ['35']],
  ['a word said twice counts once', 'legal, legal', ['legal']],
])('%s: %j', (_, typed, words) => {
  const understood = understoodQuery(typed, [...KNOWN, 'mean', 'apayout']);
  expect(understood.isExact).toBe(true);
  expect(understood.words.filter((word) => word !== 'mean')).toEqual(words);
});

test('a slip is put right, and that is said', () => {
  expect(understoodQuery('quilmark germny', KNOWN)).toEqual({
    words: ['quillmark', 'germany'],
    isExact: false,
    isRespaced: false,
  });
});

test.each([
  ['trc20', 'trc 20'],
  ['freespins', 'free spins'],
  ['freespi', 'free spi'],
  ['sicbo', 'sic bo'],
  ['nodepositfreespins', 'no deposit free spins'],
  ['black jack', 'blackjack'],
])('“%s” is read as “%s”, and that is not a slip', (typed, read) => {
  expect(understoodQuery(typed, OF_TWO)).toEqual({
    words: read.split(' '),
    isExact: true,
    isRespaced: true,
  });
});

test('a slip is not taken apart into scraps', () => {
  expect(understoodQuery('depost', OF_TWO)).toMatchObject({ words: ['deposit'], isExact: false });
});

test('what is known nowhere is left out, and that is said', () => {
  expect(understoodQuery('xyzzyqq kyc', KNOWN)).toMatchObject({ words: ['kyc'], isExact: false });
  expect(understoodQuery('xyzzyqq', KNOWN)).toMatchObject({ words: [], isExact: false });
});

test('a query of nothing but carrying words keeps them', () => {
  expect(understoodQuery('how to', ['how', 'to']).words).toEqual(['how', 'to']);
});

test('nothing typed asks for nothing', () => {
  expect(understoodQuery('  ', KNOWN)).toMatchObject({ words: [], isExact: true });
});
