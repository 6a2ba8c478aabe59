import { expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { money } from '../money/money.ts';
import type { OfferCase } from './offer-case.ts';
import { known } from '../ratings/facts-for-tests.ts';
import { CASE, TERMS } from './offer-for-tests.ts';
import { offerPlan } from './offer-plan.ts';
import { evenMoneyGame } from './yardstick-games.ts';

test.each([
  ['welcome', { wagering: null }, {}, 'wagering-not-stated'],
  ['welcome', { contribution: null }, {}, 'contribution-not-stated'],
  [
    'welcome',
    {},
    { game: { kind: 'dice', model: 'even-money', table: evenMoneyGame() } },
    'contribution-not-stated',
  ],
  [
    'welcome',
    {},
    { game: { kind: 'crash', model: 'even-money', table: evenMoneyGame() } },
    'game-excluded',
  ],
  ['welcome', { matchPercent: null }, {}, 'match-not-stated'],
  ['welcome', {}, { deposit: money(19.99) }, 'deposit-below-minimum'],
  ['welcome', { minDeposit: null }, { deposit: money(0) }, 'deposit-below-minimum'],
  ['welcome', { wagering: known({ multiple: 5, base: 'winnings' }) }, {}, 'wagering-base-unclear'],
  ['welcome', {}, { bet: money(1, 'USDT') }, 'currencies-differ'],
  ['no-deposit', { wagering: known({ multiple: 5, base: 'winnings' }) }, {}, 'spins-not-stated'],
  ['free-spins', {}, {}, 'spins-not-stated'],
  [
    'free-spins',
    { wagering: known({ multiple: 5, base: 'deposit' }) },
    { spins: { count: 5, value: money(1) } },
    'wagering-base-unclear',
  ],
  [
    'free-spins',
    { wagering: known({ multiple: 5, base: 'winnings' }) },
    { spins: { count: 0, value: money(1) } },
    'spins-out-of-range',
  ],
  ['cashback', { wagering: known({ multiple: 0, base: 'bonus' }) }, {}, 'period-not-given'],
] as [BonusKind, Partial<BonusTerms>, Partial<OfferCase>, string][])(
  'nothing can be said of %s with %o and %o: %s',
  (kind, terms, offer, reason) => {
    expect(offerPlan(kind, { ...TERMS, ...terms }, { ...CASE, ...offer })).toEqual({
      ok: false,
      reason,
    });
  },
);
