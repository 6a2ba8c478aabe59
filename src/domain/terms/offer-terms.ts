import type { GameKind } from '../casinos/facts.ts';
import type { Money } from '../money/money.ts';

/** Clauses of which each may be missing: the text does not say it, and nothing is filled in. */
export type Said<Clauses> = { [Name in keyof Clauses]?: Clauses[Name] | undefined };

/** Sum in one currency, or in several for players of each. */
export type Sum = Money | { inEach: Money[] };

/** Limit on a bet or on what is paid. `isBelow`: the limit itself is not allowed. */
export type Limit =
  | Sum
  | { percent: number; of: 'bonus' | 'deposit'; isBelow?: boolean | undefined }
  | { times: number; of: 'bonus' | 'deposit' | 'refund' }
  | { lowest: Limit[] };

/**
 * `deposit`: 1 for the first deposit of a package. `isExample`: the size stands in an example of the text alone.
 * `wagering`: of this gift, where it differs from that of the offer.
 */
type AwardClauses = { deposit: number; isExample: boolean; wagering: Wagering };

/** Others who take a share, or a draw whose chances are not published. */
export const HANGS_ON = ['others', 'draw'] as const;
export type HangsOn = (typeof HANGS_ON)[number];

/** Gift of an offer. Several stand for several deposits, for sizes of deposit (`from`, `upTo`), or side by side. */
export type Award =
  | ({ kind: 'match' } & Said<AwardClauses & { percent: number; most: Sum; from: Sum; upTo: Sum }>)
  | ({ kind: 'credit' } & Said<AwardClauses & { sum: Sum }>)
  | ({ kind: 'spins' } & Said<
      AwardClauses & {
        count: number;
        each: Sum;
        from: Sum;
        /** Deposits that `from` adds up. */
        per: 'deposit' | 'week';
        batches: number[];
        openHours: number;
        useHours: number;
      }
    >)
  | ({ kind: 'free-bet' } & Said<
      AwardClauses & {
        sum: Sum;
        isStakeReturned: boolean;
        leastOdds: number;
        mostOdds: number;
        mostLegs: number;
        /** Bets that earn it. */
        need: Said<{ bets: number; stake: Sum; leastOdds: number }>;
        /** All free bets together. */
        most: Sum;
      }
    >)
  /** Money by code or rain: a sum between two, what it hangs on, and a deposit that it needs. */
  | ({ kind: 'drop' } & Said<
      AwardClauses & {
        least: Sum;
        most: Sum;
        hangsOn: HangsOn;
        needsDeposit: Sum;
        needDays: number;
      }
    >)
  /** Sum by the casino's choice, to be taken every so often. */
  | ({ kind: 'reload' } & Said<AwardClauses & { days: number; everyHours: number }>);

/** Amounts that a multiple can apply to. `bonus-result`: of the bonus, or of what it has become. */
export const WAGERING_BASES = [
  'bonus',
  'deposit',
  'deposit-and-bonus',
  'winnings',
  'bonus-result',
] as const;
export type WageringBase = (typeof WAGERING_BASES)[number];

/** Turnover asked for before money can be withdrawn; a multiple of 0 asks for none. */
export type Wagering = Said<{
  multiple: number;
  base: WageringBase;
  /** Multiple of the deposit besides: "deposit 2x and bonus 20x". */
  plusDepositTimes: number;
  /** Divisor of progress by edge: bet × edge ÷ this, both as shares. */
  byEdge: number;
  /** Games that count, in the words of the terms. */
  only: string[];
  pot: 'own' | 'bonus' | 'both';
  /** Smallest bet that counts. */
  smallestBet: Sum;
  /** Most progress of one bet; not a limit on bets. */
  mostPerBet: Sum;
  leastOdds: number;
}>;

/** Games whose bets can count; sport is none of a casino's games. */
export type BetKind = GameKind | 'sport';

/** Share of each bet that counts toward the turnover, in percent, by kind of game. */
export type Contribution = Partial<Record<BetKind, number>>;

/** Terms that two sentences, or two languages, answer in two ways. */
type OrDisputed<Value> = Value | 'disputed';

/**
 * Limit on what is paid. `of`: on the payout, on the winnings of spins before they are bet, or on the bonus alone.
 * `stays`: it holds until the money is out. `addsUp`: those of several bonuses add up.
 */
export type Cap = { most: Limit } & Said<{
  of: OrDisputed<'payout' | 'spin-winnings' | 'bonus'>;
  stays: OrDisputed<boolean>;
  addsUp: boolean;
}>;

/**
 * Release of a bonus that is not played: all of it once wagered, or in lumps by turnover, by points, or by the fee of
 * a game between players. Percentages are of the bonus and of the wagering.
 */
export type Release =
  | 'after-wagering'
  | Said<{
      lump: Sum | { percent: number };
      every:
        | Sum
        | { percent: number }
        /** Points per unit bet and percent of edge; the unit is one whole of the currency unless named. */
        | { points: number; perBetAndEdgePercent: number; unit?: Money | undefined };
      feePercent: number;
    }>;

type Ends = Said<{
  hours: number;
  balanceBelow: Sum;
  /** Hours to take the offer, and to use what was taken. */
  claimHours: number;
  useHours: number;
}>;

export type Leaving = Said<{
  /** `zeroes-bonus`: own money is free, winnings taken early end the bonus. */
  withdrawal: 'free' | 'forfeits' | 'blocked' | 'zeroes-bonus';
  /** `balance-less-wins`: balance − (bonus + all wins), the deposit less all bets since. */
  cancel:
    | 'free'
    | 'free-before-use'
    | 'keeps-own'
    | 'takes-winnings'
    | 'balance-less-wins'
    | 'not-once-played';
}>;

/**
 * Terms of an offer, clause by clause, in their own currencies.
 * `matchPercent`, `cap` and `minDeposit` are those of one match on a deposit; `awards` says everything else.
 */
export type OfferTerms = Said<{
  matchPercent: number;
  /** Largest bonus. */
  cap: Money;
  minDeposit: Money | 'none';
  awards: Award[];
  wagering: Wagering;
  contribution: Contribution;
  maxBet: Limit | 'no-cap';
  /** Largest bets by kind of game, or by rank from the lowest; `null` is none. */
  maxBetBy: { games: Partial<Record<GameKind, Limit>> } | { ranks: (Limit | null)[] };
  /** Bought rounds and doubling count as the bet. */
  buysCount: boolean;
  maxCashOut: Limit | 'no-cap' | Cap;
  /** Other limits on what is paid, by what was given. */
  maxCashOutBy: Partial<Record<'spins' | 'no-deposit' | 'shop', Limit>>;
  expiryDays: number | 'never';
  /** `bonus-only`: of what the bonus has won, only its own sum becomes money. */
  stickiness: 'cashable' | 'sticky' | 'bonus-only';
  /** Money that is bet first. */
  first: 'own' | 'bonus' | 'together';
  release: Release;
  ends: Ends;
  leaving: Leaving;
  /** Deposit before the first withdrawal. */
  needsDeposit: Sum;
  /** Times that a deposit is to be bet, with or without a bonus. */
  depositTurnover: number;
  /** One bonus at a time. */
  isSingle: boolean;
  /** The casino may refuse or take back the bonus as it sees fit. */
  mayRefuse: boolean;
  /** Share of loyalty rewards while the bonus runs, in percent. */
  loyaltyPercent: number;
  /** Countries that the terms refuse, ISO 3166. */
  refuses: string[];
  /** Language that prevails, ISO 639. */
  language: string;
  /** Named without a number, in the words of the terms. */
  unpublished: string[];
  contradicts: { one: string; other: string }[];
  /** Play that is forbidden, in the words of the terms. */
  forbids: string[];
  /** Coin that it is paid in, where that is another. */
  paidIn: string;
}>;
