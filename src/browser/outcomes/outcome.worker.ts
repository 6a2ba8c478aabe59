import { hexOf } from '#domain/fairness/bytes.ts';
import { returnsOf } from '#domain/loyalty/yardstick.ts';
import { DRAWN_SHARES } from '#domain/outcomes/hundred-results.ts';
import type { OfferPlan } from '#domain/outcomes/offer-case.ts';
import { type OutcomeOptions, type OutcomeResult, outcomeSteps } from '#domain/outcomes/outcome.ts';
import type { Plan } from '#domain/outcomes/plan.ts';
import { type NotPlayed, played } from '#domain/outcomes/played.ts';
import type { ReceiptModule } from '#domain/outcomes/receipt.ts';
import { allSystems } from '#domain/outcomes/system-play.ts';
import { requiresNoBets, planOfReader } from '#domain/outcomes/typed-plan.ts';
import type { Session } from '#domain/outcomes/typed-session.ts';
import { planWithoutBonus } from '#domain/outcomes/without-bonus.ts';
import { webCryptoDigest } from '../fairness/web-crypto-digest.ts';
import type { OutcomeAnswer, OutcomeQuestion } from './outcome-messages.ts';

/**
 * Works plans out in a worker, so that the page stays responsive. It holds no state: to stop it, terminate it.
 */
const answer = (message: OutcomeAnswer) => postMessage(message);

/** Time between two reports of how far it is. */
const REPORT_MS = 100;

addEventListener('message', ({ data }: MessageEvent<OutcomeQuestion>) => {
  // Firefox tells the page nothing of a rejection in a worker.
  work(data).catch(() => answer({ kind: 'failed' }));
});

async function work(question: OutcomeQuestion): Promise<void> {
  if (question.kind === 'offer') return workOffer(question);
  if (question.kind === 'session') return workSession(question.session);
  answer({ kind: 'rewards', found: returnsOf(question.rules, question.bettor) });
  answer({ kind: 'done', module: null });
}

async function workSession({ offer, plan, systems }: Session): Promise<void> {
  const result = inSteps(plan, {}, 'figures');
  if (!result.ok) return refuse(result.reason);
  const alone = { plan, bonusMinor: 0, assumptions: [] };
  answer({ kind: 'figures', played: played(offer, alone, result.outcome) });
  const drawn = inSteps(plan, { shares: DRAWN_SHARES }, 'drawing');
  answer({ kind: 'drawing', quantiles: drawn.ok ? drawn.outcome.quantiles : null });
  if (systems !== null) answer({ kind: 'systems', systems: allSystems(systems) });
  answer({ kind: 'done', module: await thisModule() });
}

type Offer = Extract<OutcomeQuestion, { kind: 'offer' }>;

async function workOffer({ plan: typed, isDrawn }: Offer): Promise<void> {
  if (requiresNoBets(typed)) return refuse('nothing-to-wager');
  const offer = planOfReader(typed);
  if (!offer.ok) return refuse(offer.reason);
  const result = inSteps(offer.plan, {}, 'figures');
  if (!result.ok) return refuse(result.reason);
  answer({ kind: 'figures', played: played(typed.offer, offer, result.outcome) });
  if (isDrawn) {
    answer({ kind: 'without-bonus', played: outcomeWithoutBonus(typed.offer, offer) });
    answer({ kind: 'readings', readings: otherReadings(typed.offer, offer) });
    const drawn = inSteps(offer.plan, { shares: DRAWN_SHARES }, 'drawing');
    answer({ kind: 'drawing', quantiles: drawn.ok ? drawn.outcome.quantiles : null });
  }
  answer({ kind: 'done', module: await thisModule() });
}

function refuse(reason: NotPlayed): void {
  answer({ kind: 'refused', reason });
}

function outcomeWithoutBonus(offer: Offer['plan']['offer'], withBonus: OfferPlan) {
  const plan = planWithoutBonus(withBonus.plan);
  if (plan === null || offer.underway !== undefined) return null;
  const result = inSteps(plan, {}, 'figures');
  return result.ok ? played(offer, { plan, bonusMinor: 0, assumptions: [] }, result.outcome) : null;
}

const otherReadings = (offer: Offer['plan']['offer'], main: OfferPlan) =>
  (main.others ?? []).flatMap(({ plan, ...as }) => {
    const result = inSteps(plan, {}, 'figures');
    return result.ok ? [{ as, played: played(offer, { ...main, plan }, result.outcome) }] : [];
  });

function inSteps(plan: Plan, options: OutcomeOptions, stage: 'figures' | 'drawing'): OutcomeResult {
  const steps = outcomeSteps(plan, options);
  let reportedAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - reportedAt < REPORT_MS) continue;
    reportedAt = performance.now();
    answer({ kind: 'progress', stage, share: step.value });
  }
}

/** This script, as the receipt names it; read again from the browser's own copy. */
async function thisModule(): Promise<ReceiptModule | null> {
  const digest = webCryptoDigest();
  if (digest === null) return null;
  try {
    const response = await fetch(location.href, { cache: 'force-cache' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { address: location.pathname, sha256: hexOf(await digest.sha256(bytes)) };
  } catch {
    return null;
  }
}
