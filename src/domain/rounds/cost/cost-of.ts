import Big from 'big.js';
import type { CurrencyCost, LeftOut } from '../report.ts';
import type { DecimalText, Round } from '../round.ts';
import { type Counted, courseOf, inTime } from './course.ts';
import { lowerOf1000, type Wager, wagerOf } from './luck.ts';
import { oddsByOperator, type OddsOf, type RoundOdds } from './round-odds.ts';
import { stakesFollow } from './stakes-follow.ts';

const NONE = new Big(0);
/** Decimals that an expected cost is rounded to; sums are not rounded. */
const DECIMALS = 18;
/** Part of the stake by which rounding can take a payout off its multiplier. */
const ROUNDING = 0.005;

type Money = Round & { stake: DecimalText; paid: DecimalText };

const isPlayed = ({ kind }: Round) => kind === 'played' || kind === 'cashed-out';

const isMoney = (round: Round): round is Money =>
  isPlayed(round) && round.doubt === undefined && round.stake !== null && round.paid !== null;

/** Costs of the rounds by currency, in the order in which each first occurs. `unread` rows are in no round. */
export function costOf(
  rounds: readonly Round[],
  oddsOf: OddsOf = oddsByOperator(rounds),
  unread = 0,
): CurrencyCost[] {
  const withStake = rounds.filter(({ stake }) => stake !== null);
  // A payout in such a row may be of any currency.
  const mixed = withStake.filter(({ doubt }) => doubt === 'two-currencies');
  const byCurrency = Map.groupBy(withStake, ({ currency }) => currency);
  return [...byCurrency].flatMap(([currency, all]) => {
    const elsewhere = mixed.filter((round) => round.currency !== currency).length;
    const leftOut = [
      ...leftOutOf(all),
      ...unplaced('two-currencies', elsewhere),
      ...unplaced('unread', unread),
    ];
    const played = all.filter(isMoney);
    return played.length + leftOut.length === 0 ? [] : costIn(currency, played, leftOut, oddsOf);
  });
}

/** Reason why a sum leaves a round out; `null` for one that it holds, or through which no money moved. */
function reasonOf(round: Round): string | null {
  const { kind, stake, paid, doubt } = round;
  if (isMoney(round)) return null;
  if (isPlayed(round)) return doubt ?? 'no-payout';
  const isReturned = kind === 'refused' || kind === 'void';
  const moved = isReturned ? Number(paid ?? stake) - Number(stake) : Number(paid);
  return kind === 'open' || moved !== 0 ? kind : null;
}

/** Rows whose currency is not known, so that they are missing from the sums of each. */
const unplaced = (reason: string, rounds: number): LeftOut[] =>
  rounds === 0 ? [] : [{ reason, rounds, staked: null }];

function leftOutOf(rounds: readonly Round[]): LeftOut[] {
  const byReason = Map.groupBy(rounds, reasonOf);
  byReason.delete(null);
  return [...byReason].map(([reason, of]) => ({
    reason: reason ?? '',
    rounds: of.length,
    staked: sumOf(of, 'stake').toFixed(),
  }));
}

/** Rows of which it is not known what they cost. */
const isUnsure = ({ reason }: LeftOut) => !KNOWN.includes(reason);
const KNOWN = ['open', 'free', 'zero-stake', 'refused', 'void'];

function costIn(
  currency: string,
  rounds: readonly Money[],
  leftOut: readonly LeftOut[],
  oddsOf: OddsOf,
): CurrencyCost {
  const odds = rounds.map(oddsOf);
  const byEdge = Map.groupBy(rounds, (_, place) => odds[place]?.edgeFraction ?? null);
  const stakedByEdge = [...byEdge].map(([edge, of]) => ({ edge, staked: sumOf(of, 'stake') }));
  const staked = stakedByEdge.reduce((sum, part) => sum.plus(part.staked), NONE);
  const paid = sumOf(rounds, 'paid');
  const known = stakedByEdge.filter(({ edge }) => edge !== null);
  const cost = known.reduce((sum, part) => sum.plus(part.staked.times(part.edge ?? 0)), NONE);
  const withTake = rounds.filter(({ expectedTake }) => expectedTake !== null);
  const wagers = new Map<RoundOdds, Map<DecimalText, Wager>>();
  const counted = inTime(
    rounds.map((round, place) => countedOf(round, odds[place] ?? null, wagers)),
  );
  const bets = [...wagers.values()].flatMap((byStake) => [...byStake.values()]);
  const above = counted.reduce((sum, round) => sum + round.above, 0);
  const withoutEdge = stakedByEdge.find(({ edge }) => edge === null);
  return {
    currency,
    rounds: rounds.filter(({ half }) => half !== 'return').length,
    staked: staked.toFixed(),
    paid: paid.toFixed(),
    net: leftOut.some(isUnsure) ? null : paid.minus(staked).toFixed(),
    leftOut,
    expectedCost: known.length === 0 ? null : cost.round(DECIMALS).toFixed(),
    withoutEdge: {
      rounds: byEdge.get(null)?.length ?? 0,
      staked: (withoutEdge?.staked ?? NONE).toFixed(),
    },
    statedTake:
      withTake.length === 0
        ? null
        : { rounds: withTake.length, sum: sumOf(withTake, 'expectedTake').toFixed() },
    lowerOf1000:
      bets.length === 0
        ? null
        : { ...lowerOf1000(bets, above), rounds: bets.reduce((sum, bet) => sum + bet.times, 0) },
    stakesFollow: stakesFollow(counted),
    course: courseOf(counted, bets),
  };
}

/** An exact sum. Amounts are added as whole numbers of their last decimal: decimals take three times as long. */
function sumOf(rounds: readonly Round[], part: 'stake' | 'paid' | 'expectedTake'): Big {
  const byDecimals = new Map<number, bigint>();
  for (const round of rounds) {
    const [whole = '', decimals = ''] = (round[part] ?? '0').split('.');
    const sum = byDecimals.get(decimals.length) ?? 0n;
    byDecimals.set(decimals.length, sum + BigInt(whole + decimals));
  }
  return [...byDecimals].reduce((all, [places, sum]) => all.plus(`${sum}e-${places}`), NONE);
}

function countedOf(
  { at, stake: stakeText, paid: paidText }: Money,
  odds: RoundOdds | null,
  wagers: Map<RoundOdds, Map<DecimalText, Wager>>,
): Counted {
  const [stake, paid] = [Number(stakeText), Number(paidText)];
  const net = paid - stake;
  if (odds === null || odds.outcomes === null || !(stake > 0)) {
    return { at, stake, net, wager: null, above: 0 };
  }
  const byStake = wagers.get(odds) ?? new Map<DecimalText, Wager>();
  wagers.set(odds, byStake);
  const wager = byStake.get(stakeText) ?? wagerOf(stakeText, odds.outcomes);
  byStake.set(stakeText, wager);
  wager.times += 1;
  return { at, stake, net, wager, above: aboveLeast(wager, paid, stake) };
}

/**
 * Return of a round above the least, moved to the exact return that the operator rounded. Otherwise the rounding would
 * rank players with the same results above one another.
 */
function aboveLeast({ returns, least }: Wager, paid: number, stake: number): number {
  const above = paid - least;
  const nearest = returns.reduce((best, value) =>
    Math.abs(value - above) < Math.abs(best - above) ? value : best,
  );
  return Math.abs(nearest - above) <= ROUNDING * stake ? nearest : above;
}
