import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Notice.module.css';

type Props = { tone?: 'info' | 'value' | 'warn'; children: ReactNode };

export function Notice({ tone = 'info', children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={tone === 'warn' ? 'warn' : 'info'} />
      <p>{children}</p>
    </div>
  );
}
