import type { NumberRule } from './read-number.ts';
import { typedIn, wordOf } from './typed-fields.ts';

/** The bets that a session can be made of: those that the site has odds for, and the model slots. */
const SESSION_GAMES = [
  'red',
  'dozen',
  'number',
  'dice',
  'crash',
  'aviator',
  'plinko',
  'ordinary',
  'steady',
  'wild',
] as const;
export type SessionGame = (typeof SESSION_GAMES)[number];

const SUM: NumberRule = { least: 0.01, most: 1_000_000, decimals: 2 };

export const SESSION_NUMBERS = {
  bankroll: SUM,
  bet: SUM,
  rounds: { least: 1, most: 10_000, decimals: 0 },
  pace: { least: 1, most: 10_000, decimals: 0 },
  chance: { least: 0.01, most: 98, decimals: 2 },
  target: { least: 1.01, most: 1000, decimals: 2 },
  rtp: { least: 50, most: 100, decimals: 4 },
} as const satisfies Record<string, NumberRule>;
export type SessionNumber = keyof typeof SESSION_NUMBERS;

export const SESSION_CHOICES = {
  game: SESSION_GAMES,
  risk: ['low', 'medium', 'high', 'expert'],
} as const satisfies Record<string, readonly string[]>;
export type SessionChoice = keyof typeof SESSION_CHOICES;

export type SessionField = SessionNumber | SessionChoice;

export type TypedSession = Readonly<Partial<Record<SessionField, string>>>;

/** The word of a choice; the first where it is none of them. */
export const sessionChoice = <Field extends SessionChoice>(
  typed: TypedSession,
  field: Field,
): (typeof SESSION_CHOICES)[Field][number] => wordOf(SESSION_CHOICES[field], typed[field]);

const OF_GAME: Partial<Record<SessionGame, readonly SessionField[]>> = {
  dice: ['chance'],
  crash: ['target'],
  aviator: ['target'],
  plinko: ['risk'],
  ordinary: ['rtp'],
  steady: ['rtp'],
  wild: ['rtp'],
};

/** The fields that a session needs, in the order in which a form has them. */
export function sessionFields(typed: TypedSession): readonly SessionField[] {
  const game = sessionChoice(typed, 'game');
  return ['game', ...(OF_GAME[game] ?? []), 'bankroll', 'bet', 'rounds', 'pace'];
}

/** The sessions in a fragment: one, by the same rules as plans. */
export function sessionFragment(typed: TypedSession): string {
  const words = new URLSearchParams();
  for (const field of sessionFields(typed)) {
    const text = typed[field]?.trim() ?? '';
    if (text !== '') words.set(field, text);
  }
  return words.toString();
}

/** The session that a fragment holds; `null` where it holds none. */
export function sessionInFragment(fragment: string): TypedSession | null {
  const typed = typedIn(fragment.replace(/^#/, ''), sessionFields);
  return Object.keys(typed).length === 0 ? null : typed;
}
