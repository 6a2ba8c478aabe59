import { expect, test } from 'vitest';
import { formatCounted, startSentence } from './counted.ts';

test.each([
  [0, 'no games'],
  [1, 'one game'],
  [5, 'five games'],
  [12, 'twelve games'],
  [13, '13 games'],
  [1200, '1,200 games'],
])('%i are told as “%s”', (count, words) => {
  expect(formatCounted(count, 'game', 'games')).toBe(words);
});

test('a sentence begins with a capital', () => {
  expect(startSentence(formatCounted(7, 'casino game', 'casino games'))).toBe('Seven casino games');
  expect(startSentence('13 games')).toBe('13 games');
});
