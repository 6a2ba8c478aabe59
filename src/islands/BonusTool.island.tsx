import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { PlanFields } from '#components/outcomes/PlanFields/PlanFields.tsx';
import { planFragment, plansInFragment } from '#domain/outcomes/plan-address.ts';
import { planFields, type TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { type PlanReasons, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { betsAskedFor } from '#format/outcome-results.ts';
import styles from './BonusTool.module.css';
import { BonusToolResult } from './BonusToolResult.tsx';
import { useFiguresForm } from './use-figures-form.ts';
import { useKeptPlans } from './use-kept-plans.ts';
import { type ShownOutcome, useOutcome } from './use-outcome.ts';

type Props = {
  /** What is shown before anybody has typed, worked out at build. */
  example: ShownOutcome;
};

/**
 * Works an offer out with figures of one's own. It must run in the browser because the figures are the
 * reader's: they stand behind the sign in the address that no browser sends. The fields keep their own
 * text, so nothing typed is lost before or after hydration.
 */
export function BonusTool({ example }: Props) {
  const [reasons, setReasons] = useState<PlanReasons>({});
  const { shown, status, workOut, holdBack, stop } = useOutcome(example);
  const plans = useKeptPlans();
  const writeAddress = (now: TypedPlan) =>
    writeFragment(planFragment([now, ...plans.kept.map((one) => one.typed)]));

  const { form, result, defaults, typed, isStale, follow, load, submit } = useFiguresForm({
    example: example.typed,
    workOut: (now) => {
      const read = readTypedPlan(now);
      setReasons(read.ok ? {} : read.reasons);
      if (read.ok) workOut(now, read.plan);
      else holdBack();
      return planFields(now).filter((field) => !read.ok && field in read.reasons);
    },
    readAddress: () => {
      const [first, ...others] = plansInFragment(readFragment());
      if (first !== undefined) plans.load(others);
      return first ?? null;
    },
    writeAddress,
  });
  const setBet = (bet: string) => {
    const field = form.current?.elements.namedItem('bet');
    if (field instanceof HTMLInputElement) field.value = bet;
    follow();
    submit();
  };
  const read = readTypedPlan(typed);

  return (
    <div className={styles.bench}>
      {/* Outside a dialog this method does nothing: the figures go nowhere even before the script runs. */}
      <form
        className={styles.form}
        method="dialog"
        ref={form}
        aria-labelledby="figures-title"
        onInput={follow}
        onSubmit={submit}
        noValidate
      >
        <div className={styles.top}>
          <h2 id="figures-title">Your figures</h2>
          <Button variant="quiet" size="small" onClick={() => load(example.typed)}>
            Example
          </Button>
        </div>
        <PlanFields
          key={defaults.loads}
          typed={typed}
          defaults={defaults.typed}
          reasons={reasons}
          bets={read.ok ? betsAskedFor(read.plan) : null}
        />
        <div className={styles.submit}>
          <Button type="submit" wide>
            Work it out
          </Button>
        </div>
        <p className={styles.note}>Runs on your device. Nothing is sent.</p>
        {/* No noscript: the router takes that out of the next page, and React would miss it there. */}
        <p className={`${styles.note} ${styles.withoutScript}`}>
          Figures of your own need script. The example was worked out when this page was built.
        </p>
      </form>
      <div ref={result} className={styles.out}>
        <BonusToolResult
          shown={shown}
          status={status}
          isStale={isStale}
          plans={plans}
          onStop={stop}
          onSetBet={setBet}
          onLoad={(one) => {
            load(one);
            writeAddress(one);
          }}
        />
      </div>
    </div>
  );
}
