import { type Money, multiplyMoney, roundMinor } from '../money/money.ts';
import {
  betLimitOf,
  capClause,
  isWithin,
  type LimitMinor,
  limitMinor,
  sumMinor,
} from './limits.ts';
import type { BetKind, Limit, OfferTerms, Sum } from './offer-terms.ts';
import { leftByWins, STANDINGS, type Trap, type TrapCase } from './trap.ts';

type Find = (terms: OfferTerms, own: TrapCase) => Trap | Trap[] | null;

const less = (one: Money, other: Money): Money => ({
  ...one,
  minorUnits: Math.max(0, one.minorUnits - other.minorUnits),
});

const isMore = (one: Money, other: Money) =>
  one.currency === other.currency && one.minorUnits > other.minorUnits;

const amount = ({ bet: { currency } }: TrapCase, minorUnits: number): Money => ({
  minorUnits: roundMinor(minorUnits),
  currency,
});

function sumIn(sum: Sum | undefined, own: TrapCase): Money | null {
  const minor = sum === undefined ? null : sumMinor(sum, own.bet.currency);
  return minor === null ? null : amount(own, minor);
}

/** `null` also for a share of a bonus whose size is not known. */
function limitIn(limit: Limit, { bet, bonus, deposit }: TrapCase): LimitMinor | null {
  const [bonusMinor, depositMinor] = [bonus.minorUnits, deposit.minorUnits];
  const found = limitMinor(limit, { currency: bet.currency, bonusMinor, depositMinor });
  return found?.minor === 0 ? null : found;
}

const cap: Find = ({ maxCashOut }, own) => {
  const clause = 'maxCashOut';
  if (maxCashOut === undefined) return { kind: 'cap', standing: 'not-said', clause };
  if (maxCashOut === 'no-cap') return null;
  const { most, of = 'payout', stays = false } = capClause(maxCashOut);
  const limit = limitIn(most, own);
  if (limit === null) return null;
  const { cut, balance, spinWinnings } = own;
  const at = amount(own, limit.minor);
  if (of === 'spin-winnings') {
    const isOver = spinWinnings !== undefined && isMore(spinWinnings, at);
    const takes = isOver ? less(spinWinnings, at) : undefined;
    const standing = isOver ? 'bites' : 'near';
    return { kind: 'spin-winnings', standing, clause, at, given: spinWinnings, takes };
  }
  const isOver = balance !== undefined && isMore(balance, at);
  const standing = isOver || (cut?.cut ?? 0) > 0 ? 'bites' : cut === null ? 'near' : 'clear';
  const takes = isOver ? less(balance, at) : undefined;
  return [
    { kind: 'cap', standing, clause, at, cut: cut ?? undefined, given: balance, takes },
    ...(stays === false
      ? []
      : [{ kind: 'cap-stays', standing: isOver ? 'bites' : 'near', clause, at } as const]),
  ];
};

const bonusTaken: Find = ({ stickiness, wagering, awards }, { bonus }) => {
  const clause = 'stickiness';
  const isOfSpins = wagering?.base === 'winnings' || awards?.every(({ kind }) => kind === 'spins');
  if (stickiness === 'cashable' || bonus.minorUnits === 0 || isOfSpins === true) return null;
  return stickiness === undefined
    ? { kind: 'bonus-taken', standing: 'not-said', clause }
    : { kind: 'bonus-taken', standing: 'bites', clause, takes: bonus, how: stickiness };
};

const maxBet: Find = (terms, own) => {
  const clause = 'maxBet';
  const { maxBet: limit, maxBetBy, buysCount } = terms;
  const inForce = betLimitOf(terms, own.game);
  if (inForce === 'no-cap') return null;
  if (inForce === undefined) {
    return maxBetBy === undefined ? { kind: 'max-bet', standing: 'not-said', clause } : null;
  }
  const found = limitIn(inForce, own);
  if (found === null) return null;
  return {
    kind: 'max-bet',
    standing: isWithin(own.bet.minorUnits, found) ? 'near' : 'bites',
    clause: inForce === limit ? clause : 'maxBetBy',
    at: amount(own, found.minor),
    isBelow: found.isBelow,
    given: own.bet,
    times: own.bet.minorUnits / found.minor,
    how: buysCount === true ? 'buys' : undefined,
  };
};

/** The game that counts least, of those that count at all; and those that do not count. */
const games: Find = ({ contribution, wagering }, own) => {
  const { turnover, game, played } = own;
  if (wagering?.multiple === 0) return null;
  const found: Trap[] = [];
  const shares = Object.entries(contribution ?? {}) as [BetKind, number][];
  const share = contribution?.[game];
  const [least] = shares.filter(([kind]) => kind !== game).sort(([, a], [, b]) => a - b);
  const trap = { kind: 'game-counts-less', clause: 'contribution' } as const;
  if (share !== undefined && share < 100 && share > 0) {
    const turnovers = turnover
      ? { own: multiplyMoney(turnover, share / 100), other: turnover }
      : undefined;
    found.push({ ...trap, standing: 'bites', game, percent: share, turnovers });
  } else if (least !== undefined && least[1] < 100) {
    const [other, percent] = least;
    const longer =
      turnover && percent > 0 ? multiplyMoney(turnover, (share ?? 100) / percent) : null;
    const turnovers = turnover ? { own: turnover, other: longer } : undefined;
    const standing = played === other ? 'bites' : 'near';
    found.push({ ...trap, standing, game: other, percent, turnovers });
  }
  const only = wagering?.only;
  if (only !== undefined) {
    const word = (played ?? '').toLowerCase();
    const isListed = only.some((words) => words.toLowerCase().includes(word));
    const standing = isListed ? 'near' : 'bites';
    found.push({
      kind: 'game-not-listed',
      standing,
      clause: 'wagering',
      game: played,
      words: only,
    });
  }
  return found;
};

const time: Find = ({ expiryDays, ends, wagering }, { hours }) => {
  const clause = 'expiryDays';
  const days = ends?.hours === undefined ? expiryDays : ends.hours / 24;
  if (days === 'never' || wagering?.multiple === 0) return null;
  if (days === undefined) return { kind: 'time', standing: 'not-said', clause };
  const standing = hours === null ? 'near' : hours > days * 24 ? 'bites' : 'clear';
  return { kind: 'time', standing, clause, days, hours: hours ?? undefined };
};

const endsBelow: Find = ({ ends }, own) => {
  const at = sumIn(ends?.balanceBelow, own);
  if (at === null) return null;
  const isOver = own.balance !== undefined && isMore(at, own.balance);
  return { kind: 'ends-below', standing: isOver ? 'bites' : 'near', clause: 'ends', at };
};

const leaving: Find = ({ leaving: clauses, wagering, awards }, own) => {
  if (wagering?.multiple === 0 || awards?.every(({ kind }) => kind === 'reload') === true)
    return null;
  const { deposit, balance, betSoFar } = own;
  const { withdrawal, cancel } = clauses ?? {};
  const takesAll = cancel === 'takes-winnings' || cancel === 'balance-less-wins';
  const left = cancel === 'balance-less-wins' && betSoFar ? leftByWins(deposit, betSoFar) : null;
  const keeps = left === null ? deposit : less(deposit, betSoFar ?? deposit);
  const takes = takesAll && balance ? less(balance, keeps) : undefined;
  const isStrict = takesAll || cancel === 'not-once-played';
  const standings = {
    withdrawal: withdrawal === 'free' ? 'clear' : 'near',
    cancel: !isStrict ? 'clear' : (takes?.minorUnits ?? 0) > 0 ? 'bites' : 'near',
  } as const;
  const open = { clause: 'leaving', given: balance } as const;
  return [
    {
      ...open,
      kind: 'withdrawal',
      standing: withdrawal === undefined ? 'not-said' : standings.withdrawal,
      how: withdrawal,
    },
    {
      ...open,
      kind: 'cancel',
      standing: cancel === undefined ? 'not-said' : standings.cancel,
      how: cancel,
      at: takesAll ? keeps : undefined,
      left: left ?? undefined,
      takes,
    },
  ];
};

const others: Find = (terms, own) => {
  const { isSingle, needsDeposit, mayRefuse, forbids, refuses, contradicts = [] } = terms;
  const found: Trap[] = [];
  if (isSingle === true) {
    const standing = own.hasSecondBonus === true ? 'bites' : 'near';
    found.push({ kind: 'second-bonus', standing, clause: 'isSingle' });
  }
  const at = sumIn(needsDeposit, own);
  if (at !== null) {
    found.push({ kind: 'first-deposit', standing: 'near', clause: 'needsDeposit', at });
  }
  if (mayRefuse === true) found.push({ kind: 'refused', standing: 'near', clause: 'mayRefuse' });
  if (forbids !== undefined) {
    found.push({ kind: 'forbidden', standing: 'near', clause: 'forbids', words: forbids });
  }
  if (refuses !== undefined) {
    const known = own.country === undefined ? 'near' : 'clear';
    const standing = refuses.includes(own.country ?? '') ? 'bites' : known;
    found.push({ kind: 'country', standing, clause: 'refuses', words: refuses });
  }
  for (const { one, other } of contradicts) {
    found.push({ kind: 'two-texts', standing: 'near', clause: 'contradicts', words: [one, other] });
  }
  return found;
};

const FINDS: readonly Find[] = [cap, bonusTaken, maxBet, games, time, endsBelow, leaving, others];

/**
 * The clauses of an offer that can take money, each with from which sum, bet or day on it bites in a case, and what
 * it would take there. Those that bite come first. It says what the terms let the casino do, never who is right.
 * Source: facts on terms, "Traps".
 */
export function trapsOf(terms: OfferTerms, own: TrapCase): Trap[] {
  const found = FINDS.flatMap((find) => find(terms, own) ?? []);
  return STANDINGS.flatMap((standing) => found.filter((trap) => trap.standing === standing));
}
