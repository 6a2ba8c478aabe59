import type { ReactNode } from 'react';
import styles from './Stack.module.css';

type Props = {
  /** `small` for what belongs together, `large` for parts of a page. */
  space?: 'small' | 'large';
  children: ReactNode;
};

/** Things below each other, with the space that sets them apart. */
export function Stack({ space = 'large', children }: Props) {
  return <div className={`${styles.stack} ${styles[space]}`}>{children}</div>;
}
