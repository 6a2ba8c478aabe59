import { expect, test } from 'vitest';
import { understoodQuery } from './understood-query.ts';

const textsOf = (...texts: string[]) => ({ names: [], texts });
const KNOWN = textsOf('quillmark', 'germany', 'legal', 'fast', 'payout', 'kyc', 'no', '35');
const OF_TWO = {
  names: ['blackjack', 'provably', 'fair', 'provablyfair', 'kyc'],
  texts: [
    'trc',
    '20',
    'free',
    'spins',
    'sic',
    'deposit',
    'de',
    'post',
    'no',
    'jack',
    'cashcoin',
    'pa',
    'nice',
  ],
};

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
  const understood = understoodQuery(typed, {
    names: ['apayout'],
    texts: [...KNOWN.texts, 'mean'],
  });
  expect(understood.isExact).toBe(true);
  expect(understood.words.filter((word) => word !== 'mean')).toEqual(words);
});

test('a slip is put right, and that is said', () => {
  expect(understoodQuery('is quilmark in germny', KNOWN)).toEqual({
    words: ['quillmark', 'germany'],
    said: ['is', 'quillmark', 'in', 'germany'],
    isExact: false,
    isRespaced: false,
    leftOut: [],
  });
});

test.each([
  ['trc20', 'trc 20'],
  ['freespins', 'free spins'],
  ['freespi', 'free spi'],
  ['nokyc', 'no kyc'],
  ['nodepositfreespins', 'no deposit free spins'],
  ['black jack', 'blackjack'],
])('“%s” is read as “%s”, and that is not a slip', (typed, read) => {
  expect(understoodQuery(typed, OF_TWO)).toMatchObject({
    words: read.split(' '),
    ...{ isExact: true, isRespaced: true, leftOut: [] },
  });
});

test.each(['provably fair', 'cash coin', 'panic'])(
  '“%s” is not read together, nor apart into scraps',
  (typed) => {
    expect(understoodQuery(typed, OF_TWO).words).not.toEqual([typed.replace(' ', '')]);
    expect(understoodQuery(typed, OF_TWO).isRespaced).toBe(false);
  },
);

test('a slip is not taken apart into scraps', () => {
  expect(understoodQuery('depost', OF_TWO)).toMatchObject({ words: ['deposit'], isExact: false });
});

test('what is known nowhere is left out, and that is said', () => {
  expect(understoodQuery('xyzzyqq kyc', KNOWN)).toMatchObject({
    ...{ words: ['kyc'], isExact: false, leftOut: ['xyzzyqq'] },
  });
  expect(understoodQuery('xyzzyqq', KNOWN)).toMatchObject({ words: [], isExact: false });
});

test('a query of nothing but carrying words keeps them', () => {
  expect(understoodQuery('how to', textsOf('how', 'to')).words).toEqual(['how', 'to']);
});

test('nothing typed asks for nothing', () => {
  expect(understoodQuery('  ', KNOWN)).toMatchObject({ words: [], isExact: true });
});
