import { Button } from '../../elements/Button/Button.tsx';
import styles from './PlanProgress.module.css';

type Props = {
  /** What is being worked out, and how much of its bets are done, from 0 to 1. */
  stage: 'figures' | 'drawing';
  share: number;
  onStop?: () => void;
};

const STAGES = {
  figures: 'Working it out',
  drawing: 'Working out every single result',
} as const;

/** How far a sum is, which can be stopped at any time. */
export function PlanProgress({ stage, share, onStop }: Props) {
  return (
    <div className={styles.progress}>
      <label htmlFor="plan-progress">{STAGES[stage]}</label>
      <progress id="plan-progress" value={share} max={1} />
      <Button variant="quiet" size="small" {...(onStop !== undefined && { onClick: onStop })}>
        Stop
      </Button>
    </div>
  );
}
