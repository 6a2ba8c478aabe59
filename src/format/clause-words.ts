import type { BonusTerms, MainTerm } from '#domain/bonuses/terms.ts';
import type {
  Award,
  Cap,
  Leaving,
  Limit,
  OfferTerms,
  Release,
  Sum,
  Wagering,
} from '#domain/terms/offer-terms.ts';
import { capClause } from '#domain/terms/limits.ts';
import { formatGameKind, startSentence } from './counted.ts';
import { formatHours } from './outcome-words.ts';
import { formatList, formatMoney, formatPercent, formatRegion } from './text.ts';

/** $10; €10 or $15 */
const formatSum = (sum: Sum): string =>
  'inEach' in sum ? sum.inEach.map(formatMoney).join(' or ') : formatMoney(sum);

/** 20% of the bonus, at most €10: a limit as terms write it. */
export function formatLimit(limit: Limit | 'no-cap'): string {
  if (limit === 'no-cap') return 'No limit';
  if ('lowest' in limit) return limit.lowest.map(formatLimit).join(', at most ');
  if (!('of' in limit)) return formatSum(limit);
  if ('times' in limit) return `${limit.times} × the ${limit.of}`;
  const share = `${formatPercent(limit.percent)} of the ${limit.of}`;
  return limit.isBelow === true ? `Below ${share}` : share;
}

const joined = (parts: readonly (string | false | undefined)[], by = ', ') =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(by);

/** 10 × the bonus, until the money is out */
export function formatCap(cap: Limit | Cap | 'no-cap'): string {
  if (cap === 'no-cap') return formatLimit(cap);
  const { most, of, stays, addsUp } = capClause(cap);
  return joined([
    `${of === 'spin-winnings' ? 'Of what the spins win: ' : of === 'bonus' ? 'Of the bonus: ' : ''}${formatLimit(most)}`,
    of === 'disputed' && 'of what, the texts differ',
    stays === true && 'until the money is out',
    stays === 'disputed' && 'until when, the texts differ',
    addsUp === true && 'added up over bonuses',
  ]);
}

const BASES: Record<NonNullable<Wagering['base']>, string> = {
  bonus: 'the bonus',
  deposit: 'the deposit',
  'deposit-and-bonus': 'deposit and bonus',
  winnings: 'the winnings',
  'bonus-result': 'the “result” of the bonus',
};

/** 2 × the deposit and 20 × the bonus, counted by edge ÷ 0.04 */
export function formatWagering(wagering: Wagering): string {
  const {
    multiple,
    base,
    plusDepositTimes,
    byEdge,
    only,
    pot,
    smallestBet,
    mostPerBet,
    leastOdds,
  } = wagering;
  if (multiple === 0) return 'None';
  const times =
    multiple === undefined
      ? 'Multiple not said'
      : `${multiple} × ${base === undefined ? 'an amount it doesn’t name' : BASES[base]}`;
  return joined([
    plusDepositTimes === undefined ? times : `${plusDepositTimes} × the deposit and ${times}`,
    byEdge !== undefined && `counted by edge ÷ ${byEdge}`,
    only && `only ${only.join('; ')}`,
    (pot === 'own' || pot === 'bonus') && `only bets of ${pot} money`,
    smallestBet && `bets from ${formatSum(smallestBet)}`,
    mostPerBet && `at most ${formatSum(mostPerBet)} of a bet`,
    leastOdds !== undefined && `odds from ${leastOdds}`,
  ]);
}

const orSome = (sum: Sum | undefined, some: string) => (sum ? formatSum(sum) : some);

/** 100% of the deposit, at most $500, from $20 */
function formatAward(award: Award): string {
  const parts = joined([
    giftOf(award),
    'from' in award && award.from && `from ${formatSum(award.from)}`,
    'useHours' in award && award.useHours !== undefined && `within ${formatHours(award.useHours)}`,
  ]);
  return award.deposit === undefined ? parts : `deposit ${award.deposit}: ${parts}`;
}

function giftOf(award: Award): string {
  switch (award.kind) {
    case 'match': {
      const share = award.percent === undefined ? 'A share' : formatPercent(award.percent);
      return joined([`${share} of the deposit`, award.most && `at most ${formatSum(award.most)}`]);
    }
    case 'spins':
      return `${award.count ?? 'some'} spins of ${orSome(award.each, 'a value not said')}`;
    case 'credit':
      return `${orSome(award.sum, 'a sum')} of credit`;
    case 'free-bet':
      return `a bet of ${orSome(award.sum, 'a sum')} that costs nothing`;
    case 'drop':
      return 'a sum by code';
    case 'reload':
      return 'a sum of the casino’s choice';
  }
}

function formatRelease(release: Release): string {
  if (release === 'after-wagering') return 'All of it after the wagering';
  const { lump, every, feePercent } = release;
  if (feePercent !== undefined) return `By ${formatPercent(feePercent)} of the fee`;
  const part = (of: Sum | { percent: number } | undefined) =>
    of === undefined ? 'a part' : 'percent' in of ? formatPercent(of.percent) : formatSum(of);
  const step =
    every !== undefined && 'points' in every ? `${every.points} points` : `${part(every)} of bets`;
  return `In lumps of ${part(lump)} for every ${step}`;
}

const WITHDRAWALS: Record<NonNullable<Leaving['withdrawal']>, string> = {
  free: 'a withdrawal is free',
  forfeits: 'a withdrawal takes the bonus and what it won',
  blocked: 'no withdrawal before the wagering is done',
  'zeroes-bonus': 'winnings taken early end the bonus',
};

const CANCELS: Record<NonNullable<Leaving['cancel']>, string> = {
  free: 'canceling is free',
  'free-before-use': 'canceling is free before the first bet',
  'keeps-own': 'canceling keeps your own money',
  'takes-winnings': 'canceling takes the bonus and all it won',
  'balance-less-wins': 'canceling leaves the deposit less all bets',
  'not-once-played': 'no canceling after the first bet',
};

const formatLeaving = ({ withdrawal, cancel }: Leaving) =>
  joined([withdrawal && WITHDRAWALS[withdrawal], cancel && CANCELS[cancel]], '; ');

type Further = Exclude<keyof OfferTerms, MainTerm>;

const FIRST = { own: 'Your own', bonus: 'The bonus', together: 'Both together' };
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Clauses that few offers have: label and words, in print order. */
const FURTHER: {
  [Name in Further]: readonly [string, (value: NonNullable<OfferTerms[Name]>) => string];
} = {
  awards: ['What is given', (awards) => awards.map(formatAward).join('; ')],
  maxBetBy: [
    'Maximum bet by game or rank',
    (by) =>
      'games' in by
        ? Object.entries(by.games)
            .map(([game, limit]) => `${formatGameKind(game as 'slots')} ${formatLimit(limit)}`)
            .join(', ')
        : by.ranks.map((limit) => (limit === null ? 'no limit' : formatLimit(limit))).join(', '),
  ],
  buysCount: ['A bought round counts as one bet', yesNo],
  maxCashOutBy: [
    'Maximum cash-out by gift',
    (by) =>
      Object.entries(by)
        .map(([of, limit]) => `${of} ${formatLimit(limit)}`)
        .join(', '),
  ],
  first: ['Money that is bet first', (first) => FIRST[first]],
  release: ['Release of the bonus', formatRelease],
  ends: [
    'Other ends',
    ({ hours, balanceBelow, claimHours, useHours }) =>
      joined([
        hours !== undefined && `after ${formatHours(hours)}`,
        balanceBelow && `below ${formatSum(balanceBelow)}`,
        claimHours !== undefined && `taken within ${formatHours(claimHours)}`,
        useHours !== undefined && `used within ${formatHours(useHours)}`,
      ]),
  ],
  leaving: ['Leaving early', formatLeaving],
  needsDeposit: ['Deposit before a withdrawal', formatSum],
  depositTurnover: ['Bets on a deposit', (times) => `${times} × the deposit`],
  isSingle: ['One bonus at a time', yesNo],
  mayRefuse: ['The casino can refuse it', yesNo],
  loyaltyPercent: ['Loyalty rewards meanwhile', (percent) => formatPercent(percent)],
  refuses: ['Countries refused', (codes) => formatList(codes.map(formatRegion))],
  language: ['Language that prevails', (code) => code],
  unpublished: ['Not published', (words) => words.join('; ')],
  contradicts: [
    'Two texts',
    (pairs) => pairs.map(({ one, other }) => `“${one}” or “${other}”`).join('; '),
  ],
  forbids: ['Forbidden play', (words) => words.join('; ')],
  paidIn: ['Paid in', (coin) => coin],
};

export const FURTHER_NAMES = Object.keys(FURTHER) as Further[];

/** Further clauses that an offer states, in words, with their remarks. */
export function furtherClauses(terms: BonusTerms) {
  return FURTHER_NAMES.flatMap((name) => {
    const fact = terms[name];
    if (fact == null) return [];
    return [{ label: FURTHER[name][0], value: furtherClause(name, fact), note: fact.note ?? null }];
  });
}

export const furtherLabel = (name: Further): string => FURTHER[name][0];

/** A further clause in words. */
export function furtherClause(name: Further, { value }: { value: unknown }): string {
  const format = FURTHER[name][1] as (value: unknown) => string;
  return startSentence(format(value));
}
