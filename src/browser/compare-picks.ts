import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import trayScript from './compare-tray.ts?worker&url';
import { fetchOnce } from './fetch-once.ts';
import { readForVisit } from './storage.ts';

/** Fetches the tray with the first pick: most visitors never make one. */
export function listenForPicks(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'compare') fetchOnce(trayScript);
  });
}

/** Fetches it for a page with picks where one was made before on this visit. */
export function bringBackTray(): void {
  const kept = readForVisit(COMPARE_TRAY_KEY) ?? '[]';
  if (kept !== '[]' && document.querySelector('[data-compare-tray]')) fetchOnce(trayScript);
}
