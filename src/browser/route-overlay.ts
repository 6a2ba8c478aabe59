import type {
  TransitionBeforePreparationEvent,
  TransitionBeforeSwapEvent,
} from 'astro:transitions/client';

const OVERLAY_MS = 800;
const FADE_IN: KeyframeAnimationOptions = { duration: 240, easing: 'ease-out' };

/** Event on the document: the overlay has lifted from the page that a change of route led to. */
export const ROUTE_SHOWN_EVENT = 'site:route-shown';

const findOverlay = () => document.querySelector<HTMLElement>('[data-route-overlay]');

/**
 * Covers the screen for 800 ms on every change of route. The next page is fetched, put in and laid
 * out under the cover, so that it is complete when the cover lifts and it fades in.
 */
export function coverRouteChanges(): void {
  let coveredAtMs = 0;
  let lifting = 0;
  let place = '';
  document.addEventListener(
    'astro:before-preparation',
    (event) => {
      const change = event as TransitionBeforePreparationEvent;
      const load = change.loader;
      place = change.navigationType === 'traverse' ? '' : change.to.hash.slice(1);
      // A change that this one cuts short may have left its cover.
      setCover(false);
      change.loader = () => {
        clearTimeout(lifting);
        setCover(true);
        const loading = load();
        coveredAtMs = performance.now();
        return loading;
      };
    },
    // Before anyone who loads in another way, and without a cover.
    { capture: true },
  );
  document.addEventListener('astro:before-swap', (event) => {
    // A transition that the next change skips is never ready, which is no fault here.
    (event as TransitionBeforeSwapEvent).viewTransition.ready.catch(() => undefined);
  });
  document.addEventListener('astro:after-swap', () => {
    if (findOverlay()?.hidden !== false) return;
    // The next page has a root of its own.
    setCover(true);
    const restMs = coveredAtMs + OVERLAY_MS - performance.now();
    const liftHere = () => {
      // Parts above it have taken their own heights by now.
      document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
      lift();
    };
    if (restMs > 0) lifting = window.setTimeout(liftHere, restMs);
    else liftHere();
  });
  // Back from another site, out of the browser's memory: the page as it was left.
  addEventListener('pageshow', () => setCover(false));
}

function lift(): void {
  setCover(false);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.body.animate({ opacity: [0, 1] }, FADE_IN);
  }
  document.dispatchEvent(new Event(ROUTE_SHOWN_EVENT));
}

/** Puts the overlay on the page, or takes it away; the mark on the root is for its style sheet. */
function setCover(isOn: boolean): void {
  findOverlay()?.toggleAttribute('hidden', !isOn);
  document.documentElement.toggleAttribute('data-covered', isOn);
}
