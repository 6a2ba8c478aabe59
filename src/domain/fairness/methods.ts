import { SCHEMES, type GameId, type SchemeGame, type SchemeId } from './schemes.ts';

/** What a reader can type in to have a round checked. */
export const INPUT_FIELDS = [
  'revealed',
  'seed',
  'nonce',
  'rows',
  'risk',
  'shownHash',
  'claim',
] as const;
export type InputField = (typeof INPUT_FIELDS)[number];

/** One way of checking: a game of a scheme, or a commitment alone. */
export type Method = { scheme: SchemeId; game: GameId | null; fields: readonly InputField[] };

const SEED_PAIR_FIELDS = ['revealed', 'seed', 'nonce'] as const;
const COMPARED_FIELDS = ['shownHash', 'claim'] as const;

export const METHODS = {
  dice: { scheme: 'seed-pair', game: 'dice', fields: [...SEED_PAIR_FIELDS, ...COMPARED_FIELDS] },
  limbo: { scheme: 'seed-pair', game: 'limbo', fields: [...SEED_PAIR_FIELDS, ...COMPARED_FIELDS] },
  plinko: {
    scheme: 'seed-pair',
    game: 'plinko',
    fields: [...SEED_PAIR_FIELDS, 'rows', 'risk', ...COMPARED_FIELDS],
  },
  bustabit: { scheme: 'bustabit', game: 'current', fields: ['revealed', ...COMPARED_FIELDS] },
  'bustabit-v2': { scheme: 'bustabit', game: 'v2', fields: ['revealed', ...COMPARED_FIELDS] },
  'stake-crash': {
    scheme: 'stake-crash',
    game: 'crash',
    fields: ['revealed', 'seed', ...COMPARED_FIELDS],
  },
  'stake-slide': {
    scheme: 'stake-crash',
    game: 'slide',
    fields: ['revealed', 'seed', ...COMPARED_FIELDS],
  },
  'hash-only': { scheme: 'seed-hash', game: null, fields: ['revealed', 'shownHash'] },
} as const satisfies Record<string, Method>;

export type MethodId = keyof typeof METHODS;

/** Whether a method asks for a field. */
export function asksFor(method: MethodId, field: InputField): boolean {
  const fields: readonly InputField[] = METHODS[method].fields;
  return fields.includes(field);
}

/** What the scheme says of the method's game; `null` where only a commitment is checked. */
export function gameOf(method: MethodId): SchemeGame | null {
  const { scheme, game } = METHODS[method];
  if (game === null) return null;
  const found = SCHEMES.find(({ id }) => id === scheme)?.games.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`Expected ${game} among the games of ${scheme}`);
  return found;
}
