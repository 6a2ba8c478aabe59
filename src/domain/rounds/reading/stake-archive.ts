import { PLINKO_RISKS } from '../../odds/plinko-tables.ts';
import type { Play, RoundKind } from '../round.ts';
import type { Entry } from './entry.ts';
import { ReadError } from './reasons.ts';
import { type Keys, roundFrom, type RoundRead } from './round-from.ts';
import type { Shape } from './shape.ts';

const KEYS: Keys = {
  ...{ stake: 'amount', paid: 'payout', currency: 'currency', at: 'createdAt' },
  ...{ shownMultiplier: 'payoutMultiplier', expectedTake: 'expectedAmount' },
  ...{ serverSeedHash: 'serverSeedHash', clientSeed: 'clientSeed', nonce: 'nonce' },
};

/** The archive of bets that a player of Stake can download: a file a day, each a list of envelopes. */
export const stakeArchive: Shape = {
  id: 'stake-archive',
  recognises: (entry) => entry.in('data').has('gameName', 'amount', 'payout'),
  open: (into) => (entry) => into.take(entry, () => roundOf(entry.in('data'))),
};

function roundOf(bet: Entry): RoundRead {
  const round = roundFrom('stake', bet, KEYS, playOf(bet));
  if (bet.said('active') === true) return { ...round, kind: 'open', paid: null };
  return { ...round, kind: kindBy(bet.word('status')) ?? round.kind, saysWon: saysWon(bet, round) };
}

function saysWon(bet: Entry, { play }: RoundRead): boolean | null {
  if (play.game === 'sports') return play.settledAt == null ? null : Number(play.settledAt) > 0;
  const result = play.game === 'crash' ? bet.word('result') : '';
  return result === '' ? null : result !== 'busted';
}

function kindBy(status: string): RoundKind | null {
  if (status === '') return null;
  if (status.startsWith('rejected')) return 'refused';
  if (status.startsWith('cashout')) return 'cashed-out';
  return /^(cancel|void)/.test(status) ? 'void' : null;
}

const SETTLED = /^all outcomes are settled at (\d{1,9}\.\d{3})$/;

function playOf(bet: Entry): Play {
  if (bet.has('statePlinko')) return plinko(bet.in('statePlinko'));
  if (bet.has('stateMines')) return mines(bet.in('stateMines'));
  if (bet.word('type') === 'crash') return crash(bet);
  if (bet.word('type') !== 'sportsbook') return { game: 'other', name: bet.word('gameName') };
  const odds = bet.all('outcomes').map((leg) => leg.stake('odds'));
  const messages = bet.all('events').map((event) => event.word('message'));
  const settled = messages.map((message) => SETTLED.exec(message)?.[1]).find(Boolean);
  return { game: 'sports', odds, status: bet.word('status'), settledAt: settled ?? null };
}

function plinko(state: Entry): Play {
  const [risk, rows, path] = [state.word('risk'), state.count('rows'), state.value('path')];
  const knownRisk = PLINKO_RISKS.find((known) => known === risk);
  const isPath = Array.isArray(path) && path.every((step) => step === 'L' || step === 'R');
  if (!knownRisk || rows === null || !isPath) throw new ReadError('not-an-outcome', 'statePlinko');
  const bucket = path.filter((step) => step === 'R').length;
  return { game: 'plinko', rows, risk: knownRisk, path: path.join(''), bucket };
}

function mines(state: Entry): Play {
  const mineCount = state.count('minesCount');
  const rounds = state.all('rounds');
  const opened = rounds.map((step) => step.count('field')).filter((field) => field !== null);
  const steps = rounds.map((step) => step.stake('payoutMultiplier'));
  const isWhole = mineCount !== null && opened.length === steps.length;
  if (!isWhole) throw new ReadError('not-an-outcome', 'stateMines');
  const hitMine = steps.some((step) => Number(step) === 0);
  return { game: 'mines', mineCount, mines: state.counts('_mines'), opened, steps, hitMine };
}

/** A round stopped by hand has its cash-out in its multiplier alone. */
function crash(bet: Entry): Play {
  const setAt = bet.amount('cashoutAt');
  const ways = {
    autocashout: { leftAt: setAt, automatic: true },
    stopped: { leftAt: bet.amount('payoutMultiplier'), automatic: false },
  };
  const way = Object.entries(ways).find(([result]) => result === bet.word('result'))?.[1];
  const gameNumber = bet.count('seedNumber');
  return { game: 'crash', ...(way ?? LOST), setAt, bust: null, gameNumber };
}
const LOST = { leftAt: null, automatic: null };
