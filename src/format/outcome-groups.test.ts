import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { known } from '#domain/ratings/facts-for-tests.ts';
import { CASE, TERMS } from '#domain/outcomes/offer-for-tests.ts';
import { offerPlan } from '#domain/outcomes/offer-plan.ts';
import { outcome } from '#domain/outcomes/outcome-for-tests.ts';
import { played } from '#domain/outcomes/played.ts';
import { chipsOf, cutLine, cutWinners } from './outcome-groups.ts';

/** $70 and $70 of bonus, 40 times, bets of $2: the plan of an offer with a cap of ten times the bonus. */
function playWith(capDollars: number | null) {
  const terms = {
    ...TERMS,
    wagering: known({ multiple: 40, base: 'bonus' as const }),
    maxCashOut: known(capDollars === null ? ('no-cap' as const) : money(capDollars)),
  };
  const offer = { ...CASE, deposit: money(70), bet: money(2) };
  const plan = offerPlan('welcome', terms, offer);
  if (!plan.ok) throw new Error(plan.reason);
  return played(offer, plan, outcome(plan.plan));
}

// Figures of facts on terms, T85, by a program written apart: 5.408% are at the cap, a few of them just there.
// The facts round 10.508 of 100 down for the hundred to add up; here those between make up for it.
test('a cap of ten times the bonus cuts five of the eleven who leave with more', () => {
  const capped = playWith(700);
  expect(capped.outcome.cut?.chance).toBeCloseTo(0.05408, 4);
  expect(chipsOf(capped)).toEqual([
    { kind: 'lost', count: 89 },
    { kind: 'less', count: 0 },
    { kind: 'cut', count: 5 },
    { kind: 'more', count: 6 },
  ]);
  const found = cutWinners(capped);
  expect(found && cutLine(found)).toBe(
    'The cap of $700 cuts 5 of the 11 who leave with more. The average falls from $104.81 to $55.25.',
  );
});

test('nobody is cut without a cap', () => {
  expect(cutWinners(playWith(null))).toBeNull();
  expect(chipsOf(playWith(null)).some(({ kind }) => kind === 'cut')).toBe(false);
});

test('a cap up to the deposit leaves nobody with more, so that it cuts nobody of them', () => {
  expect(cutWinners(playWith(70))).toBeNull();
  expect(chipsOf(playWith(70)).map(({ kind }) => kind)).toEqual(['lost', 'less']);
});
