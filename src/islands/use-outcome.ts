import { startTransition, useEffect, useRef, useState } from 'react';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import { askOutcome } from '#browser/outcomes/ask-outcome.ts';
import type { OutcomeAnswer } from '#browser/outcomes/outcome-messages.ts';
import type { OutcomeStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { hexOf, utf8Bytes } from '#domain/fairness/bytes.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { type ReceiptModule, serialText } from '#domain/outcomes/receipt.ts';
import { formatSerial } from '#format/serial-number.ts';
import type { ReaderPlan } from '#domain/outcomes/typed-plan.ts';

/** A plan with what came out of it. */
export type ShownOutcome = {
  typed: TypedPlan;
  plan: ReaderPlan;
  played: Played;
  withoutBonus: Played | null;
  /** `null` while they are worked out, or where they could not be. */
  quantiles: readonly Quantile[] | null;
  serial: string | null;
  module: ReceiptModule | null;
};

/** Plans worked out in a worker, one after the other: a new one stops the one before. */
export function useOutcome(first: ShownOutcome) {
  const [shown, setShown] = useState(first);
  const [status, setStatus] = useState<OutcomeStatus>({ kind: 'idle' });
  const stopRunning = useRef<() => void>(() => undefined);
  useEffect(() => () => stopRunning.current(), []);

  const workOut = (typed: TypedPlan, plan: ReaderPlan) => {
    stopRunning.current();
    setStatus({ kind: 'working', stage: 'figures', share: 0 });
    const follow = (answer: OutcomeAnswer) => {
      switch (answer.kind) {
        case 'progress':
          setStatus({ kind: 'working', stage: answer.stage, share: answer.share });
          break;
        case 'figures': {
          const { played } = answer;
          const rest = { withoutBonus: null, quantiles: null, serial: null, module: null };
          startTransition(() => setShown({ typed, plan, played, ...rest }));
          setStatus({ kind: 'working', stage: 'drawing', share: 0 });
          void serialFor(typed).then((serial) =>
            startTransition(() =>
              setShown((now) => (now.typed === typed ? { ...now, serial } : now)),
            ),
          );
          break;
        }
        case 'without-bonus':
          startTransition(() => setShown((now) => ({ ...now, withoutBonus: answer.played })));
          break;
        case 'drawing':
          startTransition(() => setShown((now) => ({ ...now, quantiles: answer.quantiles })));
          setStatus({ kind: 'idle' });
          break;
        case 'done':
          startTransition(() => setShown((now) => ({ ...now, module: answer.module })));
          break;
        case 'refused':
          setStatus(answer);
          break;
      }
    };
    stopRunning.current = askOutcome(
      { kind: 'offer', plan, isDrawn: true },
      { onAnswer: follow, onFailure: () => setStatus({ kind: 'failed' }) },
    );
  };
  /** Nothing is worked out: what stands in the form makes no plan. */
  const holdBack = () => {
    stopRunning.current();
    setStatus({ kind: 'incomplete' });
  };
  const stop = () => {
    stopRunning.current();
    setStatus({ kind: 'stopped' });
  };
  return { shown, status, workOut, holdBack, stop };
}

async function serialFor(typed: TypedPlan): Promise<string | null> {
  const digest = webCryptoDigest();
  return digest && formatSerial(hexOf(await digest.sha256(utf8Bytes(serialText(typed)))));
}
