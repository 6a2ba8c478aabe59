import { expect, test } from 'vitest';
import { excerptOf, PASSAGE } from './excerpt.ts';

/** An excerpt with each match in brackets. */
const quoted = (content: string, ...asked: string[]) =>
  excerptOf(content, asked)
    .map(({ text, isMatch }) => (isMatch ? text.replace(/\S+/, '[$&]') : text))
    .join('');

const passage = (text: string) => ` ${PASSAGE} ${text} ${PASSAGE} `;
const PAGE = `How to pay. ${passage('A fee is small. You pay it once, in coins. It is gone.')} Pay here ${passage('Who pays? You do.')}`;

test.each([
  [
    'the sentence with the most searched words',
    ['pay', 'coins'],
    'You [pay] it once, in [coins.] It is gone.',
  ],
  ['the first of two that are as good', ['you'], '[You] pay it once, in coins. It is gone.'],
  [
    'the first sentence where only a title has the word',
    ['how'],
    'A fee is small. You pay it once, in coins. It is gone.',
  ],
  [
    'a form of the word',
    ['paying', 'fees'],
    'A fee is small. You pay it once, in coins. It is gone.',
  ],
])('an excerpt is %s', (_, asked, expected) => {
  expect(quoted(PAGE, ...asked)).toBe(expected);
});

test('a shorter form in the text is marked, markup stays text', () => {
  expect(quoted(passage('Ask for a withdrawal <b>today</b>.'), 'withdrawals')).toBe(
    'Ask for a [withdrawal] <b>today</b>.',
  );
});

test('a sentence of more than forty words is cut; an entry without a sentence has no excerpt', () => {
  const words = Array.from({ length: 41 }, (_, index) => `w${index + 1}`).join(' ');
  expect(quoted(passage(words))).toMatch(/^w1 .* w40 …$/);
  expect(quoted('Only a title', 'title')).toBe('');
});
