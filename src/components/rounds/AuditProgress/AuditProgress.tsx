import { formatCount } from '#format/text.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import styles from '../rounds.module.css';

type Props = {
  stage: 'idle' | 'working' | 'stopped' | 'failed' | 'unfit';
  bytes: number;
  of: number;
  rounds: number;
  /** Published vectors that the page did not reproduce. */
  failedVectors: readonly string[];
  onCancel: () => void;
};

/** How far reading is. The words that change with each step are no live region; the stages are. */
export function AuditProgress({ stage, bytes, of, rounds, failedVectors, onCancel }: Props) {
  return (
    <div className={styles.state}>
      {stage === 'working' && (
        <div className={styles.progress}>
          <label htmlFor="audit-progress">
            {formatCount(rounds)} rounds, {formatCount(Math.round((bytes / Math.max(1, of)) * 100))}
            % of the bytes
          </label>
          <progress id="audit-progress" value={bytes} max={Math.max(1, of)} />
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div role="status">
        {stage === 'working' && <p>Reading on this device. Figures appear as rounds are read.</p>}
        {stage === 'stopped' && (
          <p>
            Stopped. Figures below are of the rounds read until then. Choose files to begin again.
          </p>
        )}
        {stage === 'failed' && (
          <Notice tone="warn">
            <p>
              The audit did not run: its script did not come, or this browser has no workers. Your
              files are untouched. Try again when you are connected.
            </p>
          </Notice>
        )}
        {stage === 'unfit' && (
          <Notice tone="warn">
            <p>
              <strong>This page judges nothing here.</strong> Before the first file it recomputes
              published rounds, and this browser gave another result for{' '}
              {failedVectors.slice(0, 3).join(', ')}. Try another browser and tell us about it.
            </p>
          </Notice>
        )}
      </div>
    </div>
  );
}
