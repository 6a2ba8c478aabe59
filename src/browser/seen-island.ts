import { whenNear } from './when-near.ts';

/**
 * Wakes the island that waits for a touch (`client:touched`) once its form is seen: the page is there and the
 * line is free, so that the first touch finds it awake.
 * docs/decisions/028-the-first-tap.md
 */
export function wakeSeenIsland(): void {
  const form = document.querySelector('[client=touched] form');
  // As if it were touched.
  if (form) whenNear([form], () => form.dispatchEvent(new Event('focusin', { bubbles: true })));
}
