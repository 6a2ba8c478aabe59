import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { VisitModel } from '../visit-model.ts';
import { VisitWarning } from '../VisitWarning/VisitWarning.tsx';
import styles from './PaidLink.module.css';

type Props = {
  visit: VisitModel;
  /** Where the specification or the offer words the button in its own way. */
  text?: string;
  size?: 'normal' | 'small';
  /** Fills its column; in a narrow one the mark goes below. */
  wide?: boolean;
  /** Whether what speaks against the casino stands above already. */
  isWarned?: boolean;
};

/**
 * The one way out to a casino: a new tab, no opener, no referrer, and what is paid says so inside the
 * link. A casino that something weighs against has an outline for a button, below the warning.
 */
export function PaidLink(props: Props) {
  const { visit, size = 'normal', wide = false, isWarned = false } = props;
  const { href, paid, siteName, warning } = visit;
  const { text = `Visit ${siteName}` } = props;
  const look = [
    styles.link,
    warning !== null && styles.weak,
    size === 'small' && styles.small,
    wide && styles.wide,
  ];
  return (
    <span className={styles.way}>
      {warning !== null && !isWarned && <VisitWarning text={warning} />}
      <a
        className={look.filter(Boolean).join(' ')}
        href={href}
        target="_blank"
        rel={paid ? 'sponsored nofollow noopener noreferrer' : 'nofollow noopener noreferrer'}
        data-paid-link
      >
        <span className={styles.go}>
          {text}
          <Icon name="out" />
        </span>{' '}
        <span className={styles.mark}>
          {paid ? 'Paid link' : 'Unpaid link'}
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        </span>
      </a>
    </span>
  );
}
