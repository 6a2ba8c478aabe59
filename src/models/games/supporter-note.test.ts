import { expect, test } from 'vitest';
import { casinoWith, known } from '#domain/ratings/facts-for-tests.ts';
import { supporterNote } from './supporter-note.ts';

const note = (game: 'aviator' | 'dice' | 'live-dealer', facts: Parameters<typeof casinoWith>[0]) =>
  supporterNote(casinoWith(facts).facts, game);

test('whether a round can be recomputed is said with who says so', () => {
  expect(note('dice', {})).toBe('Not known whether a round can be recomputed.');
  expect(note('dice', { provablyFairGames: known(['plinko']) })).toBe(
    'No seeds found to recompute a round of it.',
  );
  expect(note('dice', { provablyFairGames: known(['dice']) })).toBe(
    'It says that a round can be recomputed.',
  );
  expect(note('dice', { provablyFairGames: { ...known(['dice']), grade: 'B' } })).toBe(
    'You can recompute a round from seeds fixed in advance.',
  );
  expect(note('aviator', { provablyFairGames: { ...known(['aviator']), grade: 'B' } })).toBe(
    'Reveals its seeds but not its rule, so you can’t recompute a round.',
  );
});

test('of a live dealer it is said whether the returns are printed', () => {
  expect(note('live-dealer', {})).toBe('Not known whether it prints returns.');
  expect(note('live-dealer', { rtpDisclosure: known('some-games') })).toBe(
    'Prints the return of some games.',
  );
});
