import { Button } from '../../elements/Button/Button.tsx';
import styles from './TableRest.module.css';

type Props = {
  rowCount: number;
  total: number;
  step: number;
  onMore: () => void;
};

/** Says that the table shows the first rows only, and loads more. */
export function TableRest({ rowCount, total, step, onMore }: Props) {
  const next = Math.min(step, total - rowCount);
  return (
    <div className={styles.rest}>
      <p>
        The first {rowCount} of {total}. Every casino has its line in{' '}
        <a href="/how-we-rate#scores">the table of scores</a>.
      </p>
      <span className={styles.more}>
        <Button variant="quiet" onClick={onMore}>
          Show {next} more
        </Button>
      </span>
    </div>
  );
}
