import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import styles from './CookieBanner.module.css';

const TITLE_ID = 'cookie-title';

/**
 * Cookie banner at the lower edge, shown once. Hidden near the start of every page, so that
 * keyboard users reach it first; its script shows it and listens.
 */
export function CookieBanner({ countsVisits }: { countsVisits: boolean }) {
  return (
    <section
      className={styles.bar}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      data-cookie-banner
      data-nosnippet=""
      hidden
    >
      <div className="wrap">
        <div className={styles.row}>
          <p className={styles.words}>
            <b id={TITLE_ID}>Cookies</b>
            {countsVisits
              ? ': we count your visit only if you accept. '
              : ': we set none today and count no visit unless you accept. '}
            <a href="/cookie-policy">Cookie policy</a>
          </p>
          <div className={styles.choices}>
            <Button variant="quiet" size="small" value="rejected">
              Reject All
            </Button>
            <Button variant="quiet" size="small" value="accepted">
              Accept All
            </Button>
          </div>
          <div className={styles.close}>
            <IconButton icon="cross" label="Close for now" />
          </div>
        </div>
      </div>
    </section>
  );
}
