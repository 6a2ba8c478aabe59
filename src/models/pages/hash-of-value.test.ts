import { describe, expect, test } from 'vitest';
import { hashOfShared, hashOfValue } from './hash-of-value.ts';

/** Views that a template could draw differently, each beside the one it is most like. */
const DIFFERENT: readonly (readonly [string, unknown, unknown])[] = [
  ['a number and its digits', { score: 4 }, { score: '4' }],
  ['zero and minus zero', [0], [-0]],
  ['no number and nothing', [NaN], [null]],
  ['more than any number, and nothing', [Infinity], [null]],
  ['nothing and nothing said', { note: null }, { note: undefined }],
  ['nothing said and no such field', { note: undefined }, {}],
  ['a truth and its name', [true], ['true']],
  ['nothing and its name', [null], ['null']],
  ['a whole number and a large one', [1], [1n]],
  ['fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['items in another order', ['a', 'b'], ['b', 'a']],
  ['where one text ends', ['ab', 'c'], ['a', 'bc']],
  ['where one list ends', [['a'], ['b', 'c']], [['a', 'b'], ['c']]],
  ['what is in what', [[1], 2], [[1, 2]]],
  ['a list and fields of that name', ['a'], { 0: 'a' }],
  ['a field and a text like it', { a: 's1:b' }, { a: 'b' }],
  ['days', [new Date(0)], [new Date(1)]],
  ['a day and its number', [new Date(0)], [0]],
  ['a day and nothing in it', [new Date(0)], [{}]],
  ['entries of a map', new Map([['a', 1]]), new Map([['a', 2]])],
  ['a map and a list of its entries', new Map([['a', 1]]), [['a', 1]]],
  ['a map and nothing in it', new Map([['a', 1]]), {}],
  ['members of a set', new Set([1]), new Set([2])],
  ['a set and a list of its members', new Set([1]), [1]],
  ['a set and a map', new Set(), new Map()],
];

const UNSEEN: readonly (readonly [string, unknown, string])[] = [
  ['a function', { view: { on: () => 1 } }, 'a function at the value.view.on'],
  ['a symbol', [[Symbol('a')]], 'a symbol at the value[0][0]'],
  ['a field named by a symbol', { [Symbol('a')]: 1 }, 'a symbol as a name at the value'],
  ['an element of React', { $$typeof: Symbol.for('react.element') }, 'a symbol at'],
  ['something of a class', { at: new URL('https://a.example') }, 'a URL at the value.at'],
  ['what is still on its way', [Promise.resolve(1)], 'a Promise at the value[0]'],
  ['bytes', [new Uint8Array(1)], 'a Uint8Array at the value[0]'],
  ['a list with a gap', [Array(2)], 'an array with gaps at the value[0]'],
  [
    'what is hidden',
    Object.defineProperty({ a: 1 }, 'b', { value: 2, enumerable: false }),
    'a hidden field at the value',
  ],
];

describe('the hash of what a page is made from', () => {
  test('is the same for two that are alike, whoever made them', () => {
    const view = () => ({ a: [1, 'é 😀', null, undefined], b: new Map([['c', new Set([NaN])]]) });
    expect(hashOfValue(view())).toBe(hashOfValue(view()));
    expect(hashOfValue(Object.assign(Object.create(null), { a: 1 }))).toBe(hashOfValue({ a: 1 }));
  });

  test.each(DIFFERENT)('is another for %s', (_, one, other) => {
    expect(hashOfValue(one)).not.toBe(hashOfValue(other));
    expect(hashOfValue({ view: [one] })).not.toBe(hashOfValue({ view: [other] }));
  });

  test.each(UNSEEN)('is refused to %s', (_, value, words) => {
    expect(() => hashOfValue(value)).toThrow(words);
  });

  test('of parts that pages share is that of the part', () => {
    const shell = { brand: 'A name' };
    expect(hashOfShared(shell)).toBe(hashOfValue(shell));
    expect(hashOfShared(shell)).toBe(hashOfShared(shell));
    expect(hashOfShared({ brand: 'Another' })).not.toBe(hashOfShared(shell));
  });
});
