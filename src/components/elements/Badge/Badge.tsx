import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type Props = { tone?: 'plain' | 'good' | 'value' | 'warn'; children: ReactNode };

export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
