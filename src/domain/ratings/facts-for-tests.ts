import type { BonusTerms } from '../bonuses/terms.ts';
import type { CasinoFacts } from '../casinos/facts.ts';
import type { KnownFact } from '../facts/fact.ts';
import { money } from '../money/money.ts';
import type { RatedFacts, Verdict } from './criterion.ts';
import type { Rating } from './score.ts';

/** A fact with a receipt, for tests that only care about its value. */
export function known<Value>(value: Value): KnownFact<Value> {
  return { value, source: 'terms', checkedOn: '2026-11-01', grade: 'D' };
}

const NOTHING_KNOWN: CasinoFacts = {
  established: null,
  gameCount: null,
  games: null,
  licence: null,
  recourse: null,
  coins: null,
  minDeposit: null,
  minDepositUsdt: null,
  maxPayout: null,
  withdrawal: null,
  withdrawalFee: null,
  kyc: null,
  provablyFairGames: null,
  rtpDisclosure: null,
  rtpClaim: null,
  saferTools: null,
  vipProgram: null,
  mobileFriendly: null,
};

/** A casino with only the given facts known, and no offer. */
export function casinoWith(facts: Partial<CasinoFacts>): RatedFacts {
  return { facts: { ...NOTHING_KNOWN, ...facts }, offer: null };
}

/**
 * A bonus of $100 for a deposit of $100, with slots in full, to be wagered so many times; every other term is
 * stated and sets no limit.
 */
export function offerOf100(multiple: number): BonusTerms {
  return {
    matchPercent: known(100),
    cap: known(money(100)),
    minDeposit: known(money(10)),
    wagering: known({ multiple, base: 'bonus' }),
    contribution: known({ slots: 100 }),
    maxBet: known(money(5)),
    maxCashOut: known('no-cap'),
    expiryDays: known(30),
    stickiness: known('cashable'),
    reference: { bonus: money(100), deposit: money(100) },
  };
}

/** A rating of so many stars with the given verdicts by criterion id, and no points. */
export function ratingWith(stars: number, verdicts: Readonly<Record<string, Verdict>>): Rating {
  const judged = Object.entries(verdicts);
  return {
    score: stars,
    stars,
    breakdown: judged.map(([id, verdict]) => ({
      ...{ id, name: id, verdict, reason: '', points: 0 },
      weight: 1 / judged.length,
    })),
    coverage: {
      rated: judged.filter(([, verdict]) => verdict !== 'unrated').length,
      total: judged.length,
    },
  };
}
