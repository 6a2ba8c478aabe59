import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
import { PlanFields } from '#components/outcomes/PlanFields/PlanFields.tsx';
import { planFragment, plansInFragment } from '#domain/outcomes/plan-address.ts';
import { planFields, type TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { type PlanReasons, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { betsAskedFor } from '#format/outcome-results.ts';
import { BonusToolResult } from './BonusToolResult.tsx';
import { FiguresBench } from './FiguresBench.tsx';
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
  const { shown, status, workOut, end } = useOutcome(example);
  const plans = useKeptPlans();
  const writeAddress = (now: TypedPlan) =>
    writeFragment(planFragment([now, ...plans.kept.map((one) => one.typed)]));

  const { form, result, defaults, typed, isStale, follow, load, submit } = useFiguresForm({
    example: example.typed,
    workOut: (now) => {
      const read = readTypedPlan(now);
      setReasons(read.ok ? {} : read.reasons);
      if (read.ok) workOut(now, read.plan);
      else end('incomplete');
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
    <FiguresBench
      form={form}
      result={result}
      onExample={() => load(example.typed)}
      onInput={follow}
      onSubmit={submit}
      fields={
        <PlanFields
          key={defaults.loads}
          typed={typed}
          defaults={defaults.typed}
          reasons={reasons}
          bets={read.ok ? betsAskedFor(read.plan) : null}
        />
      }
    >
      <BonusToolResult
        shown={shown}
        status={status}
        isStale={isStale}
        plans={plans}
        onStop={() => end('stopped')}
        onSetBet={setBet}
        onLoad={(one) => {
          load(one);
          writeAddress(one);
        }}
      />
    </FiguresBench>
  );
}
