import { PLINKO_RISKS } from '../../odds/plinko-tables.ts';
import type { Entry } from './entry.ts';
import { kindOf, type RoundRead, UNSAID } from './gathered.ts';
import { Unread } from './reasons.ts';
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
    if (!entry.has('request')) {
      into.reveal(entry.in('seed').value('serverSeed'));
      return;
    }
    into.take(entry, () => roundOf(entry));
    const result = entry.in('result');
    into.reveal(result.value('serverSeed'), result.word('serverSeedHash').toLowerCase() || null);
  },
};

type OfGame = Partial<RoundRead> & Pick<RoundRead, 'play'>;

function roundOf(bet: Entry): RoundRead {
  const answer = bet.in(bet.has('response') ? 'response' : 'result');
  const isNamed = answer.has('amount_currency');
  const stake = isNamed ? answer.stake('amount_currency') : bet.in('request').stake('amount');
  return {
    ...UNSAID,
    operator: 'duel',
    kind: kindOf(stake),
    at: answer.time('created_at') ?? bet.time('at'),
    stake,
    ...seedsOf(answer, 'server_seed_hashed', 'client_seed'),
    ...gameOf(bet, answer),
  };
}

const seedsOf = (seeds: Entry, hash: string, client: string) => ({
  serverSeedHash: seeds.seed(hash)?.toLowerCase() ?? null,
  clientSeed: seeds.seed(client),
  nonce: seeds.count('nonce'),
});

function gameOf(bet: Entry, answer: Entry): OfGame {
  if (answer.has('final_slot')) return plinko(answer);
  if (answer.has('win_chance')) return dice(answer);
  if (answer.has('mines_positions')) return mines(bet, answer);
  if (answer.has('crashPoint')) return crash(bet, answer);
  throw new Unread('not-an-outcome', 'response');
}

function plinko(answer: Entry): OfGame {
  const risk = PLINKO_RISKS.find((known) => known === answer.value('risk_level'));
  const rows = answer.count('rows');
  if (!risk || rows === null) throw new Unread('not-an-outcome', 'risk_level');
  return {
    play: { game: 'plinko', rows, risk, path: null, bucket: answer.count('final_slot') },
    paid: answer.amount('win_amount'),
    shownMultiplier: answer.amount('payout_multiplier'),
  };
}

/** No capture holds a bet "under", so that it is not known whether its target wins. */
function dice(answer: Entry): OfGame {
  const target = answer.value('bet_type') === 'over' ? answer.count('target') : null;
  const wins = target === null ? null : { from: target + 1, to: 10_000, outside: false };
  return {
    play: { game: 'dice', roll: answer.count('result'), wins },
    paid: answer.amount('amount_won'),
    shownMultiplier: answer.amount('multiplier'),
    saysWon: answer.said('is_win'),
  };
}

/** The names of the two multipliers are swapped: the one that is shown is without the edge. */
function mines(bet: Entry, answer: Entry): OfGame {
  const mineCount = answer.count('mines_count');
  if (mineCount === null) throw new Unread('field-missing', 'mines_count');
  const outcome = answer.word('outcome');
  const steps = bet.all('reveal_steps').map((step) => {
    return step.said('is_mine') === true ? '0' : step.stake('multiplier');
  });
  return {
    play: {
      game: 'mines',
      mineCount,
      mines: answer.counts('mines_positions'),
      opened: answer.counts('revealed_positions') ?? [],
      steps: steps.length > 0 ? steps : null,
      hitMine: outcome === '' ? null : outcome === 'loss',
    },
    paid: answer.amount('amount_won'),
    shownMultiplier: answer.amount('multiplier'),
    saysWon: outcome === '' ? null : outcome === 'win',
    ...seedsOf(bet.in('seed'), 'serverSeedHashed', 'clientSeed'),
  };
}

function crash(bet: Entry, answer: Entry): OfGame {
  const timing = bet.in('timing');
  const setAt = bet.in('request').amount('auto_cashout');
  const saysWon = answer.said('isWin');
  const [signature, round] = [answer.seed('drandRandomness'), answer.count('drandRoundId')];
  const ahead = timing.value('commitmentBeforeDrand');
  const aheadMs = Number.isSafeInteger(ahead) ? Number(ahead) : null;
  return {
    play: {
      game: 'crash',
      leftAt: saysWon === true ? setAt : null,
      setAt,
      automatic: setAt === null ? null : true,
      bust: answer.amount('crashPoint'),
      gameNumber: bet.count('roundId'),
      ...(signature !== null && round !== null && { beacon: { signature, round, aheadMs } }),
    },
    at: timing.time('betPlacedAt') ?? bet.time('at'),
    paid: answer.amount('amountWon'),
    saysWon,
    serverSeedHash: answer.seed('serverSeedHash')?.toLowerCase() ?? null,
  };
}
