import Big from 'big.js';
import type { CurrencyCost } from '../report.ts';
import type { DecimalText, Round } from '../round.ts';
import { courseOf } from './course.ts';
import { lowerOf1000, type Wager, wagerOf } from './luck.ts';
import { oddsByOperator, type OddsOf, type RoundOdds } from './round-odds.ts';

/** A round whose money counts, and its bet where the odds are known. */
export type Counted = {
  at: number | null;
  net: number;
  stake: number;
  wager: Wager | null;
  /** What came back, above the least that could. */
  above: number;
};

/** Decimals that an expected cost is rounded to; sums are not rounded. */
const DECIMALS = 18;
/** Part of the stake by which rounding can take a payout off its multiplier. */
const ROUNDING = 0.005;

const NONE = new Big(0);

/** What the rounds cost, by currency in the order in which each first occurs. */
export function costOf(
  rounds: readonly Round[],
  oddsOf: OddsOf = oddsByOperator(rounds),
): CurrencyCost[] {
  const byCurrency = new Map<string, Tally>();
  for (const round of rounds) {
    const { kind, stake, paid, currency } = round;
    if ((kind !== 'played' && kind !== 'cashed-out') || stake === null || paid === null) continue;
    const tally = byCurrency.get(currency) ?? new Tally(currency);
    byCurrency.set(currency, tally);
    tally.take(round, stake, paid, oddsOf(round));
  }
  return [...byCurrency.values()].map((tally) => tally.cost());
}

class Tally {
  readonly #currency: string;
  readonly #counted: Counted[] = [];
  #staked = NONE;
  #paid = NONE;
  readonly #stakedByEdge = new Map<number, Big>();
  #withoutEdge = { rounds: 0, staked: NONE };
  #take = { rounds: 0, sum: NONE };
  readonly #wagers = new Map<RoundOdds, Map<DecimalText, Wager>>();

  constructor(currency: string) {
    this.#currency = currency;
  }

  take(round: Round, stakeText: DecimalText, paidText: DecimalText, odds: RoundOdds | null): void {
    const [stake, paid] = [new Big(stakeText), new Big(paidText)];
    this.#staked = this.#staked.plus(stake);
    this.#paid = this.#paid.plus(paid);
    if (round.expectedTake !== null) {
      this.#take = { rounds: this.#take.rounds + 1, sum: this.#take.sum.plus(round.expectedTake) };
    }
    if (odds === null) {
      const { rounds, staked } = this.#withoutEdge;
      this.#withoutEdge = { rounds: rounds + 1, staked: staked.plus(stake) };
    } else {
      const before = this.#stakedByEdge.get(odds.edgeFraction) ?? NONE;
      this.#stakedByEdge.set(odds.edgeFraction, before.plus(stake));
    }
    const numbers = { stake: Number(stakeText), net: Number(paidText) - Number(stakeText) };
    const wager = numbers.stake > 0 ? this.#wager(stakeText, odds) : null;
    const above = wager === null ? 0 : aboveLeast(wager, Number(paidText));
    this.#counted.push({ at: round.at, ...numbers, wager, above });
  }

  #wager(stake: DecimalText, odds: RoundOdds | null): Wager | null {
    if (odds === null || odds.outcomes === null) return null;
    const byStake = this.#wagers.get(odds) ?? new Map<DecimalText, Wager>();
    this.#wagers.set(odds, byStake);
    const wager = byStake.get(stake) ?? wagerOf(stake, odds.outcomes);
    byStake.set(stake, wager);
    wager.times += 1;
    return wager;
  }

  cost(): CurrencyCost {
    const wagers = [...this.#wagers.values()].flatMap((byStake) => [...byStake.values()]);
    const withOdds = this.#counted.filter(({ wager }) => wager !== null);
    const above = withOdds.reduce((sum, round) => sum + round.above, 0);
    const lower = withOdds.length === 0 ? null : lowerOf1000(wagers, above);
    return {
      currency: this.#currency,
      rounds: this.#counted.length,
      staked: this.#staked.toFixed(),
      paid: this.#paid.toFixed(),
      net: this.#paid.minus(this.#staked).toFixed(),
      expectedCost: this.#expectedCost(),
      withoutEdge: {
        rounds: this.#withoutEdge.rounds,
        staked: this.#withoutEdge.staked.toFixed(),
      },
      statedTake:
        this.#take.rounds === 0
          ? null
          : { rounds: this.#take.rounds, sum: this.#take.sum.toFixed() },
      lowerOf1000: lower && { ...lower, rounds: withOdds.length },
      course: courseOf(this.#counted),
    };
  }

  #expectedCost(): DecimalText | null {
    if (this.#stakedByEdge.size === 0) return null;
    let sum = NONE;
    for (const [edge, staked] of this.#stakedByEdge) sum = sum.plus(staked.times(edge));
    return sum.round(DECIMALS).toFixed();
  }
}

/**
 * What was paid, put on the multiplier that it is a rounding of: else the rounding of operators would make
 * players with the same results end lower or higher than one another.
 */
function aboveLeast({ returns, least, stake }: Wager, paid: number): number {
  const above = paid - least;
  const nearest = returns.reduce((best, value) =>
    Math.abs(value - above) < Math.abs(best - above) ? value : best,
  );
  return Math.abs(nearest - above) <= ROUNDING * Number(stake) ? nearest : above;
}
