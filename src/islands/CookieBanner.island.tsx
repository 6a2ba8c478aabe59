import { useEffect, useState } from 'react';
import { COOKIE_SETTINGS_EVENT, takeCookieSettingsRequest } from '#browser/cookie-settings.ts';
import { afterLoad } from '#browser/page-load.ts';
import { readStored, store } from '#browser/storage.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { IconButton } from '#components/elements/IconButton/IconButton.tsx';
import {
  CONSENT_DATE_KEY,
  CONSENT_GIVEN_EVENT,
  CONSENT_KEY,
  type ConsentChoice,
  parseConsent,
} from '#domain/consent/consent.ts';
import styles from './CookieBanner.module.css';

const DELAY_MS = 1000;
const TITLE_ID = 'cookie-title';

/**
 * Asks once about cookies. It must run in the browser because only the browser knows whether a
 * choice is stored, and because it appears after a delay.
 */
export function CookieBanner() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const open = () => setIsShown(true);
    const callOff =
      parseConsent(readStored(CONSENT_KEY)) === null ? afterLoad(DELAY_MS, open) : undefined;
    const reopen = () => {
      takeCookieSettingsRequest();
      open();
    };
    if (takeCookieSettingsRequest()) open();
    addEventListener(COOKIE_SETTINGS_EVENT, reopen);
    return () => {
      callOff?.();
      removeEventListener(COOKIE_SETTINGS_EVENT, reopen);
    };
  }, []);

  if (!isShown) return null;

  const choose = (choice: ConsentChoice) => {
    store(CONSENT_KEY, choice);
    store(CONSENT_DATE_KEY, new Date().toISOString());
    if (choice === 'accepted') dispatchEvent(new Event(CONSENT_GIVEN_EVENT));
    setIsShown(false);
  };
  return (
    <section className={styles.banner} aria-labelledby={TITLE_ID} data-cookie-banner>
      <div className={styles.close}>
        <IconButton icon="cross" label="Close for now" onClick={() => setIsShown(false)} />
      </div>
      <h2 id={TITLE_ID}>Cookies, briefly</h2>
      <p>
        We set none today. If we ever count visits, it will be only where you accept. Your choice
        and the country you pick stay in this browser. Read the{' '}
        <a href="/cookie-policy">cookie policy</a>.
      </p>
      <div className={styles.choices}>
        <Button variant="quiet" size="small" onClick={() => choose('rejected')}>
          Reject All
        </Button>
        <Button variant="quiet" size="small" onClick={() => choose('accepted')}>
          Accept All
        </Button>
      </div>
    </section>
  );
}
