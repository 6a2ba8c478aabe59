import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Fold.module.css';

type Props = {
  /** What stands while it is closed, and above the content once it is open. */
  summary: ReactNode;
  /** What the closed fold says of its content, in one line. */
  hint?: string | undefined;
  /** On a screen with room the content stands open, and the summary is gone. */
  onPhonesOnly?: boolean;
  /** Whether it begins open. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * Content that a reader opens: native, so that it works without script, that a search within the page
 * and a link to a place inside open it, and that it is printed whole (`styles/print.css`).
 */
export function Fold({ summary, hint, onPhonesOnly = false, isOpen = false, children }: Props) {
  return (
    <details
      className={onPhonesOnly ? `${styles.fold} ${styles.onPhones}` : styles.fold}
      {...(isOpen && { open: true })}
    >
      {/* On a screen with room a heading above it says the same. */}
      <summary data-pagefind-ignore={onPhonesOnly || undefined}>
        {summary} {hint !== undefined && <small data-preview>{hint}</small>}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
