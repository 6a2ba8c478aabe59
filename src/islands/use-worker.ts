import { startTransition, useEffect, useRef, useState } from 'react';
import { askOutcome } from '#browser/outcomes/ask-outcome.ts';
import type { OutcomeAnswer, OutcomeQuestion } from '#browser/outcomes/outcome-messages.ts';
import type { OutcomeStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';

/**
 * Asks a worker one question at a time, and says how far it is: a new question stops the one before. What is shown
 * changes part by part, as the answers come.
 */
export function useWorker<Shown>(first: Shown) {
  const [shown, setShown] = useState(first);
  const [status, setStatus] = useState<OutcomeStatus>({ kind: 'idle' });
  const stopRunning = useRef<() => void>(() => undefined);
  useEffect(() => () => stopRunning.current(), []);

  const change = (part: Partial<Shown>, isMeant: (now: Shown) => boolean = () => true) =>
    startTransition(() => setShown((now) => (isMeant(now) ? { ...now, ...part } : now)));
  const ask = (question: OutcomeQuestion, take: (answer: OutcomeAnswer) => void) => {
    stopRunning.current();
    setStatus({ kind: 'working', stage: 'figures', share: 0 });
    const onAnswer = (answer: OutcomeAnswer) => {
      take(answer);
      if (answer.kind === 'progress') {
        setStatus({ kind: 'working', stage: answer.stage, share: answer.share });
      } else if (answer.kind === 'figures') {
        setStatus({ kind: 'working', stage: 'drawing', share: 0 });
      } else if (answer.kind === 'drawing' || answer.kind === 'rewards') {
        setStatus({ kind: 'idle' });
      }
      if (answer.kind === 'refused') setStatus(answer);
    };
    const onFailure = () => setStatus({ kind: 'failed' });
    stopRunning.current = askOutcome(question, { onAnswer, onFailure });
  };
  const end = (kind: 'stopped' | 'incomplete') => {
    stopRunning.current();
    setStatus({ kind });
  };
  return { shown, change, status, ask, end };
}
