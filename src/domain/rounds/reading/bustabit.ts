import { sumOf } from './amounts.ts';
import type { Entry } from './entry.ts';
import { roundFrom, type RoundRead } from './round-from.ts';
import type { Shape } from './shape.ts';

const IN_GAMES = { bet: 'bet', profit: 'profit', left: 'cashedAt', bust: 'bust', id: 'gameId' };
const IN_TABLE = {
  ...{ bet: 'Bet', profit: 'Profit', left: 'CashedOut', bust: 'BustedAt', id: 'GameID' },
};

/**
 * Games of bustabit with one player's bet in each, or with those of all players. All players' bets are
 * rounds of one file in its order, without names; its shape then ends in "-of-many", because what they cost
 * together is nobody's loss.
 */
export const bustabitGames: Shape = {
  id: 'bustabit-games',
  recognises: (game) => game.has('gameId', 'bust') && (game.has('players') || game.has('cashedAt')),
  open: (into) => (game) => {
    if (game.has('players')) into.shape = 'bustabit-games-of-many';
    const bets = game.has('players') ? game.all('players') : [game];
    for (const bet of game.listed ? bets : []) {
      into.take(bet, () => roundOf(game, bet, IN_GAMES));
    }
  },
};

/** The table of its first version (2016), which circulates with many players in it. */
export const bustabitTable: Shape = {
  id: 'bustabit-table',
  recognises: (bet) => bet.has('PlayDate', 'Bonus', ...Object.values(IN_TABLE)),
  open: (into) => {
    let first: unknown;
    return (bet) => {
      first ??= bet.value('Username');
      if (bet.value('Username') !== first) into.shape = 'bustabit-table-of-many';
      into.take(bet, () => roundOf(bet, bet, IN_TABLE));
    };
  },
};

/** Neither a cash-out nor a profit means lost. */
function roundOf(game: Entry, bet: Entry, names: typeof IN_GAMES): RoundRead {
  const leftAt = bet.amount(names.left);
  const bonusPercent = bet.amount('Bonus');
  const keys = { stake: names.bet, at: 'PlayDate', saysWon: 'won' };
  const round = roundFrom('bustabit', bet, keys, {
    game: 'crash',
    leftAt,
    automatic: null,
    bust: game.amount(names.bust),
    gameNumber: game.count(names.id),
    ...(bonusPercent !== null && { bonusPercent }),
  });
  const profit = bet.amount(names.profit);
  const withoutProfit = leftAt === null ? '0' : null;
  return { ...round, paid: profit === null ? withoutProfit : sumOf(round.stake ?? '0', profit) };
}
