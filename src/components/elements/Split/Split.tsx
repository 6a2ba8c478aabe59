import type { ReactNode } from 'react';
import styles from './Split.module.css';

type Props = {
  children: ReactNode;
  /** Beside the content on a wide screen, where it stays in view. */
  rail: ReactNode;
  /** Where the rail goes on a narrow screen. */
  railOnPhone?: 'before' | 'after';
};

/** Content with a rail. */
export function Split({ children, rail, railOnPhone = 'after' }: Props) {
  return (
    <div className={styles.split}>
      <div className={styles.stack}>{children}</div>
      <aside className={railOnPhone === 'before' ? `${styles.rail} ${styles.before}` : styles.rail}>
        {rail}
      </aside>
    </div>
  );
}
