import { sumOf } from './decimals.ts';
import { amountIn, countIn, stakeIn } from './fields.ts';
import type { Fields } from './fields.ts';
import type { RoundRead } from './gathered.ts';
import { Unfit } from './reasons.ts';
import type { TableShape } from './shape.ts';
import { timeFrom } from './times.ts';

const HEADS = ['GameID', 'Bet', 'CashedOut', 'Bonus', 'Profit', 'BustedAt', 'PlayDate'];

/** The table of bustabit's first version (2016), which circulates with many players in it. */
export const bustabitTable: TableShape = {
  id: 'bustabit-table',
  recognises: (heads) => HEADS.every((head) => heads.includes(head)),
  open: (heads, into) => {
    const name = heads.indexOf('Username');
    let firstName: string | undefined;
    return (cells) => {
      const bet = Object.fromEntries(heads.map((head, at) => [head, valueOf(cells[at])]));
      firstName ??= cells[name];
      if (cells[name] !== firstName) into.shape = 'bustabit-table-of-many';
      into.drop(bet);
      into.take(() => roundOf(bet));
    };
  },
};

const valueOf = (cell = '') => (cell === 'NA' ? null : cell);

/** Neither a cash-out nor a profit means lost. */
function roundOf(bet: Fields): RoundRead {
  const stake = stakeIn(bet, 'Bet');
  const leftAt = amountIn(bet, 'CashedOut');
  const profit = amountIn(bet, 'Profit');
  const bonusPercent = amountIn(bet, 'Bonus');
  const at = timeFrom(bet.PlayDate);
  if (at === null && bet.PlayDate) throw new Unfit('not-a-time', 'PlayDate');
  return {
    operator: 'bustabit',
    kind: /[1-9]/.test(stake) ? 'played' : 'zero-stake',
    play: {
      game: 'crash',
      leftAt,
      automatic: null,
      bust: amountIn(bet, 'BustedAt'),
      gameNumber: countIn(bet, 'GameID'),
      ...(bonusPercent !== null && { bonusPercent }),
    },
    at,
    stake,
    paid: profit === null ? (leftAt === null ? '0' : null) : sumOf(stake, profit),
    currency: '',
    shownMultiplier: null,
    expectedTake: null,
    saysWon: null,
    serverSeedHash: null,
    clientSeed: null,
    nonce: null,
  };
}
