import { BETTOR_GAMES, BETTOR_NUMBERS, type TypedBettor } from '#domain/loyalty/typed-bettor.ts';
import type { RewardGame } from '#domain/loyalty/yardstick.ts';
import type { NumberReason } from '#domain/outcomes/read-number.ts';
import { numberReason } from './plan-words.ts';

const GAMES: Record<RewardGame, string> = { dice: 'dice at even money', slot: 'an ordinary slot' };

const WORDS = {
  game: {
    label: 'You play',
    options: BETTOR_GAMES.map((value) => ({ value, text: GAMES[value] })),
  },
  bet: { label: 'One bet', before: '$' },
  bets: { label: 'Bets a week' },
};

export const bettorFieldModel = (field: keyof TypedBettor) => ({ name: field, ...WORDS[field] });

/** Error message of a field, with the expected value. */
export const bettorReason = (field: keyof typeof BETTOR_NUMBERS, reason: NumberReason): string =>
  numberReason(BETTOR_NUMBERS[field], reason);
