import type { ReactNode } from 'react';
import styles from './PaidMark.module.css';

type Props = {
  /** Whether the casino pays for visitors who come through the link beside it. */
  paid: boolean;
  /** What else has to be said there. */
  children?: ReactNode;
};

/** Says beside a link to a casino whether it is paid. The look is small, the words are never left out. */
export function PaidMark({ paid, children }: Props) {
  return (
    <small className={styles.mark}>
      {paid ? 'Paid link' : 'Unpaid link'}
      {children}
    </small>
  );
}
