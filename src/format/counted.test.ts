import { expect, test } from 'vitest';
import { formatCounted, startSentence } from './counted.ts';

test.each([
  [0, 'No games'],
  [1, 'One game'],
  [12, 'Twelve games'],
  [1300, '1,300 games'],
])('%i are told as “%s” where a sentence begins', (count, words) => {
  expect(startSentence(formatCounted(count, 'game', 'games'))).toBe(words);
});
