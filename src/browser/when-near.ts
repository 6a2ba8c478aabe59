import { savesData } from './saves-data.ts';

/**
 * Calls back, once, when one of these parts is in view, or as near to it as `options` say: for what a touch
 * would fetch, and should be there by then. Never for a visitor who saves data.
 */
export function whenNear(
  parts: Iterable<Element>,
  callback: () => void,
  options?: IntersectionObserverInit,
): void {
  if (savesData()) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  }, options);
  for (const part of parts) observer.observe(part);
}
