import { wholeNumberClaim } from '../result-claim.ts';
import { roundsOf } from '../scheme.ts';
import { seedPairRule, seedPairScheme } from '../seed-pair.ts';

/**
 * Pocket of a European wheel, 0 to 36. `float` is in [0, 1).
 * Source: facts on provably fair, table of "Scheme A".
 */
export function roulettePocket(float: number): number {
  return Math.floor(float * 37);
}

export const rouletteRule = seedPairRule({
  inputs: {},
  readClaim: wholeNumberClaim({ least: 0, most: 36 }),
  floatsNeeded: () => 1,
  play: ([float = Number.NaN]) => {
    const pocket = String(roulettePocket(float));
    return {
      forms: [{ value: pocket }],
      figure: { value: pocket, caption: 'Pocket from the seeds' },
      steps: [{ label: 'Fraction × 37, rounded down', value: pocket }],
    };
  },
});

export const roulette = seedPairScheme({
  id: 'roulette',
  name: 'Roulette: two seeds and a nonce',
  fields: {
    claim: {
      label: 'Pocket the casino showed',
      hint: 'A number from 0 to 36. We compare it if you fill it in.',
      sentences: { 'claim-out-of-range': 'This wheel has the pockets 0 to 36, and no 00.' },
    },
  },
  inWords:
    'Its first four bytes, as a fraction of 1, times 37 and rounded down, are the pocket of a wheel with one zero.',
  publishedRounds: roundsOf(
    // From verifierform-stake, tests/lib/games/testcases/roulette.json.
    [
      'f7b51b19a4563681f2c1e00ef747884a',
      null,
      { seed: '94ffb08138facf8cffa9c376d703aaed' },
      { nonce: '0', claim: '33' },
      { nonce: '1', claim: '6' },
      { nonce: '2', claim: '22' },
    ],
    // From stake-provably-fair-verifier, Tests/Games/Roulette.test.js.
    [
      '2c4f173f849a236499c5f6b7fe245a2d1b20d1c00f28caa7aa9186b9b0137138',
      'f94239a8450e06eacc15ebdba496b67b98594c365ebe529a178e5a13df9abb79',
      { seed: 'OpNst_Ro', nonce: '1', claim: '14' },
    ],
  ),
});
