/** Pages that compare the casinos under one aspect, in the order of the links to them. */
export const PAYMENT_CATEGORIES = [
  'fast-payout',
  'no-kyc',
  'fees-by-coin',
  'provably-fair',
] as const;
export type PaymentCategory = (typeof PAYMENT_CATEGORIES)[number];
