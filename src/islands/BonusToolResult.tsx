import { Button } from '#components/elements/Button/Button.tsx';
import { Notice } from '#components/elements/Notice/Notice.tsx';
import { OutcomeReceipt } from '#components/outcomes/OutcomeReceipt/OutcomeReceipt.tsx';
import { PlanCard } from '#components/outcomes/PlanCard/PlanCard.tsx';
import type { OutcomeStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { planFragment } from '#domain/outcomes/plan-address.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { receiptRows, resultWarnings } from '#format/outcome-results.ts';
import { playedFigure, playedSummary } from '#format/outcome-views.ts';
import { planName } from '#format/plan-words.ts';
import styles from './BonusTool.module.css';
import { FiguresResult } from './FiguresResult.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { useHydrated } from './use-hydrated.ts';
import { MOST_KEPT, type useKeptPlans } from './use-kept-plans.ts';
import type { ShownOutcome } from './use-outcome.ts';

type Props = {
  shown: ShownOutcome;
  status: OutcomeStatus;
  /** The fields have changed since. */
  isStale: boolean;
  plans: ReturnType<typeof useKeptPlans>;
  onStop: () => void;
  onSetBet: (bet: string) => void;
  onLoad: (typed: TypedPlan) => void;
};

/** What came out of an offer, what it is compared with, and its receipt. */
export function BonusToolResult(props: Props) {
  const { shown, plans, onSetBet, onLoad, ...told } = props;
  const isHydrated = useHydrated();
  const { typed, plan, played, withoutBonus } = shown;
  const figure = playedFigure(plan.terms, played);
  const canKeep = plans.kept.length < MOST_KEPT && plans.kept.every((one) => one.typed !== typed);
  const warnings = resultWarnings(plan.terms, played).map(({ title, text, largestBet }) => (
    <Notice key={title} tone="warn">
      <p>
        <strong>{title}</strong> {text}
      </p>
      {largestBet !== null && (
        <Button variant="quiet" size="small" onClick={() => onSetBet(largestBet)}>
          Set the bet to {largestBet}
        </Button>
      )}
    </Notice>
  ));
  return (
    <FiguresResult
      {...told}
      shown={shown}
      caption="Of 100 players who play it through"
      figure={figure}
      lead={warnings}
    >
      <section aria-labelledby="beside-title" className="stack-5">
        <h3 id="beside-title">For comparison</h3>
        <div className={styles.cards}>
          {withoutBonus !== null && (
            <PlanCard
              title="Without the bonus"
              plan="The same bets with your own money alone. Nothing asks you to make them: without a bonus you can stop after any bet and withdraw what is left."
              outcome={playedSummary({ expiryDays: { value: 'never' } }, withoutBonus)}
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
              {plans.kept.length} of {MOST_KEPT} kept, beside the one you work on.
            </p>
          </div>
        )}
      </section>
      <OutcomeReceipt
        receipt={{
          serial: shown.serial,
          rows: receiptRows(typed, played),
          module: shown.module,
        }}
        groups={figure.groups}
      >
        {isHydrated && <ReceiptActions shown={shown} kept={plans.kept.map((one) => one.typed)} />}
      </OutcomeReceipt>
    </FiguresResult>
  );
}
