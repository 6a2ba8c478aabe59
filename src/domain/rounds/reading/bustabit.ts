import { sumOf } from './decimals.ts';
import type { Entry } from './entry.ts';
import { kindOf, type RoundRead, UNSAID } from './gathered.ts';
import type { Shape } from './shapes.ts';

const IN_GAMES = { stake: 'bet', profit: 'profit', left: 'cashedAt', bust: 'bust', game: 'gameId' };
const IN_TABLE = {
  stake: 'Bet',
  profit: 'Profit',
  left: 'CashedOut',
  bust: 'BustedAt',
  game: 'GameID',
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
function roundOf(game: Entry, bet: Entry, keys: typeof IN_GAMES): RoundRead {
  const stake = bet.stake(keys.stake);
  const leftAt = bet.amount(keys.left);
  const profit = bet.amount(keys.profit);
  const bonusPercent = bet.amount('Bonus');
  return {
    ...UNSAID,
    operator: 'bustabit',
    kind: kindOf(stake),
    play: {
      game: 'crash',
      leftAt,
      automatic: null,
      bust: game.amount(keys.bust),
      gameNumber: game.count(keys.game),
      ...(bonusPercent !== null && { bonusPercent }),
    },
    at: bet.time('PlayDate'),
    stake,
    paid: profit !== null ? sumOf(stake, profit) : leftAt === null ? '0' : null,
    saysWon: bet.said('won'),
  };
}
