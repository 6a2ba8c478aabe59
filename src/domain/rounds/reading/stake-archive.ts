import { PLINKO_RISKS } from '../../odds/plinko-tables.ts';
import type { DecimalText, Play, RoundKind } from '../round.ts';
import {
  amountIn,
  codeFrom,
  countIn,
  countsIn,
  hashIn,
  isFields,
  isMissing,
  labelFrom,
  seedIn,
  stakeIn,
} from './fields.ts';
import type { Fields } from './fields.ts';
import type { RoundRead } from './gathered.ts';
import { Unfit } from './reasons.ts';
import type { JsonShape } from './shape.ts';
import { timeFrom } from './times.ts';

/** The archive of bets that Stake lets a player download: one file a day, each an array of envelopes. */
export const stakeArchive: JsonShape = {
  id: 'stake-archive',
  recognises: ({ fields: { data } }) =>
    isFields(data) && 'gameName' in data && 'amount' in data && 'payout' in data,
  open:
    () =>
    ({ fields }, into) => {
      if (!isFields(fields.data)) return;
      into.drop(fields);
      const bet = fields.data;
      into.take(() => roundOf(bet));
    },
};

function roundOf(bet: Fields): RoundRead {
  const stake = stakeIn(bet, 'amount');
  const kind = kindOf(bet, stake);
  return {
    operator: 'stake',
    kind,
    play: playOf(bet),
    at: timeFrom(bet.createdAt),
    stake,
    paid: kind === 'open' ? null : amountIn(bet, 'payout'),
    currency: codeFrom(bet.currency),
    shownMultiplier: amountIn(bet, 'payoutMultiplier'),
    expectedTake: amountIn(bet, 'expectedAmount'),
    saysWon: bet.type === 'crash' && !isMissing(bet.result) ? bet.result !== 'busted' : null,
    serverSeedHash: hashIn(bet, 'serverSeedHash'),
    clientSeed: seedIn(bet, 'clientSeed'),
    nonce: countIn(bet, 'nonce'),
  };
}

function kindOf({ active, status }: Fields, stake: DecimalText): RoundKind {
  const said = labelFrom(status).toLowerCase();
  if (active === true) return 'open';
  if (said.startsWith('rejected')) return 'refused';
  if (said.startsWith('cashout')) return 'cashed-out';
  if (said.startsWith('cancel') || said.startsWith('void')) return 'void';
  return /[1-9]/.test(stake) ? 'played' : 'zero-stake';
}

function playOf(bet: Fields): Play {
  if (isFields(bet.statePlinko)) return plinko(bet.statePlinko);
  if (isFields(bet.stateMines)) return mines(bet.stateMines);
  if (bet.type === 'crash') return crash(bet);
  if (bet.type === 'sportsbook') return sports(bet);
  return { game: 'other', name: labelFrom(bet.gameName) };
}

function plinko({ path, risk, rows }: Fields): Play {
  const knownRisk = PLINKO_RISKS.find((known) => known === risk);
  const isPath =
    Array.isArray(path) && path.length <= 32 && path.every((step) => step === 'L' || step === 'R');
  if (!isPath || !knownRisk || !Number.isSafeInteger(rows))
    throw new Unfit('not-an-outcome', 'statePlinko');
  const bucket = path.filter((step) => step === 'R').length;
  return { game: 'plinko', rows: Number(rows), risk: knownRisk, path: path.join(''), bucket };
}

function mines(state: Fields): Play {
  const steps: readonly unknown[] = Array.isArray(state.rounds) ? state.rounds.slice(0, 25) : [];
  const opened = steps.filter(isFields);
  const shown = opened.map((step) => stakeIn(step, 'payoutMultiplier'));
  const mineCount = countIn(state, 'minesCount');
  if (mineCount === null) throw new Unfit('field-missing', 'minesCount');
  return {
    game: 'mines',
    mineCount,
    mines: countsIn(state, '_mines'),
    opened: opened.map((step) => countIn(step, 'field') ?? -1),
    steps: shown,
    hitMine: shown.some((step) => !/[1-9]/.test(step)),
  };
}

/** Of a round stopped by hand the point is known by its multiplier alone. */
function crash(bet: Fields): Play {
  const setAt = amountIn(bet, 'cashoutAt');
  const left = { autocashout: setAt, stopped: amountIn(bet, 'payoutMultiplier') };
  const isLeft = bet.result === 'autocashout' || bet.result === 'stopped';
  return {
    game: 'crash',
    leftAt: isLeft ? left[bet.result as keyof typeof left] : null,
    ...(setAt !== null && { setAt }),
    automatic: isLeft ? bet.result === 'autocashout' : null,
    bust: null,
    gameNumber: countIn(bet, 'seedNumber'),
  };
}

function sports({ outcomes, status }: Fields): Play {
  const legs: readonly unknown[] = Array.isArray(outcomes) ? outcomes.slice(0, 200) : [];
  return {
    game: 'sports',
    odds: legs.filter(isFields).map((leg) => stakeIn(leg, 'odds')),
    status: labelFrom(status),
  };
}
