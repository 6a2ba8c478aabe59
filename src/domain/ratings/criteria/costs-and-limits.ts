import { convert, inAMonth, type Payout, type Rates, TIMES_A_MONTH } from '../../money/rates.ts';
import { type Criterion, type Judgement, unrated } from '../criterion.ts';

const AMPLE_PAYOUT_MINOR_UNITS = 100_000_00;

export const costsAndLimits: Criterion = {
  id: 'costs-and-limits',
  name: 'Costs and limits',
  question: 'What does taking money out cost, and how much can you take?',
  rule: {
    pass: `No fee of its own, and at least $100,000 can be paid out in a month. A limit by day counts ${TIMES_A_MONTH.day} times, one by week ${TIMES_A_MONTH.week} times. A limit in another currency is converted at the rate of a day that we name.`,
    partial: 'One of the two.',
    fail: 'Neither.',
  },
  judge: ({ facts, rates = null }) => {
    if (facts.withdrawalFee === null || facts.maxPayout === null) {
      return unrated('its fees or its payout limit');
    }
    const ownFee = facts.withdrawalFee.value === 'casino-fee';
    const limit = facts.maxPayout.value;
    const monthly = limit === 'no-limit' ? null : convert(inAMonth(limit), 'USD', rates);
    if (limit !== 'no-limit' && monthly === null) return withoutRate(limit);
    const ample = monthly === null || monthly.minorUnits >= AMPLE_PAYOUT_MINOR_UNITS;
    const fee = ownFee ? 'It adds a fee of its own' : 'It adds no fee of its own';
    const payout = ample
      ? 'a month’s payout limit is $100,000 or more'
      : 'a month’s payout limit is under $100,000';
    const basis = limit === 'no-limit' ? '' : basisOf(limit, rates);
    const met = Number(!ownFee) + Number(ample);
    return {
      verdict: met === 2 ? 'pass' : met === 1 ? 'partial' : 'fail',
      reason: `${fee}; ${payout}${basis}.`,
    };
  },
};

const withoutRate = ({ currency }: Payout): Judgement => ({
  verdict: 'unrated',
  reason: `Its payout limit is in ${currency}, and we have no rate for ${currency}.`,
});

/** Conversion of a limit to dollars a month. Example: , counted 30 times for the days of a month */
function basisOf({ currency, per }: Payout, rates: Rates | null): string {
  const counted =
    per === undefined ? '' : `, with the limit of a ${per} counted ${TIMES_A_MONTH[per]} times`;
  return currency === 'USD' || rates === null
    ? counted
    : `${counted}, at the ${currency} rate of ${dayInWords(rates.day)} (${rates.source})`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Nov 20, 2026, from an ISO date. */
function dayInWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
