import { CONSENT_KEY, parseConsent } from '#domain/consent/consent.ts';
import type { ClientDirective } from 'astro';
import { COOKIE_SETTINGS_EVENT } from '../cookie-settings.ts';
import { onceLoaded, whenIdle } from '../idle.ts';
import { readStored } from '../storage.ts';

/**
 * Hydrates the cookie banner only where it is going to appear: nothing is stored yet, or the visitor
 * asked for it. Whoever has chosen never downloads React for it.
 */
const undecided: ClientDirective = (load) => {
  let started = false;
  const hydrate = async () => {
    if (started) return;
    started = true;
    try {
      const mount = await load();
      await mount();
    } catch {
      // What cannot be fetched is left out: the page works without it.
    }
  };
  if (parseConsent(readStored(CONSENT_KEY)) === null) onceLoaded(() => whenIdle(hydrate));
  addEventListener(COOKIE_SETTINGS_EVENT, hydrate, { once: true });
};

export default undecided;
