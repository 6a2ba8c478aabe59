import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const WORDS = ['quillmark', 'germany', 'canada', 'candidate', 'candid', 'blackjack', 'dice'];

test.each([
  ['a letter missing', 'quilmark', 'quillmark'],
  ['a letter too many', 'quilllmark', 'quillmark'],
  ['a wrong letter', 'quillnark', 'quillmark'],
  ['two letters changed', 'qiullmark', 'quillmark'],
  ['two slips in a long word', 'qilmark', 'quillmark'],
  // "cand" begins "candidate" one slip away too, but as a whole "canada" is nearer.
  ['the nearer as a whole', 'canda', 'canada'],
])('%s: %j means %j', (_, typed, meant) => {
  expect(nearestWord(typed, WORDS)).toBe(meant);
});

test.each([
  ['a short word', 'dic'],
  ['a slip in the first letter', 'fermany'],
  ['a slip in the beginning of a short word', 'candj'],
  ['two slips in a word of six letters', 'germxx'],
  ['three slips in a long word', 'quixxxark'],
  ['no word at all', 'xyzzyqq'],
  ['the beginning of a word a third longer', 'blakj'],
])('%s means nothing: %j', (_, typed) => {
  expect(nearestWord(typed, WORDS)).toBeNull();
});

test('of two equally near the first is meant', () => {
  expect(nearestWord('rane', ['rainy', 'range', 'rate'])).toBe('range');
  expect(nearestWord('rane', ['rate', 'range'])).toBe('rate');
});
