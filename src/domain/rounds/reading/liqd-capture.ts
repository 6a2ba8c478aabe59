import type { PlinkoRisk } from '../../odds/plinko-tables.ts';
import type { Play } from '../round.ts';
import { movedPoint } from './decimals.ts';
import type { Entry } from './entry.ts';
import { kindOf, type RoundRead } from './gathered.ts';
import { Unread } from './reasons.ts';
import type { Shape } from './shapes.ts';

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
      if (!entry.listed) currency = entry.in('meta').code('currency');
      else if (entry.has('betAmount')) into.take(entry, () => roundOf(entry, currency));
      else into.reveal(entry.value('serverSeed'), entry.word('hashedServerSeed').toLowerCase());
    };
  },
};

function roundOf(bet: Entry, currency: string): RoundRead {
  const stake = bet.stake('betAmount');
  const result = bet.word('result');
  return {
    operator: 'liqd',
    kind: kindOf(stake),
    play: playOf(bet),
    at: bet.time('createdAt') ?? bet.time('at'),
    stake,
    paid: bet.amount('winningAmount') ?? (result === 'lost' ? '0' : null),
    currency,
    shownMultiplier: bet.amount('multiplier'),
    expectedTake: null,
    saysWon: result === '' ? bet.said('win') : result === 'won',
    serverSeedHash: bet.seed('hashedServerSeed')?.toLowerCase() ?? null,
    clientSeed: bet.seed('clientSeed'),
    nonce: bet.count('nonce'),
  };
}

function playOf(bet: Entry): Play {
  if (bet.has('dropDetails')) return plinko(bet);
  if (bet.has('mineCount')) return mines(bet);
  if (bet.has('params')) return dice(bet, bet.in('params'));
  throw new Unread('not-an-outcome', 'params');
}

const RISKS: readonly (PlinkoRisk | null)[] = [null, 'low', 'medium', 'high'];

/** Risk level 4 is a mode of its own, whose table is not published. */
function plinko(bet: Entry): Play {
  const level = bet.count('riskLevel');
  if (level === 4) return { game: 'other', name: 'plinko wtf' };
  const risk = RISKS[level ?? 0];
  const rows = bet.count('numberOfRows');
  const drops = bet.word('dropDetails');
  if (!risk || rows === null || !/^[01]+$/.test(drops)) {
    throw new Unread('not-an-outcome', 'dropDetails');
  }
  const path = drops.replaceAll('0', 'L').replaceAll('1', 'R');
  return { game: 'plinko', rows, risk, path, bucket: bet.count('winningSlot') };
}

function mines(bet: Entry): Play {
  const mineCount = bet.count('mineCount');
  if (mineCount === null) throw new Unread('field-missing', 'mineCount');
  // LIQD counts tiles from 1.
  const tiles = (name: string) => bet.counts(name)?.map((tile) => tile - 1) ?? null;
  const opened = tiles('openTiles') ?? [];
  const hitMine = bet.word('result') === '' ? null : bet.word('result') === 'lost';
  return { game: 'mines', mineCount, mines: tiles('mineTiles'), opened, steps: null, hitMine };
}

function dice(bet: Entry, params: Entry): Play {
  const [from, to] = [hundredths(params, 'lower'), hundredths(params, 'upper')];
  const outside = params.said('inverted');
  if (from === null || to === null || outside === null) {
    throw new Unread('not-an-outcome', 'params');
  }
  return { game: 'dice', roll: hundredths(bet, 'roll'), wins: { from, to, outside } };
}

function hundredths(entry: Entry, key: string): number | null {
  const amount = entry.amount(key);
  const steps = Number(movedPoint(amount ?? '0', 2));
  if (!Number.isSafeInteger(steps)) throw new Unread('not-an-outcome', key);
  return amount === null ? null : steps;
}
