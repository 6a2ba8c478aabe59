import type { ClientDirective } from 'astro';
import { withRetry } from './retry.ts';

/** Hydrates when the native dialog inside is opened for the first time. */
const opened: ClientDirective = (load, _options, element) => {
  const dialog = element.querySelector('dialog');
  if (dialog === null) return;
  const hydrate = () => void load().then((mount) => mount());
  if (dialog.open) return hydrate();
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    hydrate();
  }).observe(dialog, { attributeFilter: ['open'] });
};

export default withRetry(opened);
