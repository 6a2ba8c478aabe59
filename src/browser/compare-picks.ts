import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import { readForVisit } from './storage.ts';

/** A module runs once, however often it is imported. */
const loadTray = () => void import('./compare-tray.ts').catch(() => undefined);

export function listenForPicks(): void {
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'compare') loadTray();
  });
}

/** Loads it on a page with picks where one was made before on this visit. */
export function loadTrayOfVisit(): void {
  const hasTray = (readForVisit(COMPARE_TRAY_KEY) ?? '[]') !== '[]';
  if (hasTray && document.querySelector('[data-pick-name]') !== null) loadTray();
}
