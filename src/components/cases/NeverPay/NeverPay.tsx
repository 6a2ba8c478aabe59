import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../cases.module.css';

/** Warning that stands on each result. */
export function NeverPay() {
  return (
    <p className={styles.never}>
      <Icon name="warn" />
      <span>
        <b>Never pay to be paid.</b> Anyone who asks for a fee, a tax or a coin to release your
        money is stealing from you.
      </span>
    </p>
  );
}
