import type { NumberRule } from './read-number.ts';
import { typedIn, wordOf } from './typed-fields.ts';

/** Bets of the session tool: those that the site has odds for, and the model slots. */
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

/** Selected option; the first where the value is none of them. */
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

/** Fields of a session, in form order. */
export function sessionFields(typed: TypedSession): readonly SessionField[] {
  const game = sessionChoice(typed, 'game');
  return ['game', ...(OF_GAME[game] ?? []), 'bankroll', 'bet', 'rounds', 'pace'];
}

/** Session as an address fragment, in the format of plans. */
export function sessionFragment(typed: TypedSession): string {
  const words = new URLSearchParams();
  for (const field of sessionFields(typed)) {
    const text = typed[field]?.trim() ?? '';
    if (text !== '') words.set(field, text);
  }
  return words.toString();
}

/** Session in a fragment; `null` where there is none. */
export function sessionInFragment(fragment: string): TypedSession | null {
  const typed = typedIn(fragment.replace(/^#/, ''), sessionFields);
  return Object.keys(typed).length === 0 ? null : typed;
}
