import type { KycLevel, MinutesRange } from '../casinos/facts.ts';
import type { Money } from '../money/money.ts';

/** Licence authority of a casino for which a licence was looked for and none was found. */
export const NO_LICENCE_FOUND = 'none-found';

/** One casino in the comparison table; `null` is an unknown value. */
export type ComparisonRow = {
  slug: string;
  name: string;
  /** File name under content/licences, or `none-found`, which is known and matches no authority. */
  licenceAuthority: string | null;
  /** Coin codes in capitals: BTC. */
  coins: readonly string[] | null;
  /** Stated in USDT, or worked out at the rate on file. */
  minDepositUsdt: Money | null;
  withdrawal: MinutesRange | null;
  kycLevel: KycLevel | null;
};

/** The answers that the specification's table gives to "does it ask who you are?". */
export type KycLabel = 'No' | 'Partial' | 'Yes';

const LABEL_OF_LEVEL: Record<KycLevel, KycLabel> = {
  none: 'No',
  'on-suspicion': 'Partial',
  'above-threshold': 'Partial',
  'before-withdrawal': 'Yes',
  'at-sign-up': 'Yes',
};

/**
 * Shortens a level to the table's three answers: No where checks are never stated, Partial where
 * only some players meet one, Yes where everyone who withdraws does.
 */
export const kycLabel = (level: KycLevel): KycLabel => LABEL_OF_LEVEL[level];
