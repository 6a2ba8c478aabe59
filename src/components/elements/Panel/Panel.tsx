import type { ReactNode } from 'react';
import styles from './Panel.module.css';

type Props = {
  /** At full width above the rest, such as a chip's edge. */
  top?: ReactNode;
  children: ReactNode;
};

/** Raised panel in a rail. */
export function Panel({ top, children }: Props) {
  return (
    <div className={`raised ${styles.panel}`}>
      {top}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
