import { formatCount } from '#format/text.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import plan from '../../outcomes/PlanStatus/PlanStatus.module.css';

const TOLD = {
  idle: null,
  working: 'Reading on this device. Figures appear as rounds are read.',
  stopped: 'Stopped. Figures below are of what was read until then. Choose files to begin again.',
  failed:
    'The audit did not run: its script did not come, or this browser has no workers. Your files are untouched. Try again when you are connected.',
  unfit:
    'Nothing is judged here. Before the first file this page recomputes published rounds, and this browser gave another result. Try another browser, and tell us. It was:',
};

type Props = {
  stage: keyof typeof TOLD;
  progress: { bytes: number; of: number; rounds: number };
  /** Published rounds that came out otherwise. */
  failedVectors: readonly string[];
  onCancel: () => void;
};

/** How far reading is. The figures that change with each step are no live region; the stages are. */
export function AuditProgress({ stage, progress, failedVectors, onCancel }: Props) {
  const { bytes, of, rounds } = progress;
  const isWrong = stage === 'failed' || stage === 'unfit';
  const told = [TOLD[stage], failedVectors.slice(0, 3).join(', ')].join(' ');
  return (
    <>
      {stage === 'working' && (
        <div className={plan.progress}>
          <label htmlFor="audit-progress">
            {formatCount(rounds)} rounds, {Math.round((bytes / Math.max(1, of)) * 100)}% of the
            bytes
          </label>
          <progress id="audit-progress" value={bytes} max={Math.max(1, of)} />
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div className={plan.status} role="status">
        {isWrong ? (
          <Notice tone="warn">
            <p>{told}</p>
          </Notice>
        ) : (
          TOLD[stage]
        )}
      </div>
    </>
  );
}
