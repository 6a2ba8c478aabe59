import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredPlayers } from './hundred-players.ts';
import { outcome, planOf, RULES } from './outcome-for-tests.ts';
import { type PayTable, rtpFractionOf } from './pay-table.ts';

/** Tables of up to ten payouts, some with more than eight, none that gives back more than it takes. */
const tables: fc.Arbitrary<PayTable> = fc
  .tuple(
    fc.array(
      fc.record({
        weight: fc.integer({ min: 1, max: 20 }),
        tenths: fc.integer({ min: 1, max: 300 }),
      }),
      { minLength: 1, maxLength: 10 },
    ),
    fc.integer({ min: 40, max: 99 }),
  )
  .map(([payouts, rtpPercent]) => {
    const total = payouts.reduce((sum, { weight, tenths }) => sum + weight * tenths, 0);
    return payouts.map(({ weight, tenths }) => ({
      // Σ chance × multiple is the RTP, as far as chances stay below one together.
      chance: Math.min((weight * rtpPercent) / 10 / total, weight / 250),
      multiple: tenths / 10,
    }));
  });

const plans = fc.record({
  table: tables,
  deposit: fc.integer({ min: 1, max: 400 }),
  start: fc.integer({ min: 1, max: 800 }),
  bet: fc.integer({ min: 5, max: 60 }),
  turnover: fc.integer({ min: 0, max: 4000 }),
  rule: fc.constantFrom(...RULES.map(([, rule]) => rule)),
});

const RUNS = { numRuns: 150, seed: 20_261_122 };

test('the groups add up to one', () => {
  fc.assert(
    fc.property(plans, ({ table, ...plan }) => {
      const { chances } = outcome(planOf(table, plan));
      const total = Object.values(chances).reduce((sum, chance) => sum + chance, 0);
      expect(Math.abs(total - 1)).toBeLessThan(1e-9);
    }),
    RUNS,
  );
});

test('the average balance is the start less the edge on the average turnover', () => {
  fc.assert(
    fc.property(plans, ({ table, ...plan }) => {
      const found = outcome(planOf(table, plan));
      const edgeFraction = 1 - rtpFractionOf(table);
      const expected = plan.start - edgeFraction * found.averageTurnoverMinor;
      expect(Math.abs(found.averageBalanceMinor - expected)).toBeLessThan(1e-6);
    }),
    RUNS,
  );
});

test('the middle and every quantile agree with the groups', () => {
  const shares = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);
  fc.assert(
    fc.property(plans, ({ table, ...plan }) => {
      const { chances, quantiles, medianMinor } = outcome(planOf(table, plan), { shares });
      const nothing = chances.loses + chances.nothingAtRisk;
      for (const { share, cashOutMinor } of [
        ...quantiles,
        { share: 0.5, cashOutMinor: medianMinor },
      ]) {
        // Near a border the sums of chances differ by their rounding.
        if (Math.abs(nothing - share) > 1e-9) expect(cashOutMinor === 0).toBe(nothing > share);
        if (Math.abs(1 - chances.above - share) > 1e-9) {
          expect(cashOutMinor > plan.deposit).toBe(1 - chances.above < share);
        }
      }
      const { loses, nothingAtRisk, above } = hundredPlayers(chances);
      if (loses.count + nothingAtRisk.count > 50) expect(medianMinor).toBe(0);
      if (loses.count + nothingAtRisk.count < 50) expect(medianMinor).toBeGreaterThan(0);
      if (above.count > 50) expect(medianMinor).toBeGreaterThan(plan.deposit);
    }),
    RUNS,
  );
});

test('ruin never becomes less likely by more bets', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 10 }), ({ table, ...plan }, more) => {
      const shorter = outcome(planOf(table, plan));
      const longer = outcome(planOf(table, { ...plan, turnover: plan.turnover + more * plan.bet }));
      // A balance below one bet stops the play, so that no later bet can lift it again.
      expect(longer.ruinChance).toBeGreaterThanOrEqual(shorter.ruinChance - 1e-12);
    }),
    RUNS,
  );
});

test('asking for more quantiles changes no other figure, and they rise with the share', () => {
  fc.assert(
    fc.property(plans, ({ table, ...plan }) => {
      const few = outcome(planOf(table, plan));
      const shares = [0.1, 0.5, 0.9, 0.999];
      const many = outcome(planOf(table, plan), { shares });
      expect(many.averageCashOutMinor).toBeCloseTo(few.averageCashOutMinor, 7);
      expect(many.chances.above).toBeCloseTo(few.chances.above, 10);
      expect(many.quantiles[1]?.cashOutMinor).toBe(few.medianMinor);
      const cashOuts = many.quantiles.map(({ cashOutMinor }) => cashOutMinor);
      expect(cashOuts).toEqual(cashOuts.toSorted((one, other) => one - other));
    }),
    RUNS,
  );
});
