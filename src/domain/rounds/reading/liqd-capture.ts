import type { PlinkoRisk } from '../../odds/plinko-tables.ts';
import type { Play } from '../round.ts';
import { hundredths } from './amounts.ts';
import type { Entry } from './entry.ts';
import { ReadError } from './reasons.ts';
import { currencyIn, type Keys, roundFrom, type RoundRead } from './round-from.ts';
import type { Shape } from './shape.ts';

const KEYS: Keys = {
  ...{ stake: 'betAmount', paid: 'winningAmount', shownMultiplier: 'multiplier' },
  ...{ serverSeedHash: 'hashedServerSeed', clientSeed: 'clientSeed', nonce: 'nonce' },
};

/**
 * Rounds of LIQD as ProvablyFair-org captured them. Fields in which the auditor noted what he found himself
 * (`local…`, `verified`, `model…`, `…Ok`) are not read.
 */
export const liqdCapture: Shape = {
  id: 'liqd-capture',
  recognises: (entry) =>
    entry.has('hashedServerSeed') && (entry.has('betAmount') || entry.has('nextHashedServerSeed')),
  open: (into) => {
    let currency = '';
    return (entry) => {
      if (!entry.listed) currency = currencyIn(entry.in('meta'), 'currency');
      else if (entry.has('betAmount')) into.take(entry, () => ({ ...roundOf(entry), currency }));
      else into.reveal(entry.value('serverSeed'), entry.value('hashedServerSeed'));
    };
  },
};

function roundOf(bet: Entry): RoundRead {
  const at = bet.has('createdAt') ? 'createdAt' : 'at';
  const round = roundFrom('liqd', bet, { ...KEYS, at }, playOf(bet));
  const result = bet.word('result');
  const paid = round.paid ?? (result === 'lost' ? '0' : null);
  return { ...round, paid, saysWon: result === '' ? null : result === 'won' };
}

function playOf(bet: Entry): Play {
  if (bet.has('dropDetails')) return plinko(bet);
  return bet.has('mineCount') ? mines(bet) : dice(bet, bet.in('params'));
}

const RISKS: readonly (PlinkoRisk | undefined)[] = [undefined, 'low', 'medium', 'high'];

/** Risk level 4 is a mode of its own, whose table is not published. */
function plinko(bet: Entry): Play {
  const [level, rows] = [bet.count('riskLevel') ?? 0, bet.count('numberOfRows')];
  if (level === 4) return { game: 'other', name: 'plinko wtf' };
  const [risk, drops] = [RISKS[level], bet.word('dropDetails')];
  const isKnown = risk && rows !== null && /^[01]+$/.test(drops);
  if (!isKnown) throw new ReadError('not-an-outcome', 'dropDetails');
  const path = drops.replaceAll('0', 'L').replaceAll('1', 'R');
  return { game: 'plinko', rows, risk, path, bucket: bet.count('winningSlot') };
}

function mines(bet: Entry): Play {
  const mineCount = bet.count('mineCount');
  if (mineCount === null) throw new ReadError('not-an-outcome', 'mineCount');
  // The capture counts tiles from 1.
  const tilesIn = (field: string) => bet.counts(field)?.map((tile) => tile - 1) ?? null;
  const [mined, opened] = [tilesIn('mineTiles'), tilesIn('openTiles') ?? []];
  const hitMine = bet.has('result') ? bet.word('result') === 'lost' : null;
  return { game: 'mines', mineCount, mines: mined, opened, steps: null, hitMine };
}

function dice(bet: Entry, params: Entry): Play {
  const [from, to, roll] = [params.stake('lower'), params.stake('upper'), bet.stake('roll')].map(
    hundredths,
  );
  const outside = params.said('inverted');
  const isKnown = from !== undefined && to !== undefined && roll !== undefined && outside !== null;
  if (!isKnown) throw new ReadError('not-an-outcome', 'params');
  return { game: 'dice', roll, wins: { from, to, outside } };
}
