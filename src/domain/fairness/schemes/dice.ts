import { fractions, playOne, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { decimalsClaim } from '../result-claim.ts';
import { roundsOf } from '../scheme.ts';
import { twoDecimals } from '../working.ts';

/** Roll in hundredths, 0 to 10,000. Source: facts on provably fair, table of "Scheme A". */
export const diceRollHundredths = (float: number) => Math.floor(float * 10_001);

export const diceRule = seedPairRule({
  readClaim: decimalsClaim({ least: 0, most: 100 }),
  draws: () => fractions(1),
  play: ([float = Number.NaN]) =>
    playRoll(diceRollHundredths(float), 'Fraction × 10,001, rounded down, ÷ 100'),
});

/** Outcome of a roll in hundredths. */
export const playRoll = (hundredths: number, label: string) =>
  playOne(twoDecimals(hundredths), 'Roll from the seeds', label);

/** Result field of dice, with the rolls that a rule allows. */
/* @__NO_SIDE_EFFECTS__ */
export const rollField = (range: string, form = '') => ({
  claim: {
    label: 'Roll the casino showed',
    hint: `${form}We compare it if you fill it in.`,
    sentences: { 'claim-out-of-range': range },
  },
});

export const dice = seedPairScheme({
  id: 'dice',
  name: 'Dice: two seeds and a nonce',
  guide: 'dice',
  fields: rollField('A roll of this rule is from 0.00 to 100.00.'),
  inWords: 'Its first four bytes, as a fraction of 1, decide the roll.',
  publishedRounds: roundsOf(
    // From verifierform-stake, tests/lib/games/testcases/dice.json.
    'f2ac89b608eeb01312d115bce6741b32',
    { seed: '86ff027f15c48241af7f54a726690ee7' },
    { nonce: '0', claim: '28.07' },
    { nonce: '1', claim: '29.02' },
    { nonce: '2', claim: '5.86' },
    // From stake-provably-fair-verifier, Tests/Games/Dice.test.js.
    '0f6e8aba300b7f1217ee46606773cf6046b524f74505cf2124ffe181ad6b9dbf',
    '97139e593bce24783a3c4be064b07a07952e08f7f6f5d16a28abfc69c8453f99',
    { seed: 'aR3kRBVn', nonce: '3', claim: '59.67' },
    // From Kyran121/provably-fair-verifierform-stake: with a range of 10,000 it would be 93.07.
    '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4',
    { seed: 'ec75fca98de6f2d9', nonce: '20', claim: '93.08' },
  ),
});
