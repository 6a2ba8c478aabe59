import { PLINKO_RISKS } from '../../odds/plinko-tables.ts';
import type { Play } from '../round.ts';
import {
  amountIn,
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

/** Rounds of Duel as ProvablyFair-org captured them: what was asked beside what was answered. */
export const duelCapture: JsonShape = {
  id: 'duel-capture',
  recognises: ({ fields: { request, response, result, seed } }) =>
    (isFields(request) && (isFields(response) || isFields(result))) ||
    (isFields(seed) && 'nextServerSeedHash' in seed),
  open:
    () =>
    ({ listed, fields }, into) => {
      if (!listed) return;
      const answer = isFields(fields.response) ? fields.response : fields.result;
      if (isFields(fields.request) && isFields(answer)) {
        const { request } = fields;
        into.drop(fields);
        into.take(() => roundOf(fields, request, answer));
        into.reveal(answer.serverSeed);
      } else if (isFields(fields.seed)) into.reveal(fields.seed.serverSeed);
    },
};

function roundOf(bet: Fields, request: Fields, answer: Fields): RoundRead {
  const stake = isMissing(answer.amount_currency)
    ? stakeIn(request, 'amount')
    : stakeIn(answer, 'amount_currency');
  return {
    operator: 'duel',
    kind: /[1-9]/.test(stake) ? 'played' : 'zero-stake',
    at: timeFrom(answer.created_at) ?? timeFrom(bet.at),
    stake,
    currency: '',
    expectedTake: null,
    ...gameOf(bet, request, answer),
  };
}

type OfGame = Pick<
  RoundRead,
  'play' | 'paid' | 'shownMultiplier' | 'saysWon' | 'serverSeedHash' | 'clientSeed' | 'nonce'
>;

function gameOf(bet: Fields, request: Fields, answer: Fields): OfGame {
  if ('final_slot' in answer) return plinko(answer);
  if ('win_chance' in answer) return dice(answer);
  if ('mines_positions' in answer) return mines(bet, answer);
  if ('crashPoint' in answer) return crash(bet, request, answer);
  throw new Unfit('not-an-outcome', 'response');
}

const seedsOf = (answer: Fields) => ({
  serverSeedHash: hashIn(answer, 'server_seed_hashed'),
  clientSeed: seedIn(answer, 'client_seed'),
  nonce: countIn(answer, 'nonce'),
});

function plinko(answer: Fields): OfGame {
  const risk = PLINKO_RISKS.find((known) => known === answer.risk_level);
  const rows = countIn(answer, 'rows');
  if (!risk || rows === null) throw new Unfit('not-an-outcome', 'risk_level');
  return {
    play: { game: 'plinko', rows, risk, path: null, bucket: countIn(answer, 'final_slot') },
    paid: amountIn(answer, 'win_amount'),
    shownMultiplier: amountIn(answer, 'payout_multiplier'),
    saysWon: null,
    ...seedsOf(answer),
  };
}

function dice(answer: Fields): OfGame {
  const target = countIn(answer, 'target');
  const isOver = answer.bet_type === 'over';
  // No capture holds a bet "under": whether its target wins is not known.
  const wins = isOver && target !== null ? { from: target + 1, to: 10_000, outside: false } : null;
  return {
    play: { game: 'dice', roll: countIn(answer, 'result'), wins },
    paid: amountIn(answer, 'amount_won'),
    shownMultiplier: amountIn(answer, 'multiplier'),
    saysWon: saidIn(answer, 'is_win'),
    ...seedsOf(answer),
  };
}

function mines(bet: Fields, answer: Fields): OfGame {
  const mineCount = countIn(answer, 'mines_count');
  if (mineCount === null) throw new Unfit('field-missing', 'mines_count');
  const seed = isFields(bet.seed) ? bet.seed : {};
  const play: Play = {
    game: 'mines',
    mineCount,
    mines: countsIn(answer, 'mines_positions'),
    opened: countsIn(answer, 'revealed_positions') ?? [],
    steps: stepsOf(bet.reveal_steps),
    hitMine: isMissing(answer.outcome) ? null : answer.outcome === 'loss',
  };
  return {
    play,
    paid: amountIn(answer, 'amount_won'),
    // The source has the names of its two multipliers swapped: this one is without the edge.
    shownMultiplier: amountIn(answer, 'multiplier'),
    saysWon: isMissing(answer.outcome) ? null : answer.outcome === 'win',
    serverSeedHash: hashIn(seed, 'serverSeedHashed'),
    clientSeed: seedIn(seed, 'clientSeed'),
    nonce: countIn(seed, 'nonce'),
  };
}

/** The step onto a mine repeats the multiplier before it. */
function stepsOf(steps: unknown): string[] | null {
  if (!Array.isArray(steps) || steps.length > 25 || !steps.every(isFields)) return null;
  return steps.map((step) => (step.is_mine === true ? '0' : stakeIn(step, 'multiplier')));
}

function crash(bet: Fields, request: Fields, answer: Fields): OfGame {
  const timing = isFields(bet.timing) ? bet.timing : {};
  const setAt = amountIn(request, 'auto_cashout');
  const won = saidIn(answer, 'isWin');
  const signature = seedIn(answer, 'drandRandomness');
  const round = countIn(answer, 'drandRoundId');
  const ahead = timing.commitmentBeforeDrand;
  const aheadMs = Number.isSafeInteger(ahead) ? Number(ahead) : null;
  return {
    play: {
      game: 'crash',
      leftAt: won === true ? setAt : null,
      ...(setAt !== null && { setAt }),
      automatic: setAt === null ? null : true,
      bust: amountIn(answer, 'crashPoint'),
      gameNumber: countIn(bet, 'roundId'),
      ...(signature !== null && round !== null && { beacon: { signature, round, aheadMs } }),
    },
    paid: amountIn(answer, 'amountWon'),
    shownMultiplier: null,
    saysWon: won,
    serverSeedHash: hashIn(answer, 'serverSeedHash'),
    clientSeed: null,
    nonce: null,
  };
}
