import type { NotPlayed } from '#domain/outcomes/played.ts';
import { formatNotPlayed } from '#format/outcome-words.ts';

export type BalanceState =
  | { kind: 'idle' | 'failed' }
  | { kind: 'working'; share: number }
  | { kind: 'refused'; reason: NotPlayed };

/** Progress of the calculation for the latest figures, if it takes time. */
export function BalanceStatus({ state }: { state: BalanceState }) {
  return (
    <p role="status">
      {state.kind === 'working' && (
        <span key="working">
          <span>Working it out</span>
          <span aria-hidden="true">{`, ${Math.floor(state.share * 100)}%`}</span>
        </span>
      )}
      {state.kind === 'failed' && (
        <span key="failed">
          The math didn’t run: its script didn’t come, or this browser has no workers. The last
          figures stay.
        </span>
      )}
      {state.kind === 'refused' && (
        <span key="refused">
          {`${state.reason === 'nothing-to-wager' ? 'There are no bets to make.' : formatNotPlayed(state.reason)} The last figures stay.`}
        </span>
      )}
    </p>
  );
}
