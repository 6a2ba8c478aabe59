import { checkRound } from '../fairness/check-round.ts';
import type { Digest } from '../fairness/digest.ts';
import { ruleOf } from '../fairness/schemes.ts';
import type { Figure, Step, Working } from '../fairness/working.ts';
import { textOf } from './judging/decimals.ts';
import { outcomeOf } from './judging/outcome.ts';
import { amountsOf, payingPart, paysOn } from './judging/payout.ts';
import { claimOf, typedOf } from './judging/result.ts';
import type { GameRecord, PayRule } from './operators/operator.ts';
import { recordOf, usualOf } from './operators/operators.ts';
import type { Round } from './round.ts';

/** Every step from the seeds to what was paid, to be followed by hand. */
export type Explained = {
  /** The record that was applied; `null` where none is known. */
  record: GameRecord | null;
  /** From the revealed seed to the hash that was shown; empty without either. */
  commitment: readonly Step[];
  /** From the seeds to the result; `null` where it cannot be drawn again. */
  result: { figure: Figure; working: Working } | null;
  /** From the stake to what is paid, and what the history says. */
  payout: readonly Step[];
};

export async function explainRound(
  round: Round,
  serverSeed: string | null,
  digest: Digest,
): Promise<Explained> {
  const record = recordOf(round.operator, round.play.game) ?? usualOf(round.play.game);
  const payout = record?.pays == null ? [] : payoutSteps(round, record.pays);
  const none = { record, commitment: [], result: null, payout };
  const claim = claimOf(round.play);
  if (record?.scheme == null || serverSeed === null || 'verdict' in claim) return none;
  const shownHash = round.serverSeedHash ?? '';
  const typed = { ...typedOf(round, claim, serverSeed), shownHash };
  const read = ruleOf(record.scheme).read(typed, (text) => text);
  if (!read.ok) return none;
  const { result, commitment } = await checkRound(read.value, digest);
  return { ...none, commitment: commitment.steps, result };
}

function payoutSteps(round: Round, pays: PayRule): Step[] {
  const amounts = amountsOf(round);
  if ('reason' in amounts) return [];
  const outcome = outcomeOf(round.play, pays);
  const stake = { label: 'Stake', value: amounts.stake };
  const said = { label: 'Paid, as the history says', value: amounts.paid };
  if ('reason' in outcome) return [stake, said];
  const { won, multiplier } = outcome;
  if (!won && round.play.game !== 'plinko') {
    return [stake, { label: 'Lost: the rule pays', value: '0' }, said];
  }
  const part = typeof multiplier === 'number' ? multiplier : payingPart(multiplier, pays);
  const due = paysOn(amounts.stake, pays, multiplier);
  return [
    stake,
    { label: 'Multiplier of the rule', value: textOf(multiplier) },
    ...(pays.paidPart === undefined
      ? []
      : [{ label: 'Multiplier that pays', value: textOf(part) }]),
    { label: 'Stake × multiplier, rounded by the rule', value: textOf(due) },
    said,
  ];
}
