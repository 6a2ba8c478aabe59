import type { NotPlayed } from '#domain/outcomes/played.ts';
import { formatNotPlayed } from '#format/outcome-words.ts';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import styles from './PlanStatus.module.css';

export type OutcomeStatus =
  | { kind: 'idle' | 'incomplete' | 'stopped' | 'failed' }
  | { kind: 'working'; stage: 'figures' | 'drawing'; share: number }
  | { kind: 'working'; label: string; share: number }
  | { kind: 'refused'; reason: NotPlayed };

type Props = {
  status: OutcomeStatus;
  /** True if the fields have changed since the calculation. */
  isStale: boolean;
  onStop: () => void;
};

/** State of the calculation, as a live region. */
export function PlanStatus({ status, isStale, onStop }: Props) {
  return (
    <div className={`soft stack-3 ${styles.status}`} role="status">
      {status.kind === 'working' && (
        <div className={`raised ${styles.progress}`}>
          <label htmlFor="plan-progress">
            {'label' in status ? status.label : STAGES[status.stage]}
          </label>
          <progress id="plan-progress" value={status.share} max={1} />
          <Button variant="quiet" size="small" onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
      {status.kind === 'refused' && (
        <Notice tone="warn">
          <strong>Nothing to show for these figures.</strong> {refusal(status.reason)} The last
          result stays below.
        </Notice>
      )}
      {status.kind === 'stopped' && <p>Stopped. The last result is still below.</p>}
      {status.kind === 'failed' && (
        <Notice tone="warn">
          The math didn’t run: its script didn’t come, or this browser has no workers. Nothing you
          typed is lost. Try again when you are connected.
        </Notice>
      )}
      {status.kind === 'incomplete' && (
        <Notice>
          <strong>A figure is missing, or can’t be read.</strong> It is marked in the form. The
          result below is that of other figures.
        </Notice>
      )}
      {isStale && status.kind !== 'working' && status.kind !== 'incomplete' && (
        <p>The fields have changed since this was worked out.</p>
      )}
    </div>
  );
}

function refusal(reason: NotPlayed): string {
  return reason === 'nothing-to-wager'
    ? 'Without wagering there are no bets to make: what the offer gives can be withdrawn.'
    : formatNotPlayed(reason);
}

const STAGES = {
  figures: 'Working it out',
  drawing: 'Working out every single result',
} as const;
