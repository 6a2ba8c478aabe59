import { PLINKO_RISKS } from '../../odds/plinko-tables.ts';
import type { Play } from '../round.ts';
import { Entry } from './entry.ts';
import { ReadError } from './reasons.ts';
import { type Keys, roundFrom, type RoundRead } from './round-from.ts';
import type { Shape } from './shape.ts';

/**
 * Rounds of Duel as ProvablyFair-org captured them: what was asked, and what was answered. An entry of its
 * seeds reveals the seed of another entry, so that a seed says nothing of the hash beside it.
 */
export const duelCapture: Shape = {
  id: 'duel-capture',
  recognises: (entry) =>
    (entry.has('request') && (entry.has('response') || entry.has('result'))) ||
    entry.in('seed').has('serverSeedHashed', 'nextServerSeedHash'),
  open: (into) => (entry) => {
    if (!entry.listed) return;
    if (entry.has('request')) into.take(entry, () => roundOf(joined(entry)));
    else into.reveal(entry.in('seed').value('serverSeed'));
    const result = entry.in('result');
    into.reveal(result.value('serverSeed'), result.value('serverSeedHash'));
  },
};

/** The parts of one bet as one entry; what was answered stands for what was asked. */
function joined(entry: Entry): Entry {
  const parts = ['request', 'seed', 'timing', 'response', 'result'];
  return new Entry(Object.assign({}, entry.fields, ...parts.map((part) => entry.in(part).fields)));
}

const BY_ANSWER = {
  ...{ serverSeedHash: 'server_seed_hashed', clientSeed: 'client_seed', nonce: 'nonce' },
};
const BY_SEED = { serverSeedHash: 'serverSeedHashed', clientSeed: 'clientSeed', nonce: 'nonce' };

/** By a field that each has alone. Of mines, the names of two multipliers are swapped: this has no edge. */
const GAMES: readonly [mark: string, play: (bet: Entry) => Play, keys: Keys][] = [
  ['final_slot', plinko, { ...BY_ANSWER, at: 'created_at', paid: 'win_amount' }],
  ['win_chance', dice, { ...BY_ANSWER, paid: 'amount_won', saysWon: 'is_win' }],
  ['mines_positions', mines, { ...BY_SEED, paid: 'amount_won' }],
  [
    'crashPoint',
    crash,
    { serverSeedHash: 'serverSeedHash', at: 'betPlacedAt', paid: 'amountWon', saysWon: 'isWin' },
  ],
];

function roundOf(bet: Entry): RoundRead {
  const [, playOf, keys] = GAMES.find(([mark]) => bet.has(mark)) ?? [];
  if (playOf === undefined) throw new ReadError('not-an-outcome', 'response');
  const stake = bet.has('amount_currency') ? 'amount_currency' : 'amount';
  const shownMultiplier = bet.has('multiplier') ? 'multiplier' : 'payout_multiplier';
  const names = { at: 'at', shownMultiplier, ...keys, stake };
  const round = roundFrom('duel', bet, names, playOf(bet));
  return bet.has('outcome') ? { ...round, saysWon: bet.word('outcome') === 'win' } : round;
}

function plinko(bet: Entry): Play {
  const risk = PLINKO_RISKS.find((known) => known === bet.value('risk_level'));
  const rows = bet.count('rows');
  if (!risk || rows === null) throw new ReadError('not-an-outcome', 'risk_level');
  return { game: 'plinko', rows, risk, path: null, bucket: bet.count('final_slot') };
}

/** No capture holds a bet "under", so that it is not known whether its target wins. */
function dice(bet: Entry): Play {
  const target = bet.value('bet_type') === 'over' ? bet.count('target') : null;
  const wins = target === null ? null : { from: target + 1, to: 10_000, outside: false };
  return { game: 'dice', roll: bet.count('result'), wins };
}

function mines(bet: Entry): Play {
  const mineCount = bet.count('mines_count');
  if (mineCount === null) throw new ReadError('not-an-outcome', 'mines_count');
  const shown = (step: Entry) => (step.said('is_mine') === true ? '0' : step.stake('multiplier'));
  const steps = bet.has('reveal_steps') ? bet.all('reveal_steps').map(shown) : null;
  const opened = bet.counts('revealed_positions') ?? [];
  const hitMine = bet.has('outcome') ? bet.word('outcome') === 'loss' : null;
  return { game: 'mines', mineCount, mines: bet.counts('mines_positions'), opened, steps, hitMine };
}

function crash(bet: Entry): Play {
  const setAt = bet.amount('auto_cashout');
  const [signature, round] = [bet.hash('drandRandomness'), bet.count('drandRoundId')];
  const ahead = bet.value('commitmentBeforeDrand');
  const aheadMs = Number.isSafeInteger(ahead) ? Number(ahead) : null;
  return {
    ...{ game: 'crash', setAt, automatic: setAt === null ? null : true },
    leftAt: bet.said('isWin') === true ? setAt : null,
    bust: bet.amount('crashPoint'),
    gameNumber: bet.count('roundId'),
    ...(signature !== null && round !== null && { beacon: { signature, round, aheadMs } }),
  };
}
