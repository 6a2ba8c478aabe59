import type { ClientDirective } from 'astro';

/** What cannot be fetched is left out: the page works without it. */
const leaveOut = () => {};

/** Hydrates when the native dialog inside is opened for the first time. */
const opened: ClientDirective = (load, _options, element) => {
  const dialog = element.querySelector('dialog');
  if (dialog === null) return;
  const hydrate = () => void load().then((mount) => mount(), leaveOut);
  if (dialog.open) {
    hydrate();
    return;
  }
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    hydrate();
  }).observe(dialog, { attributeFilter: ['open'] });
};

export default opened;
