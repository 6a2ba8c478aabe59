import type { GameRecord } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, textOf } from './decimals.ts';
import { AGREE, differ, type Judgement, notJudged } from './judgement.ts';
import { bucketOf, type Outcome, type Unjudged } from './outcome.ts';

/** Relative difference of two doubles that were reckoned in another order. */
const CLOSE = 1e-12;

/** Whether what the history says of a round agrees with the rest of it. */
export function judgeStatement(
  round: Round,
  record: GameRecord,
  outcome: Outcome | Unjudged,
): Judgement {
  const found = [judgeTake(round, record), judgeWon(round, outcome), judgePlay(round)];
  const judged = found.filter((judgement) => judgement !== null);
  return (
    judged.find(({ verdict }) => verdict === 'differ') ??
    judged[0] ??
    notJudged(round.kind === 'refused' ? 'refused' : 'states-nothing')
  );
}

function judgeTake({ expectedTake, stake, kind }: Round, { takeFraction }: GameRecord) {
  if (expectedTake === null || takeFraction === undefined || stake === null) return null;
  if (kind === 'refused' || !isDecimal(stake) || !isDecimal(expectedTake)) return null;
  const take = Number(stake) * Number(takeFraction);
  return Math.abs(Number(expectedTake) - take) <= take * CLOSE
    ? AGREE
    : differ('expected-take', expectedTake, textOf(take));
}

const outcomeWord = (won: boolean) => (won ? 'won' : 'lost');

function judgeWon({ saysWon, kind, play, paid }: Round, outcome: Outcome | Unjudged) {
  if (saysWon === null || kind !== 'played' || 'reason' in outcome) return null;
  if (play.game === 'crash' && play.automatic === false) return null;
  const won = play.game === 'sports' ? Number(paid) > 0 : outcome.won;
  return saysWon === won ? AGREE : differ('won-or-lost', outcomeWord(saysWon), outcomeWord(won));
}

/** Two fields of one play that say the same thing. */
function judgePlay({ play }: Round): Judgement | null {
  if (play.game === 'plinko' && play.path !== null && play.bucket !== null) {
    const bucket = bucketOf({ ...play, bucket: null });
    if (typeof bucket !== 'number') return null;
    return bucket === play.bucket
      ? AGREE
      : differ('bucket-of-path', String(play.bucket), String(bucket));
  }
  if (play.game === 'mines' && play.mines !== null && play.hitMine !== null) {
    const hit = play.opened.some((tile) => play.mines?.includes(tile));
    return hit === play.hitMine
      ? AGREE
      : differ('won-or-lost', outcomeWord(!play.hitMine), outcomeWord(!hit));
  }
  return null;
}

/** The first round of drand's quicknet, in seconds since 1970, and the seconds between two. */
const QUICKNET = { start: 1_692_803_367, period: 3 };

/** Whether a bet stood before the beacon that decided it was due. */
export function judgeBeacon({ play, at }: Round): Judgement | null {
  if (play.game !== 'crash' || play.beacon === undefined) return null;
  const { round, aheadMs } = play.beacon;
  const due = (QUICKNET.start + QUICKNET.period * (round - 1)) * 1000;
  const ahead = at === null ? null : due - at;
  if (aheadMs === null && ahead === null) return notJudged('no-time');
  const early = Math.min(aheadMs ?? Infinity, ahead ?? Infinity);
  if (early <= 0) return differ('after-beacon', `${early} ms`, 'before it was due');
  const apart = aheadMs === null || ahead === null ? 0 : Math.abs(aheadMs - ahead);
  // Times of some histories are whole seconds.
  return apart < 1000 ? AGREE : differ('beacon-times', `${aheadMs} ms`, `${ahead} ms`);
}
