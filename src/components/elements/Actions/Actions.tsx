import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons side by side, wrapping; on a phone they share the width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={`row ${styles.actions}`}>{children}</div>;
}
