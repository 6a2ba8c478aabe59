import { expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { money } from '#domain/money/money.ts';
import { known, offerOf100 } from '#domain/ratings/facts-for-tests.ts';
import { workedExample } from './bonus-example.ts';

function offer(casino: string, kind: BonusKind, changes: Partial<BonusTerms>) {
  const terms: BonusTerms = {
    ...offerOf100(0),
    matchPercent: known(20),
    cap: null,
    contribution: known({ slots: 50 }),
    reference: { bonus: money(100), deposit: money(500) },
    ...changes,
  };
  return { casino, kind, headline: 'An offer', terms };
}

const rakeback = offer('Raker', 'cashback', { matchPercent: known(0.1) });
const cashback = offer('Refunder', 'cashback', {});
const wagered = offer('Wagerer', 'reload', { wagering: known({ multiple: 10, base: 'bonus' }) });
const unstated = offer('Silent', 'reload', { wagering: null });

test('is the first offer whose wagering has a cost, as a sum', () => {
  // 10 × 100 ÷ 50% = 2,000; × 4% = 80
  const example = workedExample([unstated, cashback, wagered]);
  expect(example?.title).toBe('Wagerer: An offer');
  expect(example?.rows.map(({ working, figure }) => [working, figure])).toEqual([
    ['20% of a $500 deposit', '$100'],
    ['10 × $100 ÷ 50%, the share that counts', '$2,000'],
    ['Yardstick for slots', '4%'],
  ]);
  expect(example?.total).toEqual({
    label: 'Cost on average, if every bet is made',
    working: '$2,000 × 4%',
    figure: '$80',
  });
  expect(example?.remark).toContain('If you run out of money first');
});

test('is a refund of a loss where no offer has wagering', () => {
  // 20% × 500 = 100; 500 − 100 = 400; 4% × 80% = 3.2%
  const example = workedExample([rakeback, cashback]);
  expect(example?.title).toBe('Refunder: An offer');
  expect(example?.rows.map(({ figure }) => figure)).toEqual(['$500', '$100']);
  expect(example?.total.figure).toBe('$400');
  expect(example?.remark).toContain('lose $500 and $100 comes back; win in the next period');
});

test('is missing where no offer can be worked through', () => {
  expect(workedExample([unstated, rakeback])).toBeNull();
  expect(workedExample([])).toBeNull();
});
