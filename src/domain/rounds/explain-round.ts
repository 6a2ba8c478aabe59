import { type CheckedRound, checkRound } from '../fairness/check-round.ts';
import { publishedHashes } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import { ruleOf, SCHEMES } from '../fairness/schemes.ts';
import type { Step } from '../fairness/working.ts';
import { textOf } from './judging/decimals.ts';
import { outcomeOf } from './judging/outcome.ts';
import { amountsOf, payingPart, paysOn } from './judging/payout.ts';
import { claimOf, PLAY_FORMS, typedOf } from './judging/result.ts';
import type { PayRule } from './operators/operator.ts';
import { recordOf, usualOf } from './operators/operators.ts';
import type { RevealedSeed, Round } from './round.ts';

export type Explained = (
  | { ok: true; inWords: string | null; checked: CheckedRound }
  | { ok: false; reason: 'needs-seed' | 'no-rule' }
) & {
  /** From the stake to what the rule pays, and what the history says; empty without a rule. */
  payout: readonly Step[];
};

/** Every step of one round by its operator's rule, or the usual one where none is known. */
export async function explainRound(
  round: Round,
  seeds: readonly RevealedSeed[],
  digest: Digest,
): Promise<Explained> {
  const { operator, play, serverSeedHash: hash } = round;
  const record = recordOf(operator, play.game) ?? usualOf(play.game);
  const payout = record?.pays == null ? [] : payoutSteps(round, record.pays);
  const scheme = SCHEMES.find(({ id }) => id === record?.scheme);
  if (scheme === undefined) return { ok: false, reason: 'no-rule', payout };
  const serverSeed = round.serverSeed ?? (await seedWith(hash, seeds, digest));
  if (serverSeed === undefined) return { ok: false, reason: 'needs-seed', payout };
  const claim = claimOf(play);
  const typed = typedOf(round, 'verdict' in claim ? { claim: '' } : claim, serverSeed);
  const read = ruleOf(scheme.id).read({ ...typed, shownHash: hash ?? '' });
  if (!read.ok) return { ok: false, reason: 'no-rule', payout };
  const checked = await checkRound(read.value, digest, PLAY_FORMS[play.game]);
  return { ok: true, inWords: scheme.inWords, checked, payout };
}

async function seedWith(hash: string | null, seeds: readonly RevealedSeed[], digest: Digest) {
  for (const { serverSeed } of seeds) {
    const hashes = await publishedHashes(serverSeed, digest);
    if (hashes.some((published) => published.hash === hash)) return serverSeed;
  }
  return undefined;
}

function payoutSteps(round: Round, pays: PayRule): Step[] {
  const amounts = amountsOf(round);
  if ('reason' in amounts) return [];
  const outcome = outcomeOf(round.play, pays);
  const steps = [{ label: 'Stake', value: amounts.stake }];
  const add = (label: string, value: string) => steps.push({ label, value });
  if (!('reason' in outcome) && round.kind === 'played') {
    const { won, multiplier } = outcome;
    if (!won && round.play.game !== 'plinko') add('Lost: the rule pays', '0');
    else {
      add('Multiplier of the rule', textOf(multiplier));
      if (pays.paidPart !== undefined && typeof multiplier === 'object') {
        add('Multiplier that pays', textOf(payingPart(multiplier, pays)));
      }
      const due = paysOn(amounts.stake, pays, multiplier);
      add('Stake × multiplier, rounded by the rule', textOf(due));
    }
  }
  add('Paid, as the history says', amounts.paid);
  return steps;
}
