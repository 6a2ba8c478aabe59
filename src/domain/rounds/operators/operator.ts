import type { CitedSource } from '../../facts/cited-source.ts';
import type { DecimalText, OperatorId, Play } from '../round.ts';

/** Decimals kept, and how: "8 half-even". */
export type Rounding = `${number} ${'down' | 'half-up' | 'half-even' | 'up'}`;

/** Rule for the multiplier of a play. `returns` is the share of the fair price that it pays. */
export type MultiplierRule =
  /** The usual table, or all of it times a factor that makes its return `returns`. */
  | { of: 'plinko'; scaled?: { returns: DecimalText; factor: Rounding; product: Rounding } }
  /** Over the chance of so many safe tiles, exactly or by rounded steps. */
  | {
      of: 'mines';
      returns: DecimalText;
      steps?: { chance: Rounding; product: Rounding; inverse: Rounding };
    }
  /** Of so many numbers; a width leaves one of its two ends out. */
  | { of: 'dice'; returns: DecimalText; numbers: number; counts: 'numbers' | 'width' }
  /** The target, where the player left, the product of all odds. */
  | { of: 'limbo' | 'crash' | 'sports' };

export type PayRule = {
  multiplier: MultiplierRule;
  /** Doubles are compared bit for bit, decimals digit for digit. */
  numbers: 'doubles' | 'decimals';
  /** Part of the multiplier that pays, and its rounding, if not all of it pays. */
  paidPart?: { fraction: DecimalText; rounding?: Rounding };
  /** Rounding of the amount; with `within` it is compared to that tolerance alone. */
  amount?: Rounding | { within: DecimalText };
  /** Form in which the multiplier is shown, if not in full, before or after the part that pays. */
  shown?: 'single-precision' | 'double' | Rounding;
};

/** One game of an operator: what it draws by, how it pays, and how that is known. */
export type GameRecord = {
  id: string;
  /** Id of the scheme in `RULES`; `null` where no history known here names what it draws by. */
  scheme: string | null;
  /** `null` where no paid round of the game is known here. */
  pays: PayRule | null;
  /** True if the multipliers are the usual ones of the game. */
  paysAsUsual: boolean;
  /** The edge that the operator states. */
  edgeFraction: DecimalText | null;
  /** Edge of the rule itself, if it differs from the stated one. */
  edgeByRule?: DecimalText;
  /** Share of the stake that the history states as the expected take. */
  takeFraction?: DecimalText;
  /** Rules of its payout, in short sentences. */
  inWords: string;
  /** Rules that no document states, and the rounds from which they follow. */
  inferred: string | null;
  sources: readonly CitedSource[];
};

export type GameId = Exclude<Play['game'], 'other'>;

export type OperatorRecord = {
  id: OperatorId;
  name: string;
  games: Readonly<Partial<Record<GameId, GameRecord>>>;
};

/** The day on which the sources were read. */
export const READ_ON = '2026-11-26';

/** A public repository, read at one of its commits where that is known. */
export const repository = (path: string, commit: string | null, what: string): CitedSource => ({
  title: `${path}, ${what}${commit === null ? '' : `, commit ${commit}`}`,
  url: `https://github.com/${path}`,
  readOn: READ_ON,
});
