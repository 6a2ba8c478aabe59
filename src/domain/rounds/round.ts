import type { PlinkoRisk } from '../odds/plinko-tables.ts';

/**
 * A number as the history writes it, in plain decimals without exponent: "0.000218344". Text, because
 * operators count in doubles or in up to eighteen decimals, and their rounding is what is checked.
 */
export type DecimalText = string;

export type OperatorId = 'stake' | 'duel' | 'liqd' | 'bustabit';

/** Kind of a round, apart from its result. No kind is a finding by itself. */
export type RoundKind =
  | 'played'
  | 'refused'
  | 'void'
  | 'free'
  | 'zero-stake'
  /** Taken back before its end for a price, such as a sports bet. */
  | 'cashed-out'
  /** Still open when the history was written. */
  | 'open';

/** Place of a round: the index of its file, in the order given, and its row, from 1. */
export type Place = { file: number; row: number };

/** Bet and result, as far as the history names them. Tiles and buckets count from 0. */
export type Play =
  | {
      game: 'plinko';
      rows: number;
      risk: PlinkoRisk;
      /** Steps of L and R; `null` where the history names the bucket alone. */
      path: string | null;
      bucket: number | null;
    }
  | {
      game: 'mines';
      mineCount: number;
      mines: readonly number[] | null;
      /** Tiles in the order in which they were opened. */
      opened: readonly number[];
      /** Multiplier shown at each opened tile; 0 for a mine. */
      steps: readonly DecimalText[] | null;
      hitMine: boolean | null;
    }
  | {
      game: 'dice';
      /** In the operator's own steps, such as 2807 for 28.07. */
      roll: number | null;
      /** Winning rolls in the same steps, ends included; with `outside` the rolls that are not between. */
      wins: { from: number; to: number; outside: boolean } | null;
    }
  | { game: 'limbo'; target: DecimalText | null; result: DecimalText | null }
  | {
      game: 'crash';
      /** Multiplier at which the player left; `null` for a lost round. */
      leftAt: DecimalText | null;
      /** The cash-out that was set beforehand, where the history has it, in lost rounds too. */
      setAt?: DecimalText | null;
      /** True for a cash-out that was set beforehand. */
      automatic: boolean | null;
      bust: DecimalText | null;
      gameNumber: number | null;
      /** Per cent of the stake that is paid on top, as old histories of bustabit have it. */
      bonusPercent?: DecimalText;
      /** The beacon that is mixed in, and when the bet stood against it. */
      beacon?: { signature: string; round: number; aheadMs: number | null };
    }
  | {
      game: 'sports';
      odds: readonly DecimalText[];
      status: string;
      /** Multiplier to three decimals at which the history says that all outcomes were settled. */
      settledAt?: DecimalText | null;
    }
  /** A game that nothing is recomputed of. */
  | { game: 'other'; name: string };

export type Round = Place & {
  /** Whose history it is; `null` for a table of columns that the reader named. */
  operator: OperatorId | null;
  kind: RoundKind;
  play: Play;
  /** Milliseconds since 1970, UTC. */
  at: number | null;
  stake: DecimalText | null;
  /** All that came back, the stake included; `null` where the history does not say. */
  paid: DecimalText | null;
  /** Upper-case code as the history names it; empty where it does not. Never converted. */
  currency: string;
  /** The multiplier that was shown, which is not always the one that pays. */
  shownMultiplier: DecimalText | null;
  /** Amount of the stake that the casino expected to keep, if the file has it. */
  expectedTake: DecimalText | null;
  /** True if the history calls it won; `null` where it does not say. */
  saysWon: boolean | null;
  /** Lower-case hash that was shown before; `null` where the history has none. */
  serverSeedHash: string | null;
  clientSeed: string | null;
  nonce: number | null;
  /**
   * Reason why its amounts cannot be believed, such as two currencies or a payout that denies the profit: nothing is
   * judged of it, and no sum holds it.
   */
  doubt?: string;
  /** Row of a ledger: a bet, whose stake counts alone, or what came back, which counts without a stake. */
  half?: 'bet' | 'return';
  /** Salted hash of the id of the bet. It never leaves the worker. */
  betKey?: { hash: number; isShared: boolean };
  /** Server seed that stands with the round, of a list that shows no hash: no promise can be checked. */
  serverSeed?: string;
};

/** A server seed that was revealed, in a history or by the reader. It is joined to rounds by its hash. */
export type RevealedSeed = {
  serverSeed: string;
  from: 'history' | 'reader';
  /**
   * The hash that it is said to reveal, where history or reader name one. If no seed at all has that
   * hash, its promise is broken; without it, a seed that fits no hash is left over.
   */
  hash?: string;
};
