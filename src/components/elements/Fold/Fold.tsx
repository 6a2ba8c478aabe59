import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Fold.module.css';

type Props = {
  /** Label of the fold, open or closed. */
  summary: ReactNode;
  /** One-line preview of the content while the fold is closed. */
  hint?: string | undefined;
  /** On wide screens the content is always open and the summary hidden. */
  onPhonesOnly?: boolean;
  /** Open at the start. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * Native `details`: works without script, opens for a page search or an anchor inside, and is
 * printed in full (`styles/print.css`).
 */
export function Fold({ summary, hint, onPhonesOnly = false, isOpen = false, children }: Props) {
  return (
    <details
      className={onPhonesOnly ? `${styles.fold} ${styles.onPhones}` : styles.fold}
      {...(isOpen && { open: true })}
    >
      {/* On wide screens the heading above says the same. */}
      <summary data-pagefind-ignore={onPhonesOnly || undefined}>
        {typeof summary === 'string' ? <span>{summary}</span> : summary}{' '}
        {hint !== undefined && <small data-preview>{hint}</small>}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
