import { drawNumbers, inRisingOrder } from '../draw-numbers.ts';
import { fractions, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { numberListClaim } from '../result-claim.ts';
import { roundsOf } from '../scheme.ts';

const NUMBERS = 40;
const DRAWS = 10;

/** Draws ten of the numbers 1 to 40. The payout depends on risk and picks, not on the seeds. */
export const kenoRule = seedPairRule({
  readClaim: numberListClaim({ size: NUMBERS, count: DRAWS }),
  draws: () => fractions(DRAWS),
  table: {
    caption: 'Four bytes draw each number from those that are left',
    draw: 'Draw',
    outcome: 'Number',
  },
  play: (floats) => {
    const places = drawNumbers(floats, NUMBERS);
    const numbers = places.map((place) => place + 1);
    const [drawn, fromZero] = [inRisingOrder(numbers), inRisingOrder(places)];
    const caption = 'Numbers drawn from the seeds';
    const figureFromZero = { value: fromZero, caption: `${caption}, counted from 0` };
    return {
      forms: [
        { value: drawn, name: 'numbers counted from 1' },
        { value: fromZero, name: 'numbers counted from 0', figure: figureFromZero },
      ],
      figure: { value: drawn, caption },
      outcomes: numbers.map(String),
      steps: [{ label: 'Numbers drawn, in rising order', value: drawn }],
    };
  },
});

export const keno = seedPairScheme({
  id: 'keno',
  name: 'Keno: two seeds and a nonce',
  fields: {
    claim: {
      label: 'Numbers the casino drew',
      hint: 'Ten numbers from 1 to 40, in any order. We compare them if you fill them in.',
      sentences: {
        'claim-out-of-range': 'The numbers are 1 to 40, or 0 to 39 where a list is counted from 0.',
        'claim-count': 'Ten numbers are drawn. Enter all ten.',
      },
    },
  },
  inWords:
    'Four bytes of it at a time, as a fraction of 1, draw ten numbers from the 40, each from those that are left: the fraction times how many are left, rounded down, is the place in their row. After eight numbers the counter goes up by one.',
  publishedRounds: roundsOf(
    // From verifierform-stake, tests/lib/games/testcases/keno.json.
    'ae1581dc89398cb8fdb84f0a2c64e816',
    { seed: '971f4d5c49eb1111385e9309d105227f' },
    { nonce: '0', claim: '1, 7, 9, 12, 14, 16, 21, 23, 30, 39' },
    { nonce: '1', claim: '1, 6, 11, 12, 13, 22, 24, 29, 34, 35' },
    { nonce: '2', claim: '1, 8, 13, 17, 20, 28, 32, 34, 35, 36' },
    // From stake-provably-fair-verifier, Tests/Games/Keno.test.js, which counts from 0:
    // 18, 28, 34, 21, 36, 13, 31, 24, 6, 2.
    '9f7e2493d3e64681667295f3a2ffd7da0fcf1d24181bbb1ca71df589304e878d',
    'd6679446de4072486dbcbed19aaaa4c93c8d8fa02afe57efe17ad1b0632593cf',
    { seed: 'v750-_nL', nonce: '1', claim: '3, 7, 14, 19, 22, 25, 29, 32, 35, 37' },
  ),
});
