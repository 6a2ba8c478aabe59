import { money } from '../money/money.ts';
import { type NumberReason, type NumberRule, readNumber } from '../outcomes/read-number.ts';
import { wordOf } from '../outcomes/typed-fields.ts';
import type { Bettor } from './bettor.ts';
import { REWARD_GAMES, type RewardGame } from './yardstick.ts';

/** Fields of the form, in its order, with what they hold at first. */
export const TYPED_BETTOR = { game: 'dice', bet: '10', bets: '100' } as const satisfies Record<
  string,
  string
>;
export type TypedBettor = Readonly<Record<keyof typeof TYPED_BETTOR, string>>;

export const BETTOR_NUMBERS = {
  bet: { least: 0.01, most: 1_000_000, decimals: 2 },
  bets: { least: 1, most: 10_000, decimals: 0 },
} as const satisfies Record<string, NumberRule>;

export const BETTOR_GAMES = Object.keys(REWARD_GAMES) as [RewardGame, ...RewardGame[]];

export type BettorReasons = Partial<Record<keyof typeof BETTOR_NUMBERS, NumberReason>>;

/** Parses the form into a bettor, or returns the reason for each field that cannot be parsed. */
export function readTypedBettor(
  typed: TypedBettor,
): { ok: true; bettor: Bettor } | { ok: false; reasons: BettorReasons } {
  const [bet, bets] = [
    readNumber(typed.bet, BETTOR_NUMBERS.bet),
    readNumber(typed.bets, BETTOR_NUMBERS.bets),
  ];
  if (bet.ok && bets.ok) {
    const game = REWARD_GAMES[wordOf(BETTOR_GAMES, typed.game)];
    return { ok: true, bettor: { ...game, bet: money(bet.value), betsPerWeek: bets.value } };
  }
  return {
    ok: false,
    reasons: { ...(!bet.ok && { bet: bet.reason }), ...(!bets.ok && { bets: bets.reason }) },
  };
}
