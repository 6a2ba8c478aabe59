import { startTransition, useEffect, useRef, useState } from 'react';
import { askOutcome } from '#browser/outcomes/ask-outcome.ts';
import type { OutcomeAnswer, SystemOutcomes } from '#browser/outcomes/outcome-messages.ts';
import type { OutcomeStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { Played } from '#domain/outcomes/played.ts';
import type { Session } from '#domain/outcomes/typed-session.ts';

/** A session with what came out of it. */
export type ShownSession = {
  session: Session;
  played: Played;
  /** `null` while they are worked out, or where they could not be. */
  quantiles: readonly Quantile[] | null;
  /** `null` where systems are not worked out. */
  systems: SystemOutcomes | null;
};

/** Sessions worked out in a worker: a new one stops the one before. */
export function useSession(first: ShownSession) {
  const [shown, setShown] = useState(first);
  const [status, setStatus] = useState<OutcomeStatus>({ kind: 'idle' });
  const stopRunning = useRef<() => void>(() => undefined);
  useEffect(() => () => stopRunning.current(), []);

  const change = (part: Partial<ShownSession>) =>
    startTransition(() => setShown((now) => ({ ...now, ...part })));
  const workOut = (session: Session) => {
    stopRunning.current();
    setStatus({ kind: 'working', stage: 'figures', share: 0 });
    const follow = (answer: OutcomeAnswer) => {
      if (answer.kind === 'progress') {
        setStatus({ kind: 'working', stage: answer.stage, share: answer.share });
      } else if (answer.kind === 'figures') {
        change({ session, played: answer.played, quantiles: null, systems: null });
        setStatus({ kind: 'working', stage: 'drawing', share: 0 });
      } else if (answer.kind === 'drawing') {
        change({ quantiles: answer.quantiles });
        setStatus({ kind: 'idle' });
      } else if (answer.kind === 'systems') change({ systems: answer.systems });
      else if (answer.kind === 'refused') setStatus(answer);
    };
    stopRunning.current = askOutcome(
      { kind: 'session', session },
      { onAnswer: follow, onFailure: () => setStatus({ kind: 'failed' }) },
    );
  };
  const end = (kind: 'stopped' | 'incomplete') => {
    stopRunning.current();
    setStatus({ kind });
  };
  return { shown, status, workOut, end };
}
