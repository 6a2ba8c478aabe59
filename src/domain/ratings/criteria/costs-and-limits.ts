import { type Criterion, unrated } from '../criterion.ts';

const AMPLE_PAYOUT_MINOR_UNITS = 100_000_00;

export const costsAndLimits: Criterion = {
  id: 'costs-and-limits',
  name: 'Costs and limits',
  question: 'What does taking money out cost, and how much can you take?',
  rule: {
    pass: 'No fee of its own, and at least $100,000 can be paid out in a month.',
    partial: 'One of the two.',
    fail: 'Neither.',
  },
  judge: ({ facts }) => {
    if (facts.withdrawalFee === null || facts.maxPayout === null) {
      return unrated('its fees or its payout limit');
    }
    const ownFee = facts.withdrawalFee.value === 'casino-fee';
    const limit = facts.maxPayout.value;
    const ample = limit === 'no-limit' || limit.minorUnits >= AMPLE_PAYOUT_MINOR_UNITS;
    const fee = ownFee ? 'It adds a fee of its own' : 'It adds no fee of its own';
    const payout = ample
      ? 'a month’s payout limit is $100,000 or more'
      : 'a month’s payout limit is under $100,000';
    const met = Number(!ownFee) + Number(ample);
    return {
      verdict: met === 2 ? 'pass' : met === 1 ? 'partial' : 'fail',
      reason: `${fee}; ${payout}.`,
    };
  },
};
