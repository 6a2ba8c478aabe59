/** An event that nothing listens to, and that React hydrates its target for at once. */
const NUDGE = 'auxclick';

/** Finishes hydration that is under way before a change of route removes the island: React reports an error otherwise. */
export function finishHydration(): void {
  document.addEventListener('astro:before-swap', () => {
    for (const island of document.querySelectorAll('astro-island:not([ssr])')) {
      island.firstElementChild?.dispatchEvent(new Event(NUDGE));
    }
  });
}
