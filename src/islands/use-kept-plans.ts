import { useEffect, useRef, useState } from 'react';
import { askOutcome } from '#browser/outcomes/ask-outcome.ts';
import { MOST_PLANS } from '#domain/outcomes/plan-address.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { type ReaderPlan, readTypedPlan } from '#domain/outcomes/typed-plan.ts';

/** A plan that is kept beside the one that is worked on; `played` is `null` until it is worked out. */
export type KeptPlan = { typed: TypedPlan; plan: ReaderPlan; played: Played | null };

/** Plans to keep beside the one that is worked on. */
export const MOST_KEPT = MOST_PLANS - 1;

/** Plans kept for comparison. Those that came with the address are worked out one after the other. */
export function useKeptPlans() {
  const [kept, setKept] = useState<readonly KeptPlan[]>([]);
  const stopRunning = useRef<() => void>(() => undefined);
  useEffect(() => () => stopRunning.current(), []);

  const next = kept.find(({ played }) => played === null);
  useEffect(() => {
    if (next === undefined) return;
    const finish = (played: Played | null) =>
      setKept((all) =>
        all.flatMap((one) => (one !== next ? [one] : played === null ? [] : [{ ...one, played }])),
      );
    stopRunning.current = askOutcome(
      { kind: 'offer', plan: next.plan, isDrawn: false },
      {
        onAnswer: (answer) => {
          if (answer.kind === 'figures') finish(answer.played);
          if (answer.kind === 'refused') finish(null);
        },
        onFailure: () => finish(null),
      },
    );
    return () => stopRunning.current();
  }, [next]);

  return {
    kept,
    keep: (one: KeptPlan) => setKept((all) => [...all, one].slice(-MOST_KEPT)),
    remove: (one: KeptPlan) => setKept((all) => all.filter((other) => other !== one)),
    /** Takes the place of all that was kept; what cannot be read is left out. */
    load: (plans: readonly TypedPlan[]) =>
      setKept(
        plans.flatMap((typed) => {
          const read = readTypedPlan(typed);
          return read.ok ? [{ typed, plan: read.plan, played: null }] : [];
        }),
      ),
  };
}
