import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { HeldNote } from '../HeldNote/HeldNote.tsx';
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
  /** Whether there is room for a sentence alone where the link may not stand. */
  isTight?: boolean;
};

/**
 * The one way out to a casino: a new tab, no opener, no referrer, and what is paid says so inside the
 * link. A casino that something weighs against has an outline for a button, below the warning. Where the
 * reader's country allows no link, the script in the head of the page takes the address away before
 * anything is painted (`browser/reader.ts`), and a note shows in its place.
 */
export function PaidLink(props: Props) {
  const { visit, size = 'normal', wide = false, isWarned = false, isTight = false } = props;
  const { href, paid, siteName, licensedIn, isShownAtFirst, warning } = visit;
  const { text = `Visit ${siteName}` } = props;
  const look = [
    styles.link,
    warning !== null && styles.weak,
    size === 'small' && styles.small,
    wide && styles.wide,
  ];
  const rel = paid ? 'sponsored nofollow noopener noreferrer' : 'nofollow noopener noreferrer';
  const address = isShownAtFirst
    ? { href, target: '_blank', rel }
    : { 'data-visit': href, 'data-rel': rel };
  return (
    <span className={styles.way}>
      {warning !== null && !isWarned && <VisitWarning text={warning} />}
      <a
        className={look.filter(Boolean).join(' ')}
        {...address}
        data-licensed-in={licensedIn ?? undefined}
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
      <span className={styles.held}>
        <HeldNote isShort={isTight} />
      </span>
    </span>
  );
}
