import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import styles from './CookieBanner.module.css';

const TITLE_ID = 'cookie-title';

type Props = { countsVisits: boolean };

/** Asks once about cookies. It lies hidden in every page; the browser room shows it and listens. */
export function CookieBanner({ countsVisits }: Props) {
  return (
    <section
      className={styles.banner}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      data-cookie-banner
      hidden
    >
      <div className={styles.close}>
        <IconButton icon="cross" label="Close for now" />
      </div>
      <h2 id={TITLE_ID}>Cookies, briefly</h2>
      <p>
        {countsVisits
          ? 'This site counts visits, and yours only if you accept.'
          : 'We set none today. If we ever count visits, it will be only where you accept.'}{' '}
        Your choice and the country you pick stay in this browser. Read the{' '}
        <a href="/cookie-policy">cookie policy</a>.
      </p>
      <div className={styles.choices}>
        <Button variant="quiet" size="small" value="rejected">
          Reject All
        </Button>
        <Button variant="quiet" size="small" value="accepted">
          Accept All
        </Button>
      </div>
    </section>
  );
}
