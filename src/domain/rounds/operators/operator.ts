import type { CitedSource } from '../../facts/cited-source.ts';
import type { DecimalText, OperatorId, Play } from '../round.ts';

export type Rounding = { places: number; by: 'down' | 'half-up' | 'half-even' | 'up' };

/** How a multiplier follows from a play. Fractions are what the rule gives back of a fair price. */
export type MultiplierRule =
  /** The usual table, all of it times a factor that makes its return `returns`, where that is set. */
  | { of: 'plinko'; scaled: { returns: DecimalText; factor: Rounding; product: Rounding } | null }
  /** One over the chance of that many safe tiles; by steps of rounded chances where `chance` is set. */
  | {
      of: 'mines';
      returns: DecimalText;
      steps: { chance: Rounding; product: Rounding; inverse: Rounding } | null;
    }
  /** Of so many numbers; a width leaves one of the two ends out. */
  | {
      of: 'dice';
      returns: DecimalText;
      numbers: number;
      counts: 'numbers' | 'width';
    }
  /** The target, or where the player left. */
  | { of: 'limbo' | 'crash' }
  /** The product of all odds. */
  | { of: 'sports' };

export type PayRule = {
  multiplier: MultiplierRule;
  /** Doubles are compared bit for bit, decimals digit for digit. */
  numbers: 'doubles' | 'decimals';
  /** What of that multiplier is paid, and how it is rounded before it pays; `null` where it pays as it is. */
  paidPart: { fraction: DecimalText; rounding: Rounding | null } | null;
  /** How the amount is rounded; `null` where it is not, and `within` where only its size is known. */
  amount: Rounding | { within: DecimalText } | null;
  /** How the multiplier is shown, where it is not as it pays. */
  shown: 'as-paid' | 'single-precision' | 'before-part' | 'double' | Rounding;
};

/** One game of an operator: what it draws by, how it pays, and how that is known. */
export type GameRecord = {
  id: string;
  /** Id of the scheme in `RULES`; `null` where no round can be drawn again from what a history has. */
  scheme: string | null;
  /** `null` where no paid round of the game is known here. */
  pays: PayRule | null;
  /** Whether the multipliers are those usually meant by the game. */
  paysAsUsual: boolean;
  /** The edge that the operator states. */
  edgeFraction: DecimalText | null;
  /** What of the stake the history calls the expected take, where it does. */
  takeFraction?: DecimalText;
  /** Short sentences: how it pays, and which multiplier is shown. */
  inWords: readonly string[];
  /** What no document states, and how it was found. */
  inferred: readonly string[];
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

/** A public repository, read at one of its commits where it is known. */
export const repository = (path: string, commit: string | null, what: string): CitedSource => ({
  title: `${path}, ${what}${commit === null ? '' : `, commit ${commit}`}`,
  url: `https://github.com/${path}`,
  readOn: READ_ON,
});

export const EIGHT_HALF_EVEN: Rounding = { places: 8, by: 'half-even' };
export const EIGHTEEN_HALF_UP: Rounding = { places: 18, by: 'half-up' };
