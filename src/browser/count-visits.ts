import { CONSENT_GIVEN_EVENT, CONSENT_KEY, parseConsent } from '#domain/consent/consent.ts';
import { readStored } from './storage.ts';

/**
 * Loads the owner's counter where the visitor has accepted, now or earlier, and never otherwise. Its
 * address stands in the page only where the owner has set one.
 */
export function countWhereAccepted(): void {
  const script = document.querySelector<HTMLMetaElement>('meta[name="edgewise:analytics"]');
  if (script === null) return;
  const countOnce = () => {
    if (document.querySelector('script[data-analytics]') !== null) return;
    const counter = document.createElement('script');
    counter.src = script.content;
    counter.async = true;
    counter.dataset['analytics'] = '';
    // The router's mark of a script that has run, without which it would run it again.
    counter.dataset['astroExec'] = '';
    document.head.append(counter);
  };
  if (parseConsent(readStored(CONSENT_KEY)) === 'accepted') countOnce();
  else addEventListener(CONSENT_GIVEN_EVENT, countOnce, { once: true });
}

countWhereAccepted();
document.addEventListener('astro:after-swap', countWhereAccepted);
