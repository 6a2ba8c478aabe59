import type { GameRecord } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, textOf } from './decimals.ts';
import { AGREE, differ, type Judgement, notJudged, type Unjudged } from './judgement.ts';
import { bucketOf, type Outcome } from './outcome.ts';
import { CLOSE } from './payout.ts';

/** Judges what a row says of itself: the expected take, won or lost, and the play. The first difference counts. */
export function judgeStatement(round: Round, record: GameRecord, outcome: Outcome | Unjudged) {
  const found = [judgeTake(round, record), judgeWon(round, outcome), judgePlay(round)];
  const judged = found.filter((judgement) => judgement !== null);
  const reason = round.kind === 'refused' ? 'refused' : 'states-nothing';
  return judged.find(({ verdict }) => verdict === 'differ') ?? judged[0] ?? notJudged(reason);
}

function judgeTake({ expectedTake, stake, kind }: Round, { takeFraction }: GameRecord) {
  if (expectedTake === null || takeFraction === undefined || stake === null) return null;
  if (kind === 'refused' || !isDecimal(stake) || !isDecimal(expectedTake)) return null;
  const take = Number(stake) * Number(takeFraction);
  const agrees = Math.abs(Number(expectedTake) - take) <= take * CLOSE;
  return agrees ? AGREE : differ('expected-take', expectedTake, textOf(take));
}

const wonOrLost = (says: boolean, won: boolean) =>
  says === won ? AGREE : differ('won-or-lost', says ? 'won' : 'lost', won ? 'won' : 'lost');

function judgeWon({ saysWon, kind, play, paid }: Round, outcome: Outcome | Unjudged) {
  if (saysWon === null || kind !== 'played' || 'reason' in outcome) return null;
  if (play.game === 'crash' && play.automatic === false) return null;
  return wonOrLost(saysWon, play.game === 'sports' ? Number(paid) > 0 : outcome.won);
}

/** Two fields of one play that say the same thing. */
function judgePlay({ play }: Round): Judgement | null {
  if (play.game === 'plinko' && play.path !== null && play.bucket !== null) {
    const bucket = bucketOf(play);
    if (typeof bucket !== 'number') return null;
    return bucket === play.bucket ? AGREE : differ('bucket-of-path', `${play.bucket}`, `${bucket}`);
  }
  if (play.game !== 'mines' || play.mines === null || play.hitMine === null) return null;
  return wonOrLost(!play.hitMine, !play.opened.some((tile) => play.mines?.includes(tile)));
}

/** The first round of drand's quicknet, in seconds since 1970, and the seconds between two. */
const QUICKNET = { start: 1_692_803_367, period: 3 };

/** Checks that a bet was placed before the beacon that decided it was due. */
export function judgeBeacon({ play, at }: Round): Judgement | null {
  if (play.game !== 'crash' || play.beacon === undefined) return null;
  const { round, aheadMs } = play.beacon;
  const ahead =
    at === null ? aheadMs : (QUICKNET.start + QUICKNET.period * (round - 1)) * 1000 - at;
  if (ahead === null) return notJudged('no-time');
  const stated = aheadMs ?? ahead;
  if (Math.min(stated, ahead) <= 0) return differ('after-beacon', `${ahead} ms`, 'more than 0 ms');
  // Times of some histories are whole seconds.
  const agrees = Math.abs(stated - ahead) < 1000;
  return agrees ? AGREE : differ('beacon-times', `${stated} ms`, `${ahead} ms`);
}
