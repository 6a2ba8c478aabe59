import { expect, test } from 'vitest';
import { otherWordsFor } from './same-words.ts';

const GROUPS = [
  ['Monero', 'XMR'],
  ['KYC', 'identity check', 'passport'],
  ['RTP', 'return to player'],
];

test.each([
  ['a code for a name', 'Casinos that take Monero', ['XMR']],
  ['a name for a code', 'btc, xmr.', ['Monero']],
  ['a phrase in the plural', 'Payments and identity checks', ['KYC', 'passport']],
  ['two groups at once', 'KYC and RTP', ['identity check', 'passport', 'return to player']],
  ['a phrase over a line end', 'the return\nto player', ['RTP']],
  ['its words, but not side by side', 'A player may return to it', []],
  ['its words in another order', 'a player to return', []],
  ['no part of a word', 'the rtpish moneros', ['XMR']],
  ['nothing', 'Cookies', []],
])('%s: %j', (_, text, others) => {
  expect(otherWordsFor(text, GROUPS)).toEqual(others);
});
