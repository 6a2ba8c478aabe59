import { PLINKO_RISKS } from '../../odds/plinko-tables.ts';
import type { Play } from '../round.ts';
import { Entry } from './entry.ts';
import { Unread } from './reasons.ts';
import { type Keys, roundFrom, type RoundRead } from './round-from.ts';
import type { Shape } from './shapes.ts';

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
    into.reveal(result.value('serverSeed'), result.word('serverSeedHash'));
  },
};

/** The parts of one bet as one entry; what was answered stands for what was asked. */
function joined(entry: Entry): Entry {
  const parts = ['request', 'seed', 'timing', 'response', 'result'];
  const fields = parts.map((part) => entry.in(part).fields);
  return new Entry(Object.assign({}, entry.fields, ...fields));
}

type Game = { mark: string; keys: Keys; play: (bet: Entry) => Play };

const BY_ANSWER = { hash: 'server_seed_hashed', client: 'client_seed', nonce: 'nonce' };
const GAMES: readonly Game[] = [
  {
    mark: 'final_slot',
    keys: { ...BY_ANSWER, at: 'created_at', paid: 'win_amount', multiplier: 'payout_multiplier' },
    play: plinko,
  },
  {
    mark: 'win_chance',
    keys: { ...BY_ANSWER, at: 'at', paid: 'amount_won', multiplier: 'multiplier', won: 'is_win' },
    play: dice,
  },
  {
    mark: 'mines_positions',
    // The names of its two multipliers are swapped: the one that is shown is without the edge.
    keys: {
      ...{ hash: 'serverSeedHashed', client: 'clientSeed', nonce: 'nonce' },
      ...{ at: 'at', paid: 'amount_won', multiplier: 'multiplier' },
    },
    play: mines,
  },
  {
    mark: 'crashPoint',
    keys: { hash: 'serverSeedHash', at: 'betPlacedAt', paid: 'amountWon', won: 'isWin' },
    play: crash,
  },
];

function roundOf(bet: Entry): RoundRead {
  const game = GAMES.find(({ mark }) => bet.has(mark));
  if (game === undefined) throw new Unread('not-an-outcome', 'response');
  const stake = bet.has('amount_currency') ? 'amount_currency' : 'amount';
  const round = roundFrom('duel', bet, { ...game.keys, stake }, game.play(bet));
  return bet.has('outcome') ? { ...round, saysWon: bet.word('outcome') === 'win' } : round;
}

function plinko(bet: Entry): Play {
  const risk = PLINKO_RISKS.find((known) => known === bet.value('risk_level'));
  const rows = bet.count('rows');
  if (!risk || rows === null) throw new Unread('not-an-outcome', 'risk_level');
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
  if (mineCount === null) throw new Unread('not-an-outcome', 'mines_count');
  const isMine = (step: Entry) => step.said('is_mine') === true;
  const steps = bet
    .all('reveal_steps')
    .map((step) => (isMine(step) ? '0' : step.stake('multiplier')));
  return {
    game: 'mines',
    mineCount,
    mines: bet.counts('mines_positions'),
    opened: bet.counts('revealed_positions') ?? [],
    steps: steps.length > 0 ? steps : null,
    hitMine: bet.has('outcome') ? bet.word('outcome') === 'loss' : null,
  };
}

function crash(bet: Entry): Play {
  const setAt = bet.amount('auto_cashout');
  const [signature, round] = [bet.seed('drandRandomness'), bet.count('drandRoundId')];
  const ahead = bet.value('commitmentBeforeDrand');
  const aheadMs = Number.isSafeInteger(ahead) ? Number(ahead) : null;
  return {
    game: 'crash',
    leftAt: bet.said('isWin') === true ? setAt : null,
    setAt,
    automatic: setAt === null ? null : true,
    bust: bet.amount('crashPoint'),
    gameNumber: bet.count('roundId'),
    ...(signature !== null && round !== null && { beacon: { signature, round, aheadMs } }),
  };
}
