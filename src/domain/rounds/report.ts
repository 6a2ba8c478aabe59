import type { GameRecord } from './operators/operator.ts';
import type { DecimalText, OperatorId, Place, RevealedSeed, Round, RoundKind } from './round.ts';

/** Goes up when a judgement could come out another way. */
export const METHOD_VERSION = '2';

export type CheckId =
  /** The revealed seed is what the hash stood for. */
  | 'commitment'
  /** The result follows from the seeds, by the operator's rule. */
  | 'result'
  /** The multiplier shown is that of the table. */
  | 'multiplier'
  /** The payout is the stake times the table, under the operator's rounding. */
  | 'payout'
  /** The history's own statement of won or lost, or of its expected take, agrees with the rest. */
  | 'statement'
  /** A bet stood before the beacon that decided it was out. */
  | 'beacon-time';

/** Bet of a row, as a reader finds it at the casino. */
type BetOfRow = Pick<Round, 'at' | 'nonce' | 'stake' | 'currency' | 'play'>;

/** A row that does not follow, or that cannot be judged, and why. Ids are put in words where they are shown. */
export type RowFinding = Place & {
  reason: string;
  found?: string;
  expected?: string;
  /** With rows that differ. */
  bet?: BetOfRow;
  /** With payouts: what the rule pays less what was paid. */
  short?: DecimalText;
};

/** One check over the rounds of one game under one rule. `agree` + `differ` + `notJudged` is all of them. */
export type CheckTally = {
  check: CheckId;
  operator: OperatorId | null;
  game: string;
  /** Id of the record (table and rounding, or scheme) that was applied; has words, source and date. */
  rule: string;
  agree: number;
  /** Of those that agree, payouts of 0 in rows that say lost: they were compared with nothing else. */
  lost: number;
  differ: number;
  notJudged: number;
  /**
   * Tolerance within which a payout agrees: the unit of the multipliers, where they are taken from the file, and the
   * largest amount in a row that agrees, 0 to the last digit. `null` where all are compared to the last digit.
   */
  tolerance: { multiplier: DecimalText | null; money: DecimalText } | null;
  /** Paid less due in the rows whose payout differs, by currency. */
  difference: readonly { currency: string; sum: DecimalText }[];
  /** The first rows that differ, up to `FINDINGS_KEPT`. */
  differing: readonly RowFinding[];
  /** Rows that cannot be judged for one reason: how many there are, and the first of them. */
  unjudged: readonly { reason: string; count: number; rows: readonly Place[] }[];
};

/**
 * Payouts of one currency against stake times multiplier, as their rows show both: paid less due over all rows. It is
 * short where rounding and cutting do not explain it.
 */
export type ShownSum = {
  currency: string;
  rounds: number;
  difference: DecimalText;
  isShort: boolean;
};

type NumberedPlace = Place & { nonce: number };

/** Numbers of rounds: which are missing, shared or lower than an earlier one. Lists hold the first alone. */
export type NumberOrder = {
  firstNonce: number | null;
  lastNonce: number | null;
  /** Numbers between first and last without a round: other games, other days or rows left out. */
  missing: readonly Share[];
  missingCount: number;
  /** Rounds whose number an earlier one has, with other contents. Equal rows are no rounds (`Doubles`). */
  shared: readonly NumberedPlace[];
  sharedCount: number;
  /** True if no number is shared within one game: the casino may count for each game. */
  isPerGame: boolean;
  outOfOrder: readonly NumberedPlace[];
  outOfOrderCount: number;
};

/** The rounds that one server seed decides, and their order. */
export type SeedUse = NumberOrder & {
  hash: string;
  rounds: number;
  state: 'needs-seed' | 'kept' | 'broken';
  /** The form that fitted, such as "SHA-256 of its bytes". */
  form: string | null;
  /** Rounds that have a result and a rule to judge it by. */
  judgeable: number;
  /** Rounds with another client seed than most under this hash. */
  otherClientSeed: number;
};

/** Order of rounds that name no hash: games of a chain by number, a list of results by nonce. */
export type GameOrder = NumberOrder & {
  rounds: number;
  operator: OperatorId | null;
  game: string;
  /** A player skips games and may bet twice on one, so by game number only the order is judged. */
  by: 'game-number' | 'nonce';
};

/** Sums over all seeds and numbered lists: seeds by state, then rounds. */
export type SeedSums = {
  kept: number;
  broken: number;
  waiting: number;
  /** Rounds that can be judged once those seeds are there. */
  waitingRounds: number;
  /** Seeds revealed in the files whose hash no bet in them has. */
  leftOver: number;
  otherClientSeed: number;
  numbered: number;
  missing: number;
  /** Rounds whose number an earlier one has, with other contents. */
  shared: number;
  /** True if all of them are of different games. */
  isPerGame: boolean;
  outOfOrder: number;
};

/** Rows with the number and the contents of an earlier row, as where two exports overlap: they are left out. */
export type Doubles = {
  count: number;
  /** The first of them, with the row that counts. */
  rows: readonly (Place & { of: Place })[];
};

export type Share = { from: number; to: number };

/** Rounds that a sum leaves out. An open bet changes no result yet; a round of another kind is named if money moved. */
export type LeftOut = {
  reason: string;
  rounds: number;
  /** `null` for rows whose stake could not be read. */
  staked: DecimalText | null;
};

/**
 * Cost of the rounds of one currency. Sums are exact decimals; currencies are never added. Rounds that were
 * played or cashed out count; refused, void, free, open and zero-stake ones do not, nor those without an amount.
 */
export type CurrencyCost = {
  currency: string;
  rounds: number;
  staked: DecimalText;
  paid: DecimalText;
  /** Paid minus staked; `null` while rows are left out that can change it (`leftOut`). */
  net: DecimalText | null;
  /** Rows of this currency that no sum holds, by reason, or rows of any currency that could not be read (`unread`). */
  leftOut: readonly LeftOut[];
  /** Average cost of the stakes by the stated edges; `null` if no game's edge is on file. */
  expectedCost: DecimalText | null;
  /** Rounds and stakes whose edge is not known here, which no expectation counts. */
  withoutEdge: { rounds: number; staked: DecimalText };
  /** The sum of the casino's own expected take, where the file has it. */
  statedTake: { rounds: number; sum: DecimalText } | null;
  /** Of 1,000 players with these very bets, how many would have ended lower; `rounds` are those with known odds. */
  lowerOf1000: (Share & { rounds: number; how: 'exact' | 'bounded' }) | null;
  /** Set where the next stake follows from the last result, which makes `lowerOf1000` no place among players. */
  stakesFollow: StakesFollow | null;
  /** Balance after some rounds. Those without known odds count in average and band as they came out. */
  course: readonly {
    round: number;
    balance: number;
    expected: number | null;
    band: Share | null;
  }[];
};

type Raises = { raised: number; of: number };
/** Stakes higher than the one before, after losses and after wins. */
export type StakesFollow = { afterLoss: Raises; afterWin: Raises };

/** Counts of outcomes against the odds that are usually meant by a game: one board, or one dice bet. */
export type OddsCount = {
  operator: OperatorId | null;
  game: string;
  /** The board, such as "16 rows, high". */
  of: string;
  rounds: number;
  outcomes: readonly { name: string; counted: number; expected: number }[];
  /** Of 1,000 honest histories of this length, how many would be as far from the odds; `null` if it is too short. */
  asFarOf1000: Share | null;
  /** Of 1,000 histories of this length with an edge raised by 1% of the stake, how many would look unusual. */
  raisedSeenOf1000: Share | null;
  /** Upper bound for the furthest of all boards and bets of the report. */
  asFarAmongAllOf1000: number | null;
};

export type BonusRules = {
  /** Milliseconds since 1970; `null` leaves that end open. */
  startsAt: number | null;
  endsAt: number | null;
  largestBet: DecimalText | null;
  /** A bet of exactly the largest one breaks the rule too: "less than". */
  isBelow?: boolean;
  currency: string;
  /** Games left out, in the words of the history, in small letters. */
  excludedGames: readonly string[];
};

/** Bets held against the rules of a bonus. */
export type BonusFindings = {
  rounds: number;
  broken: readonly RowFinding[];
  brokenCount: number;
  near: readonly RowFinding[];
  nearCount: number;
  /** In another currency or without time, so that no rule can be applied. */
  notJudged: number;
};

export type FileRead = {
  /** Order in which it was given, from 0. No name: a name can hold a person's. */
  file: number;
  bytes: number;
  sha256: string;
  shape: string;
  rounds: number;
  /** Rows that are no round, or could not be read: the first, how many there are, and how many for which reason. */
  skipped: readonly RowFinding[];
  skippedCount: number;
  skippedBy: Readonly<Record<string, number>>;
  /** Rounds whose time could not be read; they count without it. */
  timesUnread: number;
  /** Heads and first row where no round was read, personal cells by their kind; `null` otherwise. */
  firstRow: { heads: readonly string[]; cells: readonly string[] } | null;
  /** Kinds of personal values that were dropped while reading, and from how many rows. */
  dropped: readonly {
    what: 'address' | 'name' | 'user-id' | 'account-id' | 'bet-id' | 'other-id';
    rows: number;
  }[];
};

/** All of a report that needs no odds of a bet. */
export type Judgements = {
  method: typeof METHOD_VERSION;
  files: readonly FileRead[];
  rounds: number;
  kinds: Readonly<Record<RoundKind, number>>;
  /** By the rule that the operator publishes. */
  byOperator: readonly CheckTally[];
  /** The records that these tallies name; with a report that is shown, as a page would be heavy with all of them. */
  rules?: readonly GameRecord[];
  /** By the rule usually meant by the game, where the operator's is another one. */
  byUsual: readonly CheckTally[];
  /** Sums of the games that no table is known for. */
  shownSums: readonly ShownSum[];
  seeds: readonly SeedUse[];
  /** Of all seeds, and of lists by nonce, also where `seeds` are the first alone. */
  seedSums: SeedSums;
  /** Revealed seeds that have none of the hashes of these rounds, the first `FINDINGS_KEPT`. */
  seedsLeftOver: readonly RevealedSeed[];
  gameOrders: readonly GameOrder[];
  doubles: Doubles;
  /** Rounds that name no seed, whose order and completeness cannot be seen. */
  withoutSeed: number;
};

export type AuditReport = Judgements & {
  costs: readonly CurrencyCost[];
  odds: readonly OddsCount[];
  bonusRules: BonusFindings | null;
};
