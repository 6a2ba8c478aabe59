import { fractions, playOne, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { accepted, type Reader, refused } from '../round-input.ts';
import { roundsOf } from '../scheme.ts';

const POCKETS = 37;

/** Pocket of a European wheel, 0 to 36. Source: facts on provably fair, table of "Scheme A". */
export const roulettePocket = (float: number) => Math.floor(float * POCKETS);

/** Pocket in digits: "06" becomes "6". "00" is refused: on American wheels it is a pocket of its own. */
export const pocketClaim: Reader<string> = (typed) => {
  // The operator's page prints the pocket with all decimals before it cuts them.
  const claim = typed.trim().replace(/[.,]\d{4,20}$/, '');
  if (!/^\d{1,15}$/.test(claim)) return refused('claim-not-whole');
  const isPocket = claim !== '00' && Number(claim) < POCKETS;
  return isPocket ? accepted(String(Number(claim))) : refused('claim-out-of-range');
};

export const rouletteRule = seedPairRule({
  readClaim: pocketClaim,
  draws: () => fractions(1),
  play: ([float = Number.NaN]) => {
    const pocket = String(roulettePocket(float));
    return playOne(pocket, 'Pocket from the seeds', 'Fraction × 37, rounded down');
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
    'f7b51b19a4563681f2c1e00ef747884a',
    { seed: '94ffb08138facf8cffa9c376d703aaed' },
    { nonce: '0', claim: '33' },
    { nonce: '1', claim: '6' },
    { nonce: '2', claim: '22' },
    // From stake-provably-fair-verifier, Tests/Games/Roulette.test.js.
    '2c4f173f849a236499c5f6b7fe245a2d1b20d1c00f28caa7aa9186b9b0137138',
    'f94239a8450e06eacc15ebdba496b67b98594c365ebe529a178e5a13df9abb79',
    { seed: 'OpNst_Ro', nonce: '1', claim: '14' },
  ),
});
