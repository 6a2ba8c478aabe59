import { parsePage } from './parse-page.ts';

const OVERLAY_MS = 800;
const FADE_IN: KeyframeAnimationOptions = { duration: 240, easing: 'ease-out' };

/** Event on the document: the overlay has lifted from the page that a change of route led to. */
export const ROUTE_SHOWN_EVENT = 'site:route-shown';

const findOverlay = () => document.querySelector<HTMLElement>('[data-route-overlay]');

/**
 * Covers the screen for 800 ms, from its first frame, on every change of route. The next page is fetched, swapped in and laid out below the
 * overlay, then fades in.
 */
export function coverRouteChanges(): void {
  let coveredAt = Promise.resolve(0);
  let lifting = 0;
  let place = '';
  let isTraversal = false;
  document.addEventListener(
    'astro:before-preparation',
    (change) => {
      const load = change.loader;
      isTraversal = change.navigationType === 'traverse';
      place = isTraversal ? '' : change.to.hash.slice(1);
      // A change that this one aborts may have left its overlay.
      setCover(false);
      change.loader = async () => {
        if (!navigator.onLine && !isTraversal) return stayOffline();
        clearTimeout(lifting);
        setCover(true);
        coveredAt = firstFrame();
        const cached = isTraversal ? await cachedPage(change) : null;
        if (cached === null) await load();
        else change.newDocument = cached;
      };
    },
    // Before listeners that replace the loader and need no overlay.
    { capture: true },
  );
  document.addEventListener('astro:after-swap', () => {
    if (findOverlay()?.hidden !== false) return;
    // The swap has replaced the root element.
    setCover(true);
    const change = coveredAt;
    void change.then((atMs) => {
      if (change !== coveredAt) return;
      lifting = window.setTimeout(
        () => {
          // The layout above it has settled by now.
          document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
          lift();
          if (!isTraversal) focusHeading();
        },
        atMs + OVERLAY_MS - performance.now(),
      );
    });
  });
  // A page from the back/forward cache may still have its overlay.
  addEventListener('pageshow', () => setCover(false));
  addEventListener('unhandledrejection', (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
}

/** A view transition of the router that the next change of route skipped. Browsers differ in their message. */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException &&
  reason.name === 'AbortError' &&
  /transition/i.test(reason.message);

/**
 * Says that there is no network. The router would go on to the browser's own page of errors, so it waits
 * until the next change ends this one.
 */
function stayOffline(): Promise<void> {
  document.querySelector<HTMLElement>('[data-offline]')?.showPopover();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
  return new Promise(() => undefined);
}

/** Back and forward show the page that the browser has in its cache, as without a router: at once, and offline too. */
async function cachedPage({ to, signal }: { to: URL; signal: AbortSignal }) {
  const answer = await fetch(to, { cache: 'force-cache', signal }).catch(() => null);
  return answer?.ok === true ? parsePage(await answer.text()) : null;
}

/** Moment of the overlay's first paint: an animation is ready with its first frame, however busy the page is. */
const firstFrame = async (): Promise<number> => {
  await findOverlay()
    ?.animate(null, 1)
    .ready.catch(() => undefined);
  return performance.now();
};

function lift(): void {
  setCover(false);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.body.animate({ opacity: [0, 1] }, FADE_IN);
  }
  document.dispatchEvent(new Event(ROUTE_SHOWN_EVENT));
}

/** Moves the focus to the heading of the new page, so that keyboards and screen readers continue there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null || document.activeElement !== document.body || location.hash !== '') return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Shows or hides the overlay; the attribute on the root is for its style sheet. */
function setCover(isOn: boolean): void {
  findOverlay()?.toggleAttribute('hidden', !isOn);
  document.documentElement.toggleAttribute('data-covered', isOn);
}
