import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './VisitWarning.module.css';

/** What speaks against a casino, said before the way to it. */
export function VisitWarning({ text }: { text: string }) {
  return (
    <span className={styles.warning}>
      <Icon name="warn" />
      {text}
    </span>
  );
}
