import type { ReactNode } from 'react';
import styles from './Split.module.css';

type Props = {
  children: ReactNode;
  /** Beside the content on a wide screen, where it stays in view. */
  rail: ReactNode;
  /** Position of the rail on a narrow screen. */
  railOnPhone?: 'before' | 'after' | undefined;
};

/**
 * Content with a rail. Its place in the document is that of a narrow screen, so that late content
 * never shifts what the reader has begun.
 */
export function Split({ children, rail, railOnPhone = 'after' }: Props) {
  const beside = <aside className={styles.rail}>{rail}</aside>;
  return (
    <div className={`columns-64 ${styles.split}`}>
      {railOnPhone === 'before' && beside}
      <div className={styles.stack}>{children}</div>
      {railOnPhone === 'after' && beside}
    </div>
  );
}
