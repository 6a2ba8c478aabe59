import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Award } from '../terms/offer-terms.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { offerPlan } from '../outcomes/offer-plan.ts';
import { CASE, TERMS } from '../outcomes/offer-for-tests.ts';
import type { BonusKind, BonusTerms } from './terms.ts';
import { clearingCost } from './clearing-cost.ts';
import { workedCase } from './worked-case.ts';

const spins = (award: object) => known<Award[]>([{ kind: 'spins', count: 50, ...award }]);
const UNSAID = { matchPercent: null, cap: null, minDeposit: null };

test.each([
  // 80% of $250 are $200
  ['welcome', { matchPercent: known(80), cap: known(money(200)) }, [200, 250]],
  [
    'reload',
    { ...UNSAID, awards: known<Award[]>([{ kind: 'match', percent: 50, most: money(30) }]) },
    [30, 60],
  ],
  [
    'no-deposit',
    { ...UNSAID, awards: known<Award[]>([{ kind: 'credit', sum: money(7) }]) },
    [7, 0],
  ],
  // 50 × $0.20
  ['free-spins', { ...UNSAID, awards: spins({ each: money(0.2), from: money(25) }) }, [10, 25]],
] as [BonusKind, Partial<BonusTerms>, number[]][])(
  'a %s offer with %o has its case in its clauses',
  (kind, terms, [bonus = 0, deposit = 0]) => {
    const found = workedCase(kind, { ...TERMS, ...terms });
    expect(found).toMatchObject({ bonus: money(bonus), deposit: money(deposit) });
    expect(found.isExample).toBeUndefined();
  },
);

test.each([
  ['welcome', { matchPercent: known(80), cap: null }, [80, 100], 'smallestWithdrawal'],
  ['welcome', UNSAID, [0, 100], 'match-not-stated'],
  ['no-deposit', UNSAID, [0, 0], 'credit-not-stated'],
  [
    'free-spins',
    { ...UNSAID, awards: spins({ from: money(20) }) },
    [0, 20],
    'spin-value-not-stated',
  ],
] as [BonusKind, Partial<BonusTerms>, number[], string][])(
  'a %s offer with %o gives no size, and none is made up',
  (kind, changes, [bonus = 0, deposit = 0], reason) => {
    const terms = { ...TERMS, ...changes };
    const reference = workedCase(kind, terms);
    expect(reference).toMatchObject({
      ...{ bonus: money(bonus), deposit: money(deposit) },
      isExample: true,
    });
    const all = { ...terms, reference };
    expect(clearingCost(all)).toMatchObject({ reason: 'size-not-stated' });
    const plan = offerPlan(kind, all, CASE);
    if (plan.ok) expect(plan.assumptions.map(({ assumed }) => assumed)).toContain('no-largest');
    else expect([plan.reason, ...(plan.alsoMissing ?? [])]).toContain(reason);
  },
);
