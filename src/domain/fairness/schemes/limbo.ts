import { parseDecimalsClaim } from '../result-claim.ts';
import type { Scheme } from '../scheme.ts';
import { SEED_PAIR_FIELDS, SEED_PAIR_HMAC, SEED_PAIR_SOURCES, seedPairRule } from '../seed-pair.ts';
import { twoDecimals } from '../working.ts';

/** Largest limbo multiplier that the operator pays; the formula alone has no upper limit. */
const LIMBO_CAP_HUNDREDTHS = 1_000_000 * 100;

/**
 * Limbo multiplier in hundredths, from 1.00 to 1,000,000.00, at the operator's factor of 0.99. The
 * order of operations is the operator's: written another way, the last hundredth can differ through
 * rounding. Source: facts on provably fair, "Limbo detail".
 */
export function limboHundredths(float: number): number {
  const multiplier = (1e8 / (float * 1e8)) * 0.99;
  return Math.min(LIMBO_CAP_HUNDREDTHS, Math.max(100, Math.floor(multiplier * 100)));
}

export const limboRule = seedPairRule({
  inputs: {},
  readClaim: parseDecimalsClaim,
  floatsNeeded: () => 1,
  play: ([float = Number.NaN]) => {
    const multiplier = twoDecimals(limboHundredths(float));
    return {
      forms: [multiplier],
      figure: { value: `${multiplier}×`, caption: 'Multiplier from the seeds' },
      steps: [{ label: 'Multiplier', value: multiplier }],
    };
  },
});

/** From verifierform-stake, tests/lib/games/testcases/limbo.json. */
const seeds = {
  revealed: '5c5c42b55822f994bd955a4416775190',
  seed: '40cea334816e7a68ed62d208ce4a2572',
};

export const limbo: Scheme = {
  id: 'limbo',
  name: 'Limbo: two seeds and a nonce',
  kind: 'game',
  guide: 'crash',
  commitsTo: 'server-seed',
  rule: limboRule,
  fields: {
    ...SEED_PAIR_FIELDS,
    claim: { label: 'Multiplier the casino showed', hint: 'Left empty, it is not compared.' },
  },
  inWords: `${SEED_PAIR_HMAC} With its first four bytes as a fraction f, the multiplier is 0.99 ÷ f, at least 1, rounded down to hundredths.`,
  publishedRounds: [
    { typed: { ...seeds, nonce: '0', claim: '17.41' }, shownHash: null },
    { typed: { ...seeds, nonce: '1', claim: '1.69' }, shownHash: null },
    { typed: { ...seeds, nonce: '2', claim: '2.88' }, shownHash: null },
    {
      // From stake-provably-fair-verifier, Tests/Games/Limbo.test.js.
      typed: {
        revealed: '0723cade85eb0996f4a20eabedd973fae0e301e709f34bc87be5bf7f347f7aab',
        seed: 'Hxn8AwMB',
        nonce: '1',
        claim: '4.39',
      },
      shownHash: '2d370d8dd501039579530f781d5cac42c0897ff47fb69352a46e4c2f773e029e',
    },
  ],
  sources: SEED_PAIR_SOURCES,
};
