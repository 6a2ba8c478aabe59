import { crashHundredthsOf52Bits, DIGITS_OF_52_BITS, leadingFraction } from './crash-points.ts';
import type { FieldWords } from './scheme.ts';
import { type Recomputed, type Step, twoDecimals } from './working.ts';

/** The result of a game that pays a multiplier of 1 or more. */
export const MULTIPLIER_FIELD = {
  label: 'Multiplier the casino showed',
  hint: 'Left empty, it is not compared.',
  sentences: { 'claim-out-of-range': 'A multiplier of this game is at least 1.00.' },
} as const satisfies FieldWords;

/** What the fields of a game in a chain of hashes are called. */
export const CHAIN_FIELDS = {
  revealed: { label: 'Hash of the game', control: 'wide' },
  shownHash: {
    label: 'Hash of the game before it',
    hint: 'As you noted it before the round. Left empty, it is not compared.',
    control: 'wide',
  },
  claim: MULTIPLIER_FIELD,
} as const satisfies Record<string, FieldWords>;

/** The stopping point that the first 52 bits of a hash give, after the working up to that hash. */
export function readOff52Bits(hashHex: string, steps: readonly Step[]): Recomputed {
  const fraction = leadingFraction(hashHex, DIGITS_OF_52_BITS);
  const point = twoDecimals(crashHundredthsOf52Bits(fraction));
  return {
    forms: [{ value: point }],
    figure: { value: `${point}×`, caption: 'Multiplier from the seeds' },
    working: {
      before: [
        ...steps,
        { label: 'Its first hex digits', value: hashHex.slice(0, DIGITS_OF_52_BITS) },
        { label: 'As a fraction of 1', value: String(fraction) },
        { label: 'Multiplier', value: point },
      ],
      table: null,
      after: [],
    },
  };
}
