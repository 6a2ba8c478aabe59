import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './VisitWarning.module.css';

/** Warning about a casino, shown before the link to it. */
export function VisitWarning({ text }: { text: string }) {
  return (
    <span className={styles.warning}>
      <Icon name="warn" />
      {text}
    </span>
  );
}
