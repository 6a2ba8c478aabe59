import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

/** The column that all content stands in. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}
