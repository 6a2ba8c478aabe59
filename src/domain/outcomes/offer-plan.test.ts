import { describe, expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { money } from '../money/money.ts';
import type { OfferCase } from './offer-case.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { CASE, TERMS } from './offer-for-tests.ts';
import { offerPlan } from './offer-plan.ts';
import { outcome } from './outcome-for-tests.ts';
import { straightCostMinor } from './plan.ts';
import { evenMoneyGame } from './yardstick-games.ts';

function planned(kind: BonusKind, terms: Partial<BonusTerms>, offer: Partial<OfferCase> = {}) {
  const result = offerPlan(kind, { ...TERMS, ...terms }, { ...CASE, ...offer });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const EVEN = { kind: 'slots' as const, model: 'even-money' as const, table: evenMoneyGame(0.4) };
const FORFEITS = { term: 'unfinishedWagering', assumed: 'forfeits-rest', bound: 'lower' };

describe('a match on a deposit', () => {
  test.each(['welcome', 'reload', 'high-roller'] as const)('%s', (kind) => {
    // Bonus 100, start 200, 35 × 100 = 3,500 bets of 1
    const { plan, bonusMinor, assumptions } = planned(kind, {});
    expect(bonusMinor).toBe(100_00);
    expect(plan.depositMinor).toBe(100_00);
    expect(plan.starts).toEqual([{ balanceMinor: 200_00, bets: 3500, chance: 1 }]);
    expect(plan.rule).toMatchObject({
      stickyBonusMinor: 0,
      capMinor: null,
      forfeitsUnfinished: true,
    });
    expect(assumptions).toEqual([FORFEITS]);
    // 3,500 × 4% = 140
    expect(straightCostMinor(plan)).toBeCloseTo(140_00, 8);
  });

  test.each([
    // 100% of 700, at most 500: start 1,200, 35 × 500 ÷ 10% = 175,000, ÷ 5
    [
      'up to a cap, on a game that counts a tenth',
      {},
      {
        deposit: money(700),
        bet: money(5),
        game: { ...EVEN, kind: 'table-games' as const, table: evenMoneyGame() },
      },
      { balanceMinor: 1200_00, bets: 35_000 },
    ],
    // 35 × (100 + 100)
    [
      'with wagering of deposit and bonus',
      { wagering: known({ multiple: 35, base: 'deposit-and-bonus' as const }) },
      {},
      { balanceMinor: 200_00, bets: 7000 },
    ],
    // 35 × 100, the bonus being 50
    [
      'with wagering of the deposit alone',
      { matchPercent: known(50), wagering: known({ multiple: 35, base: 'deposit' as const }) },
      {},
      { balanceMinor: 150_00, bets: 3500 },
    ],
    // 150% of 33.33 is 49.995, paid as 50.00; 35 × 50 ÷ 3 = 583.3
    [
      'that is no multiple of the bet',
      { matchPercent: known(150) },
      { deposit: money(33.33), bet: money(3) },
      { balanceMinor: 83_33, bets: 584 },
    ],
    [
      'without wagering, whatever counts',
      { wagering: known({ multiple: 0, base: 'bonus' as const }), contribution: null },
      {},
      { balanceMinor: 200_00, bets: 0 },
    ],
  ])('%s', (_, terms, offer, start) => {
    expect(planned('welcome', terms, offer).plan.starts).toEqual([{ ...start, chance: 1 }]);
  });

  test('is sticky and capped as stated', () => {
    const { plan, assumptions } = planned('welcome', {
      stickiness: known('sticky'),
      maxCashOut: known(money(300)),
    });
    expect(plan.rule).toMatchObject({ stickyBonusMinor: 100_00, capMinor: 300_00 });
    expect(assumptions).toEqual([
      { term: 'maxCashOut', assumed: 'covers-deposit', bound: 'lower' },
      FORFEITS,
    ]);
  });

  test('says what had to be assumed of terms that are not stated', () => {
    const terms = { stickiness: null, maxCashOut: null, cap: null };
    const { plan, assumptions } = planned('welcome', terms, { smallestWithdrawal: null });
    expect(plan.rule).toMatchObject({ stickyBonusMinor: 100_00, capMinor: null });
    expect(assumptions).toEqual([
      { term: 'stickiness', assumed: 'sticky', bound: 'lower' },
      { term: 'maxCashOut', assumed: 'no-cap', bound: 'upper' },
      FORFEITS,
      { term: 'smallestWithdrawal', assumed: 'none', bound: 'upper' },
      { term: 'cap', assumed: 'largest-known-bonus', bound: 'unknown' },
    ]);
  });
});

describe('credit without a deposit', () => {
  const CREDIT: Partial<BonusTerms> = {
    matchPercent: null,
    wagering: known({ multiple: 2, base: 'bonus' }),
    maxCashOut: known(money(3)),
    reference: { bonus: money(2), deposit: money(0) },
  };

  test('puts nothing at risk and pays at most its cap', () => {
    // Credit 2, four bets of 1 at 0.4. Lost: LL 0.36, and LWLL, WLLL 2 × 0.4 × 0.6³ = 0.1728: 0.5328.
    // Of four bets that are all made: two won, 2 left, of 6 less LLWW: 5 × 0.16 × 0.36 = 0.288; three won, 4
    // left, paid as 3: 4 × 0.064 × 0.6 = 0.1536; four won, 6 left, paid as 3: 0.0256.
    const { plan, bonusMinor, assumptions } = planned('no-deposit', CREDIT, { game: EVEN });
    expect(bonusMinor).toBe(2_00);
    expect(assumptions).toEqual([FORFEITS]);
    const { chances, averageCashOutMinor } = outcome(plan);
    expect(chances.nothingAtRisk).toBeCloseTo(0.5328, 12);
    expect(chances.above).toBeCloseTo(0.4672, 12);
    // 0.288 × 2 + 0.1792 × 3 = 1.1136
    expect(averageCashOutMinor).toBeCloseTo(111.36, 10);
  });

  test('leaves nothing where it runs out before its wagering is done', () => {
    // Credit 2, two bets of 1.50 at 0.4. Lost, 0.6: 0.50 and a bet to make. Won, lost: 2; won twice: 5, paid as 3.
    const terms = { ...CREDIT, wagering: known({ multiple: 1.5, base: 'bonus' as const }) };
    const offer = { bet: money(1.5), game: EVEN };
    const { chances } = outcome(planned('no-deposit', terms, offer).plan);
    expect(chances.nothingAtRisk).toBeCloseTo(0.6, 12);
  });
});

describe('free spins', () => {
  const SPINS: Partial<BonusTerms> = {
    matchPercent: null,
    wagering: known({ multiple: 1, base: 'winnings' }),
  };

  test('each sum of winnings has its own bets to make', () => {
    // Two spins of 1 at 0.4: 0 (0.36), 2 (0.48), 4 (0.16); wagered once, at 1: 0, 2 and 4 bets.
    const { plan } = planned('free-spins', SPINS, {
      game: EVEN,
      spins: { count: 2, value: money(1) },
    });
    expect(plan.starts.map(({ balanceMinor, bets }) => [balanceMinor, bets])).toEqual([
      [0, 0],
      [200, 2],
      [400, 4],
    ]);
    // From 2, two bets lose all with 0.36; from 4, four bets with 0.6⁴ = 0.1296.
    // Nothing: 0.36 + 0.48 × 0.36 + 0.16 × 0.1296 = 0.553536. Average: 1.60 less 0.2 × average bets;
    // these are 0.48 × 2 + 0.16 × 4 = 1.60, as nobody stops before: 1.60 − 0.32 = 1.28.
    const { chances, averageCashOutMinor } = outcome(plan);
    expect(chances.nothingAtRisk).toBeCloseTo(0.553536, 12);
    expect(chances.above).toBeCloseTo(0.446464, 12);
    expect(averageCashOutMinor).toBeCloseTo(128, 9);
  });

  test('without wagering pay what they win, below one bet too', () => {
    const { plan } = planned(
      'no-deposit',
      { ...SPINS, wagering: known({ multiple: 0, base: 'winnings' }) },
      { game: EVEN, spins: { count: 2, value: money(0.2) } },
    );
    // 0.36 win nothing; the average is 2 × 0.20 × 0.8
    const { chances, averageCashOutMinor } = outcome(plan);
    expect(chances.nothingAtRisk).toBeCloseTo(0.36, 12);
    expect(chances.above).toBeCloseTo(0.64, 12);
    expect(averageCashOutMinor).toBeCloseTo(32, 10);
  });

  test('say that a cap was taken as one on winnings, and a deposit as not counted', () => {
    const { plan, assumptions } = planned(
      'free-spins',
      { ...SPINS, maxCashOut: known(money(3)) },
      { game: EVEN, spins: { count: 2, value: money(1) } },
    );
    expect(plan.starts.at(-1)).toMatchObject({ balanceMinor: 300, bets: 3 });
    expect(assumptions).toEqual([
      FORFEITS,
      { term: 'maxCashOut', assumed: 'covers-winnings', bound: 'unknown' },
      { term: 'deposit', assumed: 'not-counted', amountMinor: 500_00, bound: 'upper' },
    ]);
  });
});
