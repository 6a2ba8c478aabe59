import { ROUTE_SHOWN_EVENT } from './route-overlay.ts';

const LATE = '[data-late]';

/** Lays out, part by part while nothing else is to do, what the style sheet has left for later. */
export function layOutLateParts(): void {
  layOutNext();
  document.addEventListener(ROUTE_SHOWN_EVENT, layOutNext);
}

function layOutNext(): void {
  whenIdle(() => {
    const part = document.querySelector(LATE);
    if (part === null) return;
    part.removeAttribute('data-late');
    layOutNext();
  });
}

function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 50);
}
