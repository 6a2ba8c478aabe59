import { describe, expect, test } from 'vitest';
import type { BonusTerms } from '../bonuses/terms.ts';
import { money } from '../money/money.ts';
import type { OfferCase } from './offer-case.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { CASE, TERMS } from './offer-for-tests.ts';
import { offerPlan } from './offer-plan.ts';
import { outcome } from './outcome-for-tests.ts';
import { evenMoneyGame } from './yardstick-games.ts';

function planned(kind: 'cashback', terms: Partial<BonusTerms>, offer: Partial<OfferCase>) {
  const result = offerPlan(kind, { ...TERMS, ...terms }, { ...CASE, ...offer });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('cashback', () => {
  /** 15% of a net loss, up to $150: $1,000 lost earn it. */
  const REFUND: Partial<BonusTerms> = {
    matchPercent: known(15),
    cap: known(money(150)),
    wagering: known({ multiple: 0, base: 'bonus' }),
    contribution: known({ 'table-games': 100, dice: 100 }),
    reference: { bonus: money(150), deposit: money(1000) },
  };

  test('on one red bet a day is more than the edge of that bet', () => {
    // −1/37 + 15% × 19/37 = 1.85/37 = +5%; source: facts on the review of figures, "Cashback"
    const { plan, assumptions } = planned('cashback', REFUND, {
      deposit: money(10),
      bet: money(10),
      periodTurnover: money(10),
      game: { kind: 'table-games', model: 'even-money', table: evenMoneyGame() },
    });
    expect(outcome(plan).averageCashOutMinor).toBeCloseTo(10_50, 9);
    expect(assumptions).toEqual([]);
  });

  test('on bets gives back a share of those that are made', () => {
    // 0.1% of $10,000 is $10; they cost 1%, $100; $20,000 cannot run out: 20,000 − 100 + 10
    const { plan, assumptions } = planned(
      'cashback',
      {
        ...REFUND,
        matchPercent: known(0.1),
        reference: { bonus: money(10), deposit: money(100) },
      },
      {
        deposit: money(20_000),
        bet: money(10),
        periodTurnover: money(10_000),
        game: { kind: 'dice', model: 'even-money', table: evenMoneyGame(0.495) },
      },
    );
    expect(outcome(plan).averageCashOutMinor).toBeCloseTo(19_910_00, 6);
    expect(assumptions).toEqual([{ term: 'cap', assumed: 'no-cap', bound: 'upper' }]);
  });

  test.each([
    // One in two, two bets of $1 from $2: both lost with 0.25, of which half comes back, $1.
    // Bet once: $2 with a half.
    [1, 0.125, 25],
    // Twice: $2, then $3 or $1. Three times: $4, $2, $2 or $0 of the eight ways, and $0 of five more.
    [2, 0.125, 25],
    [3, 0.09375, 25],
  ])('to be bet %d times is a play of what came back', (multiple, above, average) => {
    const { plan, assumptions } = planned(
      'cashback',
      {
        ...REFUND,
        matchPercent: known(50),
        wagering: known({ multiple, base: 'bonus' }),
        reference: { bonus: money(1), deposit: money(2) },
      },
      {
        ...{ deposit: money(2), bet: money(1), periodTurnover: money(2) },
        game: { kind: 'table-games', model: 'even-money', table: evenMoneyGame(0.5) },
      },
    );
    const { chances, averageCashOutMinor } = outcome(plan);
    expect(chances.above).toBeCloseTo(above, 12);
    expect(chances.nothingAtRisk).toBeCloseTo(1 - above, 12);
    expect(averageCashOutMinor).toBeCloseTo(average, 10);
    expect(assumptions.map(({ term }) => term)).toContain('refund');
  });
});
