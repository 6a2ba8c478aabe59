import { type GameId, type GameRecord, type MultiplierRule, repository } from './operator.ts';

/** Amounts are compared to a unit of the eighth decimal, because rounding is the brand's. */
const game = (multiplier: MultiplierRule, inWords: string): GameRecord => ({
  id: `usual-${multiplier.of}`,
  scheme: multiplier.of === 'crash' ? null : multiplier.of,
  pays: { multiplier, numbers: 'doubles', amount: { within: '0.00000001' }, shown: 'double' },
  paysAsUsual: true,
  edgeFraction: null,
  inWords,
  inferred: null,
  sources: [repository('provably-fair-betting/verifierform-stake', null, 'test cases and tables')],
});

/** The rule that is usually meant by a game: Stake's, apart from rounding. */
export const USUAL: Readonly<Partial<Record<GameId, GameRecord>>> = {
  plinko: game(
    { of: 'plinko' },
    'The stake times the usual table, whose boards give back about 99%.',
  ),
  mines: game(
    { of: 'mines', returns: '0.99' },
    'The stake times 0.99 over the chance of so many safe tiles.',
  ),
  dice: game(
    { of: 'dice', returns: '0.99', numbers: 10_000, counts: 'numbers' },
    'The stake times 9,900 over the number of winning rolls.',
  ),
  limbo: game({ of: 'limbo' }, 'The stake times the target, if the result reaches it.'),
  crash: game({ of: 'crash' }, 'The stake times the multiplier at which the player left.'),
};
