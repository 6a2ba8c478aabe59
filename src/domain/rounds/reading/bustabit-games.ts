import { sumOf } from './decimals.ts';
import { amountIn, countIn, saidIn, stakeIn } from './fields.ts';
import { isFields } from './fields.ts';
import type { Fields } from './fields.ts';
import type { RoundRead } from './gathered.ts';
import type { JsonShape } from './shape.ts';

/**
 * Games of bustabit with one player's bet in each, or with the bets of all players. All players' bets are
 * rounds of one file, in the order of the file and without names; the shape then says "of-many", because
 * what they cost together is nobody's loss.
 */
export const bustabitGames: JsonShape = {
  id: 'bustabit-games',
  recognises: ({ listed, fields }) =>
    listed &&
    'gameId' in fields &&
    'bust' in fields &&
    ('players' in fields || 'cashedAt' in fields),
  open:
    () =>
    ({ listed, fields: game }, into) => {
      if (!listed) return;
      if (!Array.isArray(game.players)) {
        into.drop(game);
        into.take(() => roundOf(game, game));
        return;
      }
      into.shape = 'bustabit-games-of-many';
      for (const bet of game.players.filter(isFields)) {
        into.drop(bet);
        into.take(() => roundOf(game, bet));
      }
    },
};

function roundOf(game: Fields, bet: Fields): RoundRead {
  const stake = stakeIn(bet, 'bet');
  const profit = amountIn(bet, 'profit');
  return {
    operator: 'bustabit',
    kind: /[1-9]/.test(stake) ? 'played' : 'zero-stake',
    play: {
      game: 'crash',
      leftAt: amountIn(bet, 'cashedAt'),
      automatic: null,
      bust: amountIn(game, 'bust'),
      gameNumber: countIn(game, 'gameId'),
    },
    at: null,
    stake,
    paid: profit === null ? null : sumOf(stake, profit),
    currency: '',
    shownMultiplier: null,
    expectedTake: null,
    saysWon: saidIn(bet, 'won'),
    serverSeedHash: null,
    clientSeed: null,
    nonce: null,
  };
}
