import type { PlinkoRisk } from '../../odds/plinko-tables.ts';
import type { Play } from '../round.ts';
import { decimalFrom, movedPoint } from './decimals.ts';
import {
  amountIn,
  codeFrom,
  countIn,
  countsIn,
  hashIn,
  isFields,
  isMissing,
  saidIn,
  seedIn,
  stakeIn,
} from './fields.ts';
import type { Fields } from './fields.ts';
import type { RoundRead } from './gathered.ts';
import { Unfit } from './reasons.ts';
import type { JsonShape } from './shape.ts';
import { timeFrom } from './times.ts';

/**
 * Rounds of LIQD as ProvablyFair-org captured them. The fields in which the auditor noted what he found
 * himself (`local…`, `verified`, `model…`, `…Ok`) are not read.
 */
export const liqdCapture: JsonShape = {
  id: 'liqd-capture',
  recognises: ({ listed, fields }) =>
    listed &&
    'hashedServerSeed' in fields &&
    ('betAmount' in fields || 'nextHashedServerSeed' in fields),
  open: () => {
    let currency = '';
    return ({ listed, fields }, into) => {
      if (!listed) currency = codeFrom(fields.currency) || currency;
      else if ('betAmount' in fields) {
        into.drop(fields);
        into.take(() => roundOf(fields, currency));
      } else into.reveal(fields.serverSeed);
    };
  },
};

function roundOf(bet: Fields, currency: string): RoundRead {
  const stake = stakeIn(bet, 'betAmount');
  return {
    operator: 'liqd',
    kind: /[1-9]/.test(stake) ? 'played' : 'zero-stake',
    play: playOf(bet),
    at: timeFrom(bet.createdAt) ?? timeFrom(bet.at),
    stake,
    paid: amountIn(bet, 'winningAmount') ?? (bet.result === 'lost' ? '0' : null),
    currency,
    shownMultiplier: amountIn(bet, 'multiplier'),
    expectedTake: null,
    saysWon: isMissing(bet.result) ? saidIn(bet, 'win') : bet.result === 'won',
    serverSeedHash: hashIn(bet, 'hashedServerSeed'),
    clientSeed: seedIn(bet, 'clientSeed'),
    nonce: countIn(bet, 'nonce'),
  };
}

function playOf(bet: Fields): Play {
  if ('dropDetails' in bet) return plinko(bet);
  if ('mineCount' in bet) return mines(bet);
  if (isFields(bet.params)) return dice(bet, bet.params);
  throw new Unfit('not-an-outcome', 'params');
}

const RISKS: readonly (PlinkoRisk | undefined)[] = [undefined, 'low', 'medium', 'high'];

function plinko(bet: Fields): Play {
  const risk = RISKS[countIn(bet, 'riskLevel') ?? 0];
  const rows = countIn(bet, 'numberOfRows');
  const drops = bet.dropDetails;
  // Level 4 is a mode of its own, whose table is not published.
  if (risk === undefined && bet.riskLevel === 4) return { game: 'other', name: 'plinko wtf' };
  if (!risk || rows === null || typeof drops !== 'string' || !/^[01]{1,32}$/.test(drops)) {
    throw new Unfit('not-an-outcome', 'dropDetails');
  }
  const path = drops.replaceAll('0', 'L').replaceAll('1', 'R');
  return { game: 'plinko', rows, risk, path, bucket: countIn(bet, 'winningSlot') };
}

function mines(bet: Fields): Play {
  const mineCount = countIn(bet, 'mineCount');
  if (mineCount === null) throw new Unfit('field-missing', 'mineCount');
  return {
    game: 'mines',
    mineCount,
    mines: countsIn(bet, 'mineTiles'),
    opened: countsIn(bet, 'openTiles') ?? [],
    steps: null,
    hitMine: isMissing(bet.result) ? null : bet.result === 'lost',
  };
}

function dice(bet: Fields, params: Fields): Play {
  const [from, to] = [hundredths(params, 'lower'), hundredths(params, 'upper')];
  const isKnown = from !== null && to !== null && typeof params.inverted === 'boolean';
  if (!isKnown) throw new Unfit('not-an-outcome', 'params');
  return {
    game: 'dice',
    roll: hundredths(bet, 'roll'),
    wins: { from, to, outside: params.inverted === true },
  };
}

function hundredths(fields: Fields, key: string): number | null {
  if (isMissing(fields[key])) return null;
  const steps = Number(movedPoint(decimalFrom(fields[key]) ?? '', 2) ?? Number.NaN);
  if (!Number.isSafeInteger(steps)) throw new Unfit('not-an-outcome', key);
  return steps;
}
