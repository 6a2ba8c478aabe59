import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

const OVERLAY_MS = 800;

/**
 * Covers the screen for 800 ms on every change of route. The next page is fetched in that time, so
 * that it is complete when the overlay lifts; the router's cross-fade then brings it in.
 */
export function coverRouteChanges(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    const change = event as TransitionBeforePreparationEvent;
    const load = change.loader;
    change.loader = async () => {
      show(true);
      await Promise.all([load(), wait(OVERLAY_MS)]);
    };
  });
  document.addEventListener('astro:after-swap', () => show(false));
  // Back from another site, out of the browser's memory: the page as it was left.
  addEventListener('pageshow', () => show(false));
}

function show(visible: boolean): void {
  const overlay = document.querySelector<HTMLElement>('[data-route-overlay]');
  if (overlay !== null) overlay.hidden = !visible;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
