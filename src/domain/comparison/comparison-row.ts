import type { KycLevel, MinutesRange } from '../casinos/facts.ts';
import type { Money } from '../money/money.ts';

/** Stands for the authority where a licence was looked for and none was found. */
export const NO_LICENCE_FOUND = 'none-found';

/** One casino in the comparison table. `null` is a value that nobody has found out. */
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
export const KYC_LABELS = ['No', 'Partial', 'Yes'] as const;
export type KycLabel = (typeof KYC_LABELS)[number];

const LABEL_OF_LEVEL: Record<KycLevel, KycLabel> = {
  none: 'No',
  'on-suspicion': 'Partial',
  'above-threshold': 'Partial',
  'before-withdrawal': 'Yes',
  'at-sign-up': 'Yes',
};

/**
 * Shortens a level to the table's three answers: No where checks are never stated, Partial where
 * only some players meet one, Yes where everyone who withdraws does. Unknown stays `null`.
 */
export function kycLabel(level: KycLevel): KycLabel;
export function kycLabel(level: KycLevel | null): KycLabel | null;
export function kycLabel(level: KycLevel | null): KycLabel | null {
  return level === null ? null : LABEL_OF_LEVEL[level];
}
