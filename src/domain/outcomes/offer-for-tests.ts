import type { BonusTerms } from '../bonuses/terms.ts';
import { money } from '../money/money.ts';
import { known } from '../ratings/facts-for-tests.ts';
import type { OfferCase } from './offer-case.ts';
import { yardstickSlot } from './yardstick-games.ts';

/** A match bonus with every term stated. */
export const TERMS: BonusTerms = {
  matchPercent: known(100),
  cap: known(money(500)),
  minDeposit: known(money(20)),
  wagering: known({ multiple: 35, base: 'bonus' }),
  contribution: known({ slots: 100, 'table-games': 10, crash: 0 }),
  maxBet: known(money(5)),
  maxCashOut: known('no-cap'),
  expiryDays: known(7),
  stickiness: known('cashable'),
  reference: { bonus: money(500), deposit: money(500) },
};

/** A deposit of $100, bets of $1 on the ordinary slot. */
export const CASE: OfferCase = {
  deposit: money(100),
  bet: money(1),
  game: { kind: 'slots', model: 'ordinary', table: yardstickSlot('ordinary') },
  spins: null,
  periodTurnover: null,
  smallestWithdrawal: money(0),
};
