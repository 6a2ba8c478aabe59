import { expect, test } from 'vitest';
import { excerptParts } from './excerpt.ts';

test('matches are told from the text round them', () => {
  expect(excerptParts('The <mark>wagering</mark> is 25 × the <mark>bonus.</mark>')).toEqual([
    { text: 'The ', isMatch: false },
    { text: 'wagering', isMatch: true },
    { text: ' is 25 × the ', isMatch: false },
    { text: 'bonus.', isMatch: true },
  ]);
});

test('entities become the characters they stand for, once', () => {
  expect(excerptParts('a &lt;b&gt; &amp;lt; &quot;c&quot;')).toEqual([
    { text: 'a <b> &lt; "c"', isMatch: false },
  ]);
});

test('markup other than the marks stays text', () => {
  expect(excerptParts('<img src=x onerror=alert(1)> <mark>x</mark>')).toEqual([
    { text: '<img src=x onerror=alert(1)> ', isMatch: false },
    { text: 'x', isMatch: true },
  ]);
});

test('a mark that is never closed stays text', () => {
  expect(excerptParts('a <mark>b')).toEqual([{ text: 'a <mark>b', isMatch: false }]);
});

test('an empty excerpt has no parts', () => {
  expect(excerptParts('')).toEqual([]);
});
