import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

type Props = { children: ReactNode };

/** The column that all content stands in. */
export function Wrap({ children }: Props) {
  return <div className={styles.wrap}>{children}</div>;
}
