import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { Notice } from '#components/elements/Notice/Notice.tsx';
import { PlanFields } from '#components/outcomes/PlanFields/PlanFields.tsx';
import { planFragment, plansInFragment } from '#domain/outcomes/plan-address.ts';
import { planFields, type TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { type PlanReasons, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { requiredBets, resultWarnings } from '#format/outcome-results.ts';
import { playedFigure } from '#format/outcome-views.ts';
import { BonusToolResult } from './BonusToolResult.tsx';
import { guarded } from './IslandBoundary.tsx';
import { ToolLayout } from './ToolLayout.tsx';
import { useFiguresForm } from './use-figures-form.ts';
import { useKeptPlans } from './use-kept-plans.ts';
import { type ShownOutcome, useOutcome } from './use-outcome.ts';

type Props = {
  /** Example shown until somebody types, worked out at build. */
  example: ShownOutcome;
};

/**
 * Works an offer out with figures of one's own. It must run in the browser because the figures are the
 * reader's: they stand behind the sign in the address that no browser sends. The fields keep their own
 * text, so nothing typed is lost before or after hydration.
 */
export const BonusTool = guarded(function BonusTool({ example }: Props) {
  const [reasons, setReasons] = useState<PlanReasons>({});
  const worked = useOutcome(example);
  const { plan, played } = worked.shown;
  const figure = playedFigure(plan.terms, played);
  const plans = useKeptPlans();
  const writeAddress = (now: TypedPlan) =>
    writeFragment(planFragment([now, ...plans.kept.map((one) => one.typed)]));

  const tool = useFiguresForm({
    example: example.typed,
    workOut: (now) => {
      const read = readTypedPlan(now);
      setReasons(read.ok ? {} : read.reasons);
      if (read.ok) worked.workOut(now, read.plan);
      else worked.end('incomplete');
      return planFields(now).filter((field) => !read.ok && field in read.reasons);
    },
    readAddress: () => {
      const [first, ...others] = plansInFragment(readFragment());
      if (first !== undefined) plans.load(others);
      return first ?? null;
    },
    writeAddress,
  });
  const { form, defaults, typed, load } = tool;
  const setBet = (bet: string) => {
    const field = form.current?.elements.namedItem('bet');
    if (field instanceof HTMLInputElement) field.value = bet;
    tool.follow();
    tool.submit();
  };
  const read = readTypedPlan(typed);

  return (
    <ToolLayout
      tool={tool}
      worked={worked}
      onExample={() => load(example.typed)}
      fields={
        <PlanFields
          key={defaults.loads}
          typed={typed}
          defaults={defaults.typed}
          reasons={reasons}
          bets={read.ok ? requiredBets(read.plan) : null}
        />
      }
      caption="Of 100 players who play it through"
      figure={figure}
      lead={resultWarnings(plan.terms, played).map(({ title, text, largestBet }) => (
        <Notice key={title} tone="warn">
          <strong>{title}</strong> <span>{text}</span>
          <br />
          {largestBet !== null && (
            <Button variant="quiet" size="small" onClick={() => setBet(largestBet)}>
              {`Set the bet to ${largestBet}`}
            </Button>
          )}
        </Notice>
      ))}
    >
      <BonusToolResult
        shown={worked.shown}
        figure={figure}
        plans={plans}
        onLoad={(one) => {
          load(one);
          writeAddress(one);
        }}
      />
    </ToolLayout>
  );
});
