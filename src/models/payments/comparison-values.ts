import { type CasinoFacts, hasPublishedRule, WITHDRAWAL_FEES } from '#domain/casinos/facts.ts';
import { NO_LICENCE_FOUND } from '#domain/comparison/comparison-row.ts';
import type { PaymentCategory } from '#domain/comparison/payment-categories.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { convert, type Rates } from '#domain/money/rates.ts';
import { formatFact, KYC_DISCLOSURE_WORDS, NONE_FOUND } from '#format/fact-values.ts';
import { formatMoney } from '#format/text.ts';
import type { Licence } from '#schemas/licence.ts';

/**
 * Licence for filter and display. A licence that only the casino claims is shown as a claim and
 * filtered as unknown.
 */
export function licenceValues(
  { licence }: CasinoFacts,
  licenceOf: (authority: string) => Pick<Licence, 'shortName'>,
) {
  const unknown = { licenceAuthority: null, licenceRemark: null };
  if (licence === null) return { ...unknown, licenceText: null };
  const { value } = licence;
  if (value.standing === 'none-found') {
    return { ...unknown, licenceAuthority: NO_LICENCE_FOUND, licenceText: NONE_FOUND };
  }
  const { shortName } = licenceOf(value.authority);
  if (value.standing === 'claimed') {
    return { ...unknown, licenceText: shortName, licenceRemark: 'its own claim' };
  }
  return {
    ...unknown,
    licenceAuthority: value.authority,
    licenceText: shortName,
  };
}

/**
 * Sort key: smallest deposit in USDT, stated or converted at the rate on file; `null` if unknown.
 */
export function depositUsdt({ minDepositUsdt, minDeposit }: CasinoFacts, rates: Rates | null) {
  if (minDepositUsdt !== null) return minDepositUsdt.value;
  return minDeposit && convert(minDeposit.value, 'USDT', rates);
}

/**
 * Smallest deposit in USDT; else the smallest of all, converted, with a remark that no figure in
 * USDT is known.
 */
export function depositText(facts: CasinoFacts, rates: Rates | null = null): string | null {
  const { minDepositUsdt, minDeposit, coins } = facts;
  if (minDepositUsdt !== null) return formatMoney(minDepositUsdt.value);
  const takesNone = coins !== null && !coins.value.includes('USDT');
  if (minDeposit === null) return takesNone ? 'Takes no USDT' : null;
  const stated = `${formatMoney(minDeposit.value)}, ${takesNone ? 'takes no USDT' : 'not stated in USDT'}`;
  const sorted = depositUsdt(facts, rates);
  return sorted === null ? stated : `${stated}; about ${formatMoney(sorted)}`;
}

type Extra = { text: string | null; remark: string | null };

/** Heads of the extra column of each category. */
export const EXTRA_LABELS: Record<PaymentCategory, string> = {
  'fast-payout': 'Fee and conditions',
  'no-kyc': 'What triggers a check',
  'fees-by-coin': 'Withdrawal fee',
  'provably-fair': 'Rounds you can recompute',
};

const feeText = (facts: CasinoFacts) => formatFact(facts, 'withdrawalFee', '');

/** Sentences of a list start in lower case after the first. */
const inList = (text: string, index: number) =>
  index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1);

const noteOf = (fact: Fact<unknown>) => fact?.note ?? null;

/** Cell of the extra column. */
export const EXTRAS: Record<PaymentCategory, (facts: CasinoFacts) => Extra> = {
  'fast-payout': (facts) => ({
    text: feeText(facts),
    remark: noteOf(facts.withdrawal),
  }),
  'no-kyc': ({ kyc }) => {
    if (kyc === null) return { text: null, remark: null };
    const { triggers, disclosure } = kyc.value;
    return triggers.length === 0
      ? { text: kyc.note ?? 'No trigger is stated', remark: null }
      : { text: triggers.map(inList).join('; '), remark: KYC_DISCLOSURE_WORDS[disclosure] };
  },
  'fees-by-coin': (facts) => ({
    text: feeText(facts),
    remark: noteOf(facts.withdrawalFee),
  }),
  'provably-fair': (facts) => {
    const rtp = formatFact(facts, 'rtpDisclosure', '');
    return {
      text: formatFact(facts, 'provablyFairGames', ''),
      remark: `RTP printed: ${rtp?.toLowerCase() ?? 'not known'}`,
    };
  },
};

const UNKNOWN_LAST = Number.POSITIVE_INFINITY;

/**
 * Sort key of each category, ascending; ties stay in the order of scores. `null`: a column of the
 * table sorts them.
 */
export const ORDERS: Record<PaymentCategory, ((facts: CasinoFacts) => number) | null> = {
  'fast-payout': null,
  'no-kyc': null,
  'fees-by-coin': ({ withdrawalFee }) =>
    withdrawalFee === null ? UNKNOWN_LAST : WITHDRAWAL_FEES.indexOf(withdrawalFee.value),
  'provably-fair': ({ provablyFairGames }) =>
    provablyFairGames === null
      ? UNKNOWN_LAST
      : -provablyFairGames.value.filter(hasPublishedRule).length,
};
