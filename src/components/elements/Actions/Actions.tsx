import type { ReactNode } from 'react';
import styles from './Actions.module.css';

type Props = { children: ReactNode };

/** Buttons side by side, wrapping; on a phone they share the width. */
export function Actions({ children }: Props) {
  return <div className={styles.actions}>{children}</div>;
}
