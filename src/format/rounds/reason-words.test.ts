import { expect, test } from 'vitest';
import { reasonWords } from './reason-words.ts';

test.each([
  ['nonce-missing', 'Nonce missing'],
  ['public-seed-missing', 'Client seed missing'],
  ['rows-impossible', 'A field holds what this game can’t give'],
  ['claim-not-whole', 'A field holds what this game can’t give'],
  ['result-by-duel-dice', 'It follows another rule of this game: duel-dice'],
  ['seed-not-revealed', 'Seed not revealed'],
])('%s: %s', (reason, words) => {
  expect(reasonWords(reason)).toBe(words);
});
