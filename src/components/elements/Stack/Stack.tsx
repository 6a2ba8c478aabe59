import type { ReactNode } from 'react';
import styles from './Stack.module.css';

type Props = { children: ReactNode };

/** Parts of a page below each other, with the space that sets them apart. */
export function Stack({ children }: Props) {
  return <div className={styles.stack}>{children}</div>;
}
