import type { ReactNode } from 'react';
import styles from './Split.module.css';

type Props = {
  children: ReactNode;
  /** Beside the content on a wide screen, where it stays in view. */
  rail: ReactNode;
  /** Where the rail goes on a narrow screen. */
  railOnPhone?: 'before' | 'after' | undefined;
};

/**
 * Content with a rail. The rail stands in the document where it stands on a narrow screen: what comes in
 * later must not push away what is read already.
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
