import type { ReactNode } from 'react';
import { HundredPair } from '#components/bonuses/TermsVersions/TermsVersions.tsx';
import { TrapList } from '#components/bonuses/TrapList/TrapList.tsx';
import { Button } from '#components/elements/Button/Button.tsx';
import type { OutcomeFigureModel } from '#components/outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { OutcomeReceipt } from '#components/outcomes/OutcomeReceipt/OutcomeReceipt.tsx';
import {
  OutcomeStrip,
  type OutcomeSummary,
} from '#components/outcomes/OutcomeStrip/OutcomeStrip.tsx';
import { planFragment } from '#domain/outcomes/plan-address.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { playedCase } from '#domain/terms/trap-case.ts';
import { trapsOf } from '#domain/terms/traps.ts';
import { READINGS_LEAD, readingPair } from '#format/reading-words.ts';
import { receiptRows } from '#format/outcome-results.ts';
import { playedSummary, withoutBonusSummary } from '#format/outcome-views.ts';
import { trapModel } from '#format/trap-words.ts';
import { planName } from '#format/plan-words.ts';
import styles from './BonusTool.module.css';
import { ReceiptActions } from './ReceiptActions.tsx';
import { useHydrated } from './use-hydrated.ts';
import { MOST_KEPT, type useKeptPlans } from './use-kept-plans.ts';
import type { ShownOutcome } from './use-outcome.ts';

type Props = {
  shown: ShownOutcome;
  figure: OutcomeFigureModel;
  plans: ReturnType<typeof useKeptPlans>;
  onLoad: (typed: TypedPlan) => void;
};

/** Comparisons of an offer, and its receipt. */
export function BonusToolResult({ shown, figure, plans, onLoad }: Props) {
  const isHydrated = useHydrated();
  const { typed, plan, played, withoutBonus } = shown;
  const isReturn = plan.kind === 'refund' || plan.kind === 'rebate';
  const traps = isReturn
    ? []
    : trapsOf(plan.terms, playedCase(played)).map((trap) => trapModel(trap, null));
  const canKeep = plans.kept.length < MOST_KEPT && plans.kept.every((one) => one.typed !== typed);
  return (
    <>
      {traps.length > 0 && (
        <section aria-labelledby="traps-title" className="stack-4">
          <h3 id="traps-title">What the terms can take</h3>
          <TrapList traps={traps} />
        </section>
      )}
      {shown.readings.length > 0 && (
        <section aria-labelledby="readings-title" className="stack-4">
          <h3 id="readings-title">Two readings</h3>
          <p>{READINGS_LEAD}</p>
          {shown.readings.map(({ as, played: other }) => (
            <HundredPair key={as.term} hundreds={readingPair(as, played, other, plan.terms)} />
          ))}
        </section>
      )}
      <section aria-labelledby="beside-title" className="stack-5">
        <h3 id="beside-title">For comparison</h3>
        <div className={styles.cards}>
          {withoutBonus !== null && (
            <PlanCard
              title="Without the bonus"
              plan="The same bets with your own money alone. Nothing asks you to make them: without a bonus you can stop after any bet and withdraw what is left."
              outcome={withoutBonusSummary(withoutBonus, played)}
            />
          )}
          {plans.kept.map((one) => (
            <PlanCard
              key={planFragment([one.typed])}
              title="Kept"
              plan={planName(one.typed)}
              outcome={one.played && playedSummary(one.plan.terms, one.played)}
            >
              <Button variant="quiet" size="small" onClick={() => onLoad(one.typed)}>
                Work on this
              </Button>
              <Button variant="quiet" size="small" onClick={() => plans.remove(one)}>
                Remove
              </Button>
            </PlanCard>
          ))}
        </div>
        {isHydrated && (
          <div className="row controls">
            <Button
              variant="quiet"
              size="small"
              disabled={!canKeep}
              onClick={() => plans.keep({ typed, plan, played })}
            >
              Keep this plan to compare
            </Button>
            <p className="small">
              {`${plans.kept.length} of ${MOST_KEPT} kept, beside the one you work on.`}
            </p>
          </div>
        )}
      </section>
      <OutcomeReceipt
        serial={shown.serial}
        rows={receiptRows(typed, played)}
        module={shown.module}
        groups={figure.groups}
        caseText={figure.caseText}
      >
        {isHydrated && <ReceiptActions shown={shown} kept={plans.kept.map((one) => one.typed)} />}
      </OutcomeReceipt>
    </>
  );
}

type CardProps = {
  title: string;
  plan: string;
  /** `null` while it is being worked out. */
  outcome: OutcomeSummary | null;
  children?: ReactNode;
};

/** One of the plans that a visitor compares. */
function PlanCard({ title, plan, outcome, children }: CardProps) {
  return (
    <article className={`raised stack-3 ${styles.card}`}>
      <h4>{title}</h4>
      <p className="small">{plan}</p>
      {outcome === null ? <p>Working it out…</p> : <OutcomeStrip outcome={outcome} />}
      {children !== undefined && <div className="row">{children}</div>}
    </article>
  );
}
