/** An event that no part listens to, and that React awakens a part for at once. */
const NUDGE = 'auxclick';

/**
 * Lets islands that are about to be awake be so before a change of route takes them away: one that is taken
 * from React half awake is reported as a fault of the page.
 */
export function finishIslands(): void {
  document.addEventListener('astro:before-swap', () => {
    for (const island of document.querySelectorAll('astro-island:not([ssr])')) {
      island.firstElementChild?.dispatchEvent(new Event(NUDGE));
    }
  });
}
