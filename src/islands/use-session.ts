import { startTransition, useState } from 'react';
import type { SystemOutcomes } from '#browser/outcomes/outcome-messages.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { Played } from '#domain/outcomes/played.ts';
import type { Session } from '#domain/outcomes/typed-session.ts';
import { useWorker } from './use-worker.ts';

/** A session with what came out of it. */
export type ShownSession = {
  session: Session;
  played: Played;
  /** `null` while they are worked out, or where they could not be. */
  quantiles: readonly Quantile[] | null;
  /** `null` where systems are not worked out. */
  systems: SystemOutcomes | null;
};

/** Sessions worked out in a worker. */
export function useSession(first: ShownSession) {
  const [shown, setShown] = useState(first);
  const { status, ask, end } = useWorker();

  const change = (part: Partial<ShownSession>) =>
    startTransition(() => setShown((now) => ({ ...now, ...part })));
  const workOut = (session: Session) =>
    ask({ kind: 'session', session }, (answer) => {
      if (answer.kind === 'figures') {
        change({ session, played: answer.played, quantiles: null, systems: null });
      } else if (answer.kind === 'drawing') change({ quantiles: answer.quantiles });
      else if (answer.kind === 'systems') change({ systems: answer.systems });
    });
  return { shown, status, workOut, end };
}
