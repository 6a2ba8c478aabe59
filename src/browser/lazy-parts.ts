import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { ROUTE_SHOWN_EVENT } from './route-overlay.ts';

/**
 * Lays out, part by part while nothing else is to do, what the style sheet has left for later, so that
 * every part has its own height. One that is far from the window is let go of again: a dialog that opens
 * has the browser style all that it keeps. One that is near stays: for a frame it would be gone.
 */
export function layOutLazyParts(): void {
  // Safari has no idle callbacks, and leaves nothing for later.
  if (!('requestIdleCallback' in window)) return;
  layOutNext();
  document.addEventListener(ROUTE_SHOWN_EVENT, layOutNext);
  // What is folded away has its turn once a click has unfolded it (`view-all.ts`).
  document.addEventListener('click', layOutNext);
  // Where the visitor had scrolled to is only found on a page that has its full height.
  document.addEventListener('astro:before-swap', (event) => {
    const { navigationType, newDocument } = event as TransitionBeforeSwapEvent;
    if (navigationType === 'traverse') newDocument.documentElement.dataset['comeBackTo'] = '';
  });
}

function layOutNext(): void {
  requestIdleCallback(() => {
    const part = document.querySelector<HTMLElement>('[data-lazy=true]:not([hidden])');
    if (part === null) return;
    part.dataset['lazy'] = 'now';
    // In this frame it gets its height, which it keeps.
    requestAnimationFrame(() =>
      requestIdleCallback(() => {
        if (!isNear(part)) part.dataset['lazy'] = 'kept';
        layOutNext();
      }),
    );
  });
}

/** In the window, or within one window of it. */
function isNear(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top < 2 * innerHeight && bottom > -innerHeight;
}
