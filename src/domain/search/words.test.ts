import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test.each([
  ['No KYC, please', ['no', 'kyc', 'please']],
  ['Curaçao', ['curacao']],
  ["the house’s edge, the casino's", ['the', 'houses', 'edge', 'the', 'casinos']],
  ['35× or 35x', ['35', 'or', '35']],
  ['1-800-GAMBLER', ['1', '800', 'gambler']],
  ['2FA', ['2fa']],
  ['… ?', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
