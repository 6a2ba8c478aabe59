import { useState } from 'react';
import { Button } from '#components/elements/Button/Button.tsx';
import { Notice } from '#components/elements/Notice/Notice.tsx';
import { OutcomeFigure } from '#components/outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { OutcomeReceipt } from '#components/outcomes/OutcomeReceipt/OutcomeReceipt.tsx';
import { PlanCard } from '#components/outcomes/PlanCard/PlanCard.tsx';
import { type OutcomeStatus, PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { ResultStrip } from '#components/outcomes/ResultStrip/ResultStrip.tsx';
import { planFragment } from '#domain/outcomes/plan-address.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { METHOD_VERSION } from '#domain/outcomes/receipt.ts';
import { startSentence } from '#format/counted.ts';
import {
  receiptRows,
  resultHeading,
  resultStrip,
  resultWarnings,
} from '#format/outcome-results.ts';
import { playedFigure, playedSummary } from '#format/outcome-views.ts';
import { planName } from '#format/plan-words.ts';
import { useHydrated } from './use-hydrated.ts';
import styles from './BonusTool.module.css';
import { MOST_KEPT, type useKeptPlans } from './use-kept-plans.ts';
import { ReceiptActions } from './ReceiptActions.tsx';
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

const MIDDLE_PLAYER = 50;

/** What came out: figures first, then what they are made of, and the plans kept beside it. */
export function BonusToolResult({
  shown,
  status,
  isStale,
  plans,
  onStop,
  onSetBet,
  onLoad,
}: Props) {
  const [player, setPlayer] = useState(MIDDLE_PLAYER);
  const isHydrated = useHydrated();
  const { typed, plan, played, withoutBonus, quantiles } = shown;
  const figure = playedFigure(plan.terms, played);
  const heading = startSentence(resultHeading(played));
  const canKeep = plans.kept.length < MOST_KEPT && plans.kept.every((one) => one.typed !== typed);
  return (
    <>
      <PlanStatus status={status} isStale={isStale} onStop={onStop} />
      <div className={isStale || status.kind === 'refused' ? styles.stale : undefined}>
        <section aria-labelledby="result-title" className={styles.result}>
          <h2 id="result-title">{heading}</h2>
          {resultWarnings(plan.terms, played).map(({ title, text, largestBet }) => (
            <Notice key={title} tone="warn">
              <strong>{title}</strong> {text}
              <br />
              {largestBet !== null && (
                <Button variant="quiet" size="small" onClick={() => onSetBet(largestBet)}>
                  Set the bet to {largestBet}
                </Button>
              )}
            </Notice>
          ))}
          <OutcomeFigure caption="Of 100 players who play it through" outcome={figure} />
        </section>
        {quantiles !== null && (
          <section aria-labelledby="results-title" className={styles.result}>
            <h3 id="results-title">From the lowest result to the highest</h3>
            <ResultStrip
              strip={resultStrip(played, quantiles)}
              {...(isHydrated && { player, onChoose: setPlayer })}
            />
          </section>
        )}
        <section aria-labelledby="beside-title" className={styles.result}>
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
            <div className={`row ${styles.keep}`}>
              <Button
                variant="quiet"
                size="small"
                disabled={!canKeep}
                onClick={() => plans.keep({ typed, plan, played })}
              >
                Keep this plan to compare
              </Button>
              <p className={`small ${styles.note}`}>
                {plans.kept.length} of {MOST_KEPT} kept, beside the one you work on.
              </p>
            </div>
          )}
        </section>
        <OutcomeReceipt
          receipt={{
            serial: shown.serial,
            rows: receiptRows(typed, played),
            methodVersion: METHOD_VERSION,
            module: shown.module,
          }}
          groups={figure.groups}
          methodHref="/tools/method"
          helpHref="/responsible-gaming"
        >
          {isHydrated && <ReceiptActions shown={shown} kept={plans.kept.map((one) => one.typed)} />}
        </OutcomeReceipt>
      </div>
    </>
  );
}
