import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';

/** Hydrates when the native dialog inside is opened for the first time. */
const opened: ClientDirective = (load, _options, element) => {
  const dialog = element.querySelector('dialog');
  if (dialog === null) return;
  if (dialog.open) {
    void hydrate(load);
    return;
  }
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    void hydrate(load);
  }).observe(dialog, { attributeFilter: ['open'] });
};

export default opened;
